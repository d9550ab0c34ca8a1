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
import type { Call } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import { lockRecord, updateRecord } from '#server/records/write.ts';
import type { Who } from '#server/access/sessions.ts';
import { mayGive, offeredTo } from '#server/people/rights.ts';
import { ofOwnType } from '#server/people/own-type.ts';

const { errors } = roleTexts;
const place = { table: 'role', only: ofOwnType, fields: roleTexts.fields };
type Held = { permissions: string[] };

/** What a role holds, and what the reader can do about it. */
export async function readRights({ tx, who }: Reader, id: number): Promise<RoleRights> {
  const { rows } = await sql<Held & { version: number }>`
    select permissions, version from role where ${ownRows(who)} and ${ofOwnType(who)} and id = ${id}
  `.execute(tx);
  const role = rows[0];
  if (!role) throw notFound();
  const offered = offeredTo(who);
  return {
    id,
    version: role.version,
    permissions: spellRights(who.type, role.permissions),
    offered,
    locked: offered.filter((right) => !mayGive(who, right)),
    is_fixed: role.permissions.includes(everyPermission),
  };
}

/**
 * Gives a role its rights. Nobody gives what they do not hold; what they do not hold and the role does stays, whatever
 * was sent. Its holders feel it at their next call, on every node.
 */
export async function authorise(call: Call<z.output<typeof authoriseInput>, Who>): Promise<void> {
  const { app, tx, who, input } = call;
  const role = await lockRecord<Held>(tx, place, who, input.id, ['permissions']);
  if (role.permissions.includes(everyPermission))
    throw new Refusal(errors.fixed, { code: codes.conflict, field: 'permissions' });
  const before = spellRights(who.type, role.permissions);
  const wanted = completeRights(input.permissions);
  const added = wanted.filter((right) => !before.includes(right));
  const offered = offeredTo(who);
  const beyond = added.filter((right) => !offered.includes(right));
  if (beyond.length > 0) throw refuse(errors.notInVersion, codes.version, beyond, call.language);
  const foreign = added.filter((right) => !mayGive(who, right));
  if (foreign.length > 0) throw refuse(errors.notHeld, codes.forbidden, foreign, call.language);
  const kept = before.filter((right) => !mayGive(who, right));
  const next = completeRights([...wanted, ...kept]);
  editLocked({ version: role.version, permissions: before }, input.version, { permissions: next });
  // From here on it is this company's own, and no longer grows with the product.
  await updateRecord(tx, place, who, input.id, {
    permissions: sql`${next}::text[]`,
    is_shipped: false,
  });
  call.changed('role', input.id, { permissions: before }, { permissions: next });
  const scope = who.companyId === null ? { type: who.type } : { company: who.companyId };
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
