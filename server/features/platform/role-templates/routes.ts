import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { roleTemplateInput } from '#contract/features/platform/role-templates/contract.ts';
import { roleTemplateCalls } from '#contract/features/platform/role-templates/contract.ts';
import { roleTemplateTexts } from '#contract/features/platform/role-templates/texts.ts';
import { fillNames } from '#contract/names.ts';
import { completeRights, spellRights } from '#contract/rights.ts';
import { headRole } from '#contract/roles.ts';
import { say, type Text } from '#contract/text.ts';
import { countLacking, giveRoles } from '#server/people/company-roles.ts';
import type { Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder } from '#server/records/list.ts';
import type { Stored } from '#server/records/plan.ts';
import { roleTemplateList } from './queries.ts';

const { errors, done } = roleTemplateTexts;
type Input = z.output<typeof roleTemplateInput>;

/** The rights to store: those of companies that the version has. */
async function rightsWithin(tx: Tx, { permissions, system_version_id: id }: Input) {
  const chosen = completeRights(permissions);
  if (spellRights('web', chosen).length !== chosen.length)
    throw new Refusal(errors.notWeb, { code: codes.invalid, field: 'permissions' });
  if (id === null) return chosen;
  const version = await tx
    .selectFrom('system_version')
    .select('permissions')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!version)
    throw new Refusal(errors.noVersion, { code: codes.invalid, field: 'system_version_id' });
  const allowed = spellRights('web', version.permissions);
  return chosen.filter((right) => allowed.includes(right));
}

/** A shipped template keeps its code, and the general manager all rights. */
function checkShipped(input: Input, before: Stored): void {
  if (before.is_shipped !== true) return;
  const refuse = (text: Text, field: string) => new Refusal(text, { code: codes.conflict, field });
  if (before.code !== input.code) throw refuse(errors.shippedCode, 'code');
  if (input.system_version_id !== null) throw refuse(errors.shippedCode, 'system_version_id');
  if (before.code === headRole && !input.is_default) throw refuse(errors.head, 'is_default');
}

export const roleTemplateEndpoints = [
  ...serveRecords(roleTemplateCalls, {
    texts: roleTemplateTexts,
    list: roleTemplateList,
    unique: { role_company_by_code: 'code' },
    readInfo: async (reader, id) => {
      const [row] = await inOrder(roleTemplateList, reader, [id]);
      if (!row) throw notFound();
      return { ...row, lacking: await countLacking(reader.tx, id) };
    },
    reads: ['is_shipped'],
    toColumns: async (input, { tx }, before) => {
      if (before) checkShipped(input, before);
      const isHead = before?.is_shipped === true && before.code === headRole;
      return {
        ...input,
        name: fillNames(input.name),
        permissions: isHead ? before.permissions : await rightsWithin(tx, input),
      };
    },
    beforeDelete: ({ language }, rows) => {
      const shipped = rows.find((row) => row.is_shipped === true);
      if (!shipped) return Promise.resolve();
      throw new Refusal(errors.shipped, {
        params: { name: say(shipped.name as Text, language) },
      });
    },
  }),
  serve(roleTemplateCalls.give, async (call) => {
    const { tx, input } = call;
    if ((await inOrder(roleTemplateList, call, [input.id])).length === 0) throw notFound();
    const companies = await giveRoles(tx, { template: input.id });
    call.changed('roleCompany', input.id, null, { companies });
    call.tell(done.given, { n: companies });
    return { companies };
  }),
];
