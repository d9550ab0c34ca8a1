import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { isOfScans } from './scan-totals.ts';

export type Metric =
  | 'generated'
  | 'printed'
  | 'bound'
  | 'packed'
  | 'shipped'
  | 'received'
  | 'sold'
  | 'returned'
  | 'scanned'
  | 'verified'
  | 'activated'
  | 'alerts';
export type Tallied = {
  metric: Metric;
  n: number;
  partId?: number | null;
  batchId?: number | null;
  province?: number;
  /** Today in Shanghai by default. */
  day?: string;
};

/** Counts in the caller's transaction. Sorted, so that concurrent counts do not deadlock. */
export async function tally(tx: Tx, companyId: number, entries: readonly Tallied[]): Promise<void> {
  const list = entries.filter(({ n }) => n !== 0);
  if (list.length === 0) return;
  const column = <T>(pick: (entry: Tallied) => T) => list.map(pick);
  await sql`
    insert into code_tally as t (company_id, metric, day, part_id, batch_id, province, n)
    select ${companyId}::integer, metric, coalesce(day, (now() at time zone 'Asia/Shanghai')::date), part, batch, province, sum(n)
    from unnest(${column(({ metric }) => metric)}::text[], ${column(({ day }) => day ?? null)}::date[],
      ${column(({ partId }) => partId ?? 0)}::int[], ${column(({ batchId }) => batchId ?? 0)}::int[],
      ${column(({ province }) => province ?? 0)}::smallint[], ${column(({ n }) => n)}::bigint[])
      as given (metric, day, part, batch, province, n)
    group by 1, 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
    on conflict (company_id, metric, day, part_id, batch_id, province) do update set n = t.n + excluded.n`.execute(
    tx,
  );
  await addUp(tx, companyId, list);
}

/** Adds counts of scans to their sums. */
async function addUp(tx: Tx, companyId: number, entries: readonly Tallied[]): Promise<void> {
  const list = entries.filter(isOfScans);
  if (list.length === 0) return;
  const column = <T>(pick: (entry: Tallied) => T) => list.map(pick);
  await sql`
    insert into scan_total as t (company_id, metric, over, day, part_id, batch_id, province, n)
    select ${companyId}::integer, metric, grouping(part, batch, province), day, coalesce(part, 0), coalesce(batch, 0),
      coalesce(province, 0), sum(n)
    from (select metric, coalesce(day, (now() at time zone 'Asia/Shanghai')::date) as day, part, batch, province, n
      from unnest(${column(({ metric }) => metric)}::text[], ${column(({ day }) => day ?? null)}::date[],
        ${column(({ partId }) => partId ?? 0)}::int[], ${column(({ batchId }) => batchId ?? 0)}::int[],
        ${column(({ province }) => province ?? 0)}::smallint[], ${column(({ n }) => n)}::bigint[])
        as given (metric, day, part, batch, province, n)) as g
    group by metric, day, grouping sets ((), (province), (part), (part, province), (part, batch))
    order by 2, 3, 4, 5, 6, 7
    on conflict (company_id, metric, over, day, part_id, batch_id, province) do update set n = t.n + excluded.n`.execute(
    tx,
  );
}

const shanghai = 8 * 3_600_000;
/** The day on which something that happened earlier is counted; nothing: today. */
export const dayOf = (time: Date | undefined): { day?: string } =>
  time ? { day: new Date(time.getTime() + shanghai).toISOString().slice(0, 10) } : {};

/** Rows of identifiers as counts by part and batch; taken away where `sign` is negative. */
export function talliesOf(
  rows: readonly { part_id: number | null; batch_id: number | null }[],
  [metric, sign]: [Metric, 1 | -1],
  /** Now, unless it happened earlier. */
  time?: Date,
): Tallied[] {
  const sums = new Map<string, Tallied>();
  const day = dayOf(time);
  for (const { part_id: partId, batch_id: batchId } of rows) {
    const key = `${partId} ${batchId}`;
    const entry = sums.get(key) ?? { metric, n: 0, partId, batchId, ...day };
    entry.n += sign;
    sums.set(key, entry);
  }
  return [...sums.values()];
}
