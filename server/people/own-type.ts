import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import type { Session } from '#server/access/sessions.ts';

/** Accounts and roles of the caller's own login type: a company also has those of its dealers. */
export const ofOwnType = ({ type }: Session): Condition => sql`login_type = ${type}`;

/** All assignable roles with their rights. */
export async function readRoles({ tx, session }: Pick<Reader, 'tx' | 'session'>) {
  const { rows } = await sql<{ id: number; name: Text; permissions: string[] }>`
    select id, name, permissions from role where ${ownRows(session)} and ${ofOwnType(session)} order by id
  `.execute(tx);
  return rows;
}
