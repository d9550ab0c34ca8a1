import { sql } from 'kysely';
import type { Configuration } from '#contract/configuration.ts';
import type { Tx } from './database.ts';

/** The most rows deleted in one transaction, so that locks stay short. */
export const sweptAtOnce = 5_000;

/** Retention in days, as the platform set it. */
type Kept = Configuration['retention'];

/** Deletes a portion of expired rows and returns how many; see docs/decisions/retention.md. */
export type Sweep = (tx: Tx, kept: Kept) => Promise<number>;

export const older = (column: string, days: number) =>
  `${column} < now() - make_interval(days => ${Math.trunc(days)})`;

/** Expired rows of a table. */
export const sweepRows =
  (table: string, key: readonly string[], when: string | ((kept: Kept) => string)): Sweep =>
  async (tx, kept) => {
    const from = sql.table(table);
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const which = sql.raw(typeof when === 'string' ? when : when(kept));
    const old = sql`select ${columns} from ${from} where ${which} limit ${sweptAtOnce}`;
    const swept = await sql`delete from ${from} where (${columns}) in (${old})`.execute(tx);
    return Number(swept.numAffectedRows ?? 0);
  };
