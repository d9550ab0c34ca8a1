import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import type { Who } from '#server/access/sessions.ts';

/** Accounts and roles of the caller's own login type: a company also has those of its dealers. */
export const ofOwnType = ({ type }: Who): Condition => sql`login_type = ${type}`;

/** All roles that people here can have, with what they hold. */
export async function readRoles({ tx, who }: Pick<Reader, 'tx' | 'who'>) {
  const { rows } = await sql<{ id: number; name: Text; permissions: string[] }>`
    select id, name, permissions from role where ${ownRows(who)} and ${ofOwnType(who)} order by id
  `.execute(tx);
  return rows;
}
