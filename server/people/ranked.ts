import { sql } from 'kysely';
import type * as z from 'zod';
import type { Text } from '#contract/text.ts';
import { Refusal } from '#server/refusal.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { isoTimes } from './iso-times.ts';

type Ranked = 'position' | 'level';
type Counted = { id: number; users: number; create_time: Date; update_time: Date };

/** Positions or levels with the number of users. */
export const countedRows = <R extends z.ZodObject>(table: Ranked, row: R) => {
  const columns = Object.keys(row.shape)
    .filter((name) => name !== 'users')
    .map((name) => sql.ref(name));
  return async ({ tx, session }: Reader, ids: number[]) => {
    const { rows } = await sql<Counted>`
      select ${sql.join(columns)},
        (select count(*) from account a where ${sql.ref(`a.${table}_id`)} = r.id)::int as users
      from ${sql.table(table)} r where ${ownRows(session)} and id = any(${ids})
    `.execute(tx);
    return rows.map((one) => isoTimes(one) as unknown as z.output<R> & { id: number });
  };
};

/** Refuses to delete one that is in use. */
export const refuseHeld =
  (table: Ranked, text: Text) =>
  async ({ tx }: RecordCall, rows: readonly { id: number }[]) => {
    const ids = rows.map(({ id }) => id);
    const held = await sql`
      select from account where ${sql.ref(`${table}_id`)} = any(${ids}) limit 1`.execute(tx);
    if (held.rows.length > 0) throw new Refusal(text);
  };
