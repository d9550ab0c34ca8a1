import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  authoriseInput,
  roleFilter,
  roleInput,
  roleOption,
  roleRights,
  roleRow,
} from '#contract/features/people/roles/contract.ts';
import { roleTexts } from '#contract/features/people/roles/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { fillNames } from '#contract/names.ts';
import type { Permission } from '#contract/permissions.ts';
import { say, type Text } from '#contract/text.ts';
import { rowId } from '#contract/validation.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { taken } from '#server/records/write.ts';
import { readRoles } from '#server/people/own-type.ts';
import { holdsAll, isShipped } from '#server/people/rights.ts';
import { authorise, readRights } from './authorise.ts';
import { roleList } from './queries.ts';

const { errors } = roleTexts;
type KeptRole = Stored & { code: string; name: Text; permissions: string[] };

/** Two roles of one name could not be told apart where people are given them. */
async function refuseSameName(call: RecordCall, name: string, id: number | null): Promise<void> {
  const same = (await readRoles(call)).some((role) => role.name.zh_CN === name && role.id !== id);
  if (same) throw taken({ table: 'role', fields: { name: roleTexts.fields.name } }, 'name', name);
}

async function refuseDelete(call: RecordCall, rows: KeptRole[]): Promise<void> {
  for (const { id, code, name, permissions } of rows) {
    if (isShipped(call.session.type, code)) throw new Refusal(errors.shipped);
    if (!holdsAll(call.session, permissions))
      throw new Refusal(errors.notHeld, {
        code: codes.forbidden,
        params: { names: say(name, call.language) },
      });
    const held = await call.tx
      .selectFrom('account_role')
      .select('account_id')
      .where('role_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (held) throw new Refusal(errors.inUse, { params: { name: say(name, call.language) } });
  }
}

const endpointsOf = (type: LoginType, section: string) => {
  const allow = (right: string) => `${section}:${right}` as Permission;
  return [
    ...recordEndpoints({
      resource: 'role',
      area: `${section}:role`,
      types: [type],
      texts: roleTexts,
      filter: roleFilter,
      row: roleRow,
      input: roleInput,
      list: roleList,
      toColumns: async ({ name: given, remark }, call, before) => {
        const name = fillNames(given);
        await refuseSameName(call, name.zh_CN, before?.id ?? null);
        const code = `r${randomBytes(5).toString('hex')}`;
        return { name, remark, ...(before ? {} : { code, login_type: type }) };
      },
      beforeDelete: (call, rows) => refuseDelete(call, rows as KeptRole[]),
    }),
    endpoint({
      method: 'GET',
      types: [type],
      path: 'role/options',
      allow: allow('user:view'),
      input: z.strictObject({}),
      answer: z.array(roleOption),
      run: async (call) =>
        (await readRoles(call)).map(({ id, name, permissions }) => ({
          id,
          name,
          can_give: holdsAll(call.session, permissions),
        })),
    }),
    endpoint({
      method: 'GET',
      types: [type],
      path: 'role/rights',
      allow: allow('role:view'),
      input: z.strictObject({ id: rowId }),
      answer: roleRights,
      fields: roleTexts.fields,
      isLong: true,
      run: (call) => readRights(call, call.input.id),
    }),
    endpoint({
      method: 'POST',
      types: [type],
      path: 'role/authorise',
      allow: allow('role:authorise'),
      input: authoriseInput,
      answer: roleRights,
      fields: roleTexts.fields,
      done: roleTexts.done.authorised,
      run: async (call) => {
        await authorise(call);
        return readRights(call, call.input.id);
      },
    }),
  ];
};

export const roleEndpoints = [...endpointsOf('web', 'app'), ...endpointsOf('admin', 'system')];
