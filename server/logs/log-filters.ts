import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';

// A single letter would match too many.
const mostAccounts = 50;

/** Filters by account: the exact username, or a part of the name. */
export async function byWhom(
  typed: string,
  { tx, session }: { tx: Tx; session: Pick<Session, 'companyId'> },
): Promise<RawBuilder<unknown>> {
  const words = typed.toLowerCase();
  const own = session.companyId === null ? sql`true` : sql`company_id = ${session.companyId}`;
  const { rows } = await sql<{ username: string }>`
    select username from account
    where ${own} and (strpos(lower(username), ${words}) > 0 or strpos(lower(realname), ${words}) > 0)
    limit ${mostAccounts}`.execute(tx);
  const names = [...new Set([typed, ...rows.map(({ username }) => username)])];
  return names.length === 1 ? sql`username = ${names[0]}` : sql`username = any(${names}::text[])`;
}
