import { randomBytes } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import {
  platformRoleCalls,
  roleCalls,
  type RoleCalls,
} from '#contract/features/people/roles/contract.ts';
import { roleTexts } from '#contract/features/people/roles/texts.ts';
import { fillNames } from '#contract/names.ts';
import { say, type Text } from '#contract/text.ts';
import { serve, type Endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { taken } from '#server/records/write.ts';
import { readRoles } from '#server/people/own-type.ts';
import { holdsAll, isShipped } from '#server/people/rights.ts';
import { authorise, readRights } from './authorise.ts';
import { roleList } from './queries.ts';

const { errors } = roleTexts;
type KeptRole = Stored & { code: string; name: Text; permissions: string[] };

/** Two roles with the same name could not be distinguished when they are assigned. */
async function refuseSameName(call: RecordCall, name: string, id: number | null): Promise<void> {
  const same = (await readRoles(call)).some((role) => role.name.zh_CN === name && role.id !== id);
  if (same) throw taken({ name: 'role', fields: { name: roleTexts.fields.name } }, 'name', name);
}

async function refuseDelete(call: RecordCall, rows: KeptRole[]): Promise<void> {
  const held = await call.tx
    .selectFrom('account_role')
    .select('role_id')
    .distinct()
    .where(
      'role_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  for (const { id, code, name, permissions } of rows) {
    if (isShipped(call.session.type, code)) throw new Refusal(errors.shipped);
    if (!holdsAll(call.session, permissions))
      throw new Refusal(errors.notHeld, {
        code: codes.forbidden,
        params: { names: say(name, call.language) },
      });
    if (held.some((one) => one.role_id === id))
      throw new Refusal(errors.inUse, { params: { name: say(name, call.language) } });
  }
}

const endpointsOf = (calls: RoleCalls): Endpoint[] => [
  ...serveRecords(calls, {
    texts: roleTexts,
    list: roleList,
    toColumns: async ({ name: given, remark }, call, before) => {
      const name = fillNames(given);
      await refuseSameName(call, name.zh_CN, before?.id ?? null);
      const code = `r${randomBytes(5).toString('hex')}`;
      return { name, remark, ...(before ? {} : { code, login_type: call.session.type }) };
    },
    beforeDelete: (call, rows) => refuseDelete(call, rows as KeptRole[]),
  }),
  serve(calls.options, async (call) =>
    (await readRoles(call)).map(({ id, name, permissions }) => ({
      id,
      name,
      can_give: holdsAll(call.session, permissions),
    })),
  ),
  serve(calls.rights, (call) => readRights(call, call.input.id), { isLong: true }),
  serve(
    calls.authorise,
    async (call) => {
      await authorise(call);
      return readRights(call, call.input.id);
    },
    { done: roleTexts.done.authorised },
  ),
];

export const roleEndpoints = [...endpointsOf(roleCalls), ...endpointsOf(platformRoleCalls)];
