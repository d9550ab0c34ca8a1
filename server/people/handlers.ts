import { sql } from 'kysely';
import { everyPermission } from '#contract/access.ts';
import { codes } from '#contract/envelope.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound, Refusal } from '../refusal.ts';

/** Active colleagues `a` who hold a right. */
const holdersOf = (companyId: number, right: Permission) => sql<boolean>`
  a.company_id = ${companyId} and a.login_type = 'web' and not a.disabled and exists (
    select from account_role ar join role r on r.id = ar.role_id
    where ar.company_id = a.company_id and ar.account_id = a.id
      and r.permissions && ${[right, everyPermission]}::text[])`;

type Handler = { id: number; name: string };

/** Colleagues to whom work can be given, found by their names. */
export async function readHandlers(
  { tx, session }: Reader<StaffSession>,
  right: Permission,
  { keyword = '', limit }: { keyword?: string | undefined; limit: number },
): Promise<Handler[]> {
  const { rows } = await sql<Handler>`
    select a.id, a.realname as name from account a where ${holdersOf(session.companyId, right)}
      and strpos(lower(a.realname), ${keyword.toLowerCase()}) > 0
    order by a.realname, a.id limit ${limit}`.execute(tx);
  return rows;
}

/** Whether all of these are active colleagues who hold a right. */
export async function areHandlers(
  tx: Tx,
  companyId: number,
  right: Permission,
  ids: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from account a
    where ${holdersOf(companyId, right)} and a.id = any(${wanted}::integer[])`.execute(tx);
  return rows[0]!.n === wanted.length;
}

/** The name of a colleague who may be given the work; others are refused. */
export async function nameOfHandler(
  tx: Tx,
  companyId: number,
  right: Permission,
  { account, refused, field = 'assignee' }: { account: number; refused: Text; field?: string },
): Promise<string> {
  const { rows } = await sql<{ realname: string; is_holder: boolean }>`
    select a.realname, ${holdersOf(companyId, right)} as is_holder from account a
    where a.company_id = ${companyId} and a.id = ${account} for key share`.execute(tx);
  if (!rows[0]) throw notFound();
  if (!rows[0].is_holder) throw new Refusal(refused, { code: codes.invalid, field });
  return rows[0].realname;
}
