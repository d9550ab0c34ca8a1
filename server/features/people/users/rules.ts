import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { UserInput } from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { everyPermission } from '#contract/access.ts';
import { say, type Text } from '#contract/text.ts';
import { Refusal } from '#server/refusal.ts';
import { ownRows } from '#server/records/own-rows.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { holdsAll, wholeRole } from '#server/people/rights.ts';
import { ofOwnType } from '#server/people/own-type.ts';

const { errors } = userTexts;
type HeldRole = { account_id: number; name: Text; permissions: string[] };
type Person = { id: number; realname: string };

/** Serialises changes to users of one company, so that two managers cannot remove each other at the same moment. */
export async function takeTurn({ tx, session }: RecordCall): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('people'), ${session.companyId ?? 0})`.execute(
    tx,
  );
}

async function rolesOf({ tx }: RecordCall, ids: readonly number[]): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select ar.account_id, r.name, r.permissions from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = any(${[...ids]})
  `.execute(tx);
  return rows;
}

/** A user with more rights cannot be managed: resetting their password would give access to everything. */
export async function refuseAbove(call: RecordCall, people: readonly Person[]): Promise<void> {
  const held = await rolesOf(
    call,
    people.map(({ id }) => id),
  );
  for (const { id, realname } of people) {
    const rights = held
      .filter((role) => role.account_id === id)
      .flatMap((role) => role.permissions);
    if (!holdsAll(call.session, rights))
      throw new Refusal(errors.above, { code: codes.forbidden, params: { name: realname } });
  }
}

export function refuseSelf({ session }: RecordCall, people: readonly Person[]): void {
  if (people.some(({ id }) => id === session.accountId)) throw new Refusal(errors.self);
}

/** Users who never signed in may not even have a password yet. */
const managers = ({ session }: RecordCall) => sql`
  select from account where ${ownRows(session)} and ${ofOwnType(session)} and not disabled
    and last_login_time is not null and exists (
    select from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = account.id and r.permissions @> ${[everyPermission]}::text[])
  limit 1`;

/** Runs a change after which at least one user with all rights can still sign in, if there was one before. */
export async function keepManager<T>(call: RecordCall, change: () => Promise<T>): Promise<T> {
  const before = await managers(call).execute(call.tx);
  const result = await change();
  if (before.rows.length === 0) return result;
  const after = await managers(call).execute(call.tx);
  if (after.rows.length === 0)
    throw new Refusal(errors.lastManager, {
      code: codes.conflict,
      params: { role: say(wholeRole(call.session.type).name, call.language) },
    });
  return result;
}

/** A role with rights that the user does not have cannot be assigned. */
export async function checkRoles(call: RecordCall, ids: readonly number[]): Promise<void> {
  const { tx, session, language } = call;
  const { rows } = await sql<{ id: number; name: Text; permissions: string[] }>`
    select id, name, permissions from role
    where ${ownRows(session)} and ${ofOwnType(session)} and id = any(${[...ids]}) for key share
  `.execute(tx);
  if (rows.length < new Set(ids).size) throw refuse(errors.noRole, 'role_ids');
  for (const { name, permissions } of rows)
    if (!holdsAll(session, permissions))
      throw new Refusal(errors.roleAbove, {
        code: codes.forbidden,
        field: 'role_ids',
        params: { name: say(name, language) },
      });
}

type Places = Pick<UserInput, 'dept_id' | 'position_id' | 'level_id'>;

/** Department, position and level must belong to the same company; users keep a disabled position. */
export async function checkPlaces(
  call: RecordCall,
  given: Places,
  before: Places | null,
): Promise<void> {
  const stands = async (table: string, id: number | null, also = sql`true`) => {
    if (id === null) return true;
    const { rows } = await sql`
      select from ${sql.table(table)} where ${ownRows(call.session)} and id = ${id} and ${also} for key share
    `.execute(call.tx);
    return rows.length > 0;
  };
  const isKept = given.position_id === (before?.position_id ?? null);
  if (!(await stands('dept', given.dept_id))) throw refuse(errors.noDept, 'dept_id');
  if (!(await stands('position', given.position_id, isKept ? sql`true` : sql`is_active`)))
    throw refuse(errors.noPosition, 'position_id');
  if (!(await stands('level', given.level_id))) throw refuse(errors.noLevel, 'level_id');
}

const refuse = (text: Text, field: string) => new Refusal(text, { code: codes.conflict, field });

/** The user quota of a company's version; disabled users do not count. */
export async function checkQuota({ tx, session }: RecordCall): Promise<void> {
  if (session.companyId === null) return;
  const { rows } = await sql<{ most: number | null; now: number }>`
    select (v.quotas ->> 'users')::int as most, (select count(*) from account a
      where a.company_id = c.company_id and a.login_type = 'web' and not a.disabled)::int as now
    from company c left join system_version v on v.id = c.system_version_id where c.company_id = ${session.companyId}
  `.execute(tx);
  const { most = null, now = 0 } = rows[0] ?? {};
  if (most !== null && now > most)
    throw new Refusal(errors.quota, { code: codes.version, params: { n: most } });
}
