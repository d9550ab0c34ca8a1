import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { authoriseInput, RoleRights } from '#contract/features/people/roles/contract.ts';
import { roleTexts } from '#contract/features/people/roles/texts.ts';
import { everyPermission } from '#contract/access.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import { completeRights, spellRights } from '#contract/rights.ts';
import type { Text } from '#contract/text.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import { lockRecord, updateRecord, type RecordTable } from '#server/records/write.ts';
import type { Session } from '#server/access/sessions.ts';
import { mayGive, offeredTo } from '#server/people/rights.ts';
import { ofOwnType } from '#server/people/own-type.ts';

const { errors } = roleTexts;
const table: RecordTable = { name: 'role', only: ofOwnType, fields: roleTexts.fields };
type Held = { permissions: string[] };

/** The rights of a role, and what the reader may change. */
export async function readRights({ tx, session }: Reader, id: number): Promise<RoleRights> {
  const { rows } = await sql<Held & { version: number }>`
    select permissions, version from role where ${ownRows(session)} and ${ofOwnType(session)} and id = ${id}
  `.execute(tx);
  const role = rows[0];
  if (!role) throw notFound();
  const offered = offeredTo(session);
  return {
    id,
    version: role.version,
    permissions: spellRights(session.type, role.permissions),
    offered,
    locked: offered.filter((right) => !mayGive(session, right)),
    is_fixed: role.permissions.includes(everyPermission),
  };
}

/**
 * Sets the rights of a role. Users cannot grant rights they do not have; rights of the role that they do not have are
 * kept. It takes effect at the next call, on every node.
 */
export async function authorise(
  call: CallContext<z.output<typeof authoriseInput>, Session>,
): Promise<void> {
  const { app, tx, session, input } = call;
  const role = await lockRecord<Held>(tx, table, session, input.id, ['permissions']);
  if (role.permissions.includes(everyPermission))
    throw new Refusal(errors.fixed, { code: codes.conflict, field: 'permissions' });
  const before = spellRights(session.type, role.permissions);
  const wanted = completeRights(input.permissions);
  const added = wanted.filter((right) => !before.includes(right));
  const offered = offeredTo(session);
  const beyond = added.filter((right) => !offered.includes(right));
  if (beyond.length > 0) throw refuse(errors.notInVersion, codes.version, beyond, call.language);
  const foreign = added.filter((right) => !mayGive(session, right));
  if (foreign.length > 0) throw refuse(errors.notHeld, codes.forbidden, foreign, call.language);
  const kept = before.filter((right) => !mayGive(session, right));
  const next = completeRights([...wanted, ...kept]);
  editLocked({ version: role.version, permissions: before }, input.version, { permissions: next });
  // From here on the role belongs to this company and no longer gets new rights with updates.
  await updateRecord(tx, table, session, input.id, {
    permissions: sql`${next}::text[]`,
    is_shipped: false,
  });
  call.changed('role', input.id, { permissions: before }, { permissions: next });
  const scope =
    session.companyId === null ? { type: session.type } : { company: session.companyId };
  call.afterCommit(await app.sessions.refresh(tx, scope));
}

const mostNamed = 5;
function refuse(
  text: Text,
  code: 402 | 403,
  rights: readonly Permission[],
  language: keyof Text,
): Refusal {
  const names = rights
    .slice(0, mostNamed)
    .map((right) => permissions[right].label[language])
    .join(language === 'en' ? ', ' : '、');
  return new Refusal(text, {
    code,
    field: 'permissions',
    params: { names: rights.length > mostNamed ? `${names} …` : names },
  });
}
