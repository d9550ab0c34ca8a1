import { sql, type RawBuilder } from 'kysely';
import type { Who } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';

// Whoever types one letter is not looking for all who have it.
const mostAccounts = 50;

/** Whoever is called so: the account as it is typed, and those whose name holds what was typed. */
export async function byWhom(
  typed: string,
  { tx, who }: { tx: Tx; who: Pick<Who, 'companyId'> },
): Promise<RawBuilder<unknown>> {
  const words = typed.toLowerCase();
  const own = who.companyId === null ? sql`true` : sql`company_id = ${who.companyId}`;
  const { rows } = await sql<{ username: string }>`
    select username from account
    where ${own} and (strpos(lower(username), ${words}) > 0 or strpos(lower(realname), ${words}) > 0)
    limit ${mostAccounts}`.execute(tx);
  const names = [...new Set([typed, ...rows.map(({ username }) => username)])];
  return names.length === 1 ? sql`username = ${names[0]}` : sql`username = any(${names}::text[])`;
}
