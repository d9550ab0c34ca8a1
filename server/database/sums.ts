import { sql } from 'kysely';
import type { Tx } from './database.ts';
import type { SumTables } from './sum-tables.ts';
import { sweptAtOnce, type Sweep } from './sweep.ts';

type SumTable = keyof SumTables;

/** What tells the rows of a sum apart, and what is added up. */
const sums: Record<SumTable, { keys: readonly string[]; n: readonly string[] }> = {
  warranty_sum: { keys: ['metric', 'over', 'part_id', 'day'], n: ['n'] },
  dealer_sum: { keys: ['over', 'metric', 'day', 'dealer_id', 'part_id'], n: ['n'] },
  stock_sum: { keys: ['dealer_id', 'day'], n: ['n'] },
  shipment_sum: {
    keys: ['over', 'day', 'kind', 'is_own', 'dealer_id', 'customer_id', 'part_id'],
    n: ['shipments', 'shipped', 'received', 'returned', 'missing'],
  },
};
export const sumTables = Object.keys(sums) as SumTable[];

/** Folds rows that were added lately into one for each key. What is read of a sum stays the same. */
const foldSums =
  (table: SumTable): Sweep =>
  async (tx) => {
    const from = sql.table(table);
    const keys = sql.join(['company_id', ...sums[table].keys].map((key) => sql.ref(key)));
    const n = sums[table].n.map((one) => sql.ref(one));
    const added = sql.join(n.map((one) => sql`sum(${one})`));
    const both = sql.join(
      sums[table].n.map(
        (one) => sql`${sql.ref(one)} = t.${sql.ref(one)} + excluded.${sql.ref(one)}`,
      ),
    );
    const { rows } = await sql<{ n: number }>`
      with folded as (
        delete from ${from} where (company_id, id) in (
          select company_id, id from ${from} where is_fresh order by company_id, id limit ${sweptAtOnce}
          for update skip locked)
        returning *
      ), put as (
        insert into ${from} as t (${keys}, ${sql.join(n)}, is_fresh)
        select ${keys}, ${added}, false from folded group by ${keys} order by ${keys}
        on conflict (${keys}) where not is_fresh do update set ${both}
      )
      select count(*)::int as n from folded`.execute(tx);
    return rows[0]!.n;
  };

export const sumSweeps: readonly Sweep[] = sumTables.map(foldSums);

/** Counts the rows of a company anew and corrects the sum; returns how many of its sums were wrong. */
export async function recount(tx: Tx, table: SumTable, companyId: number): Promise<number> {
  const count = sql.ref(`recount_${table}`);
  const { rows } = await sql<{ n: number }>`select ${count}(${companyId}::int)::int as n`.execute(
    tx,
  );
  return rows[0]!.n;
}
