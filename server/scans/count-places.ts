import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { isAstray, isConsumers, type LoggedScan } from './findings.ts';
import type { Reach } from './find-risks.ts';

/**
 * Counts consumers' scans by day and place: all of them, those of each dealer's goods (also by day alone), and the
 * products that were outside their dealer's territories. In the transaction that moves the reader's position, so each scan counts once.
 */
export async function countPlaces(
  tx: Tx,
  companyId: number,
  scans: readonly LoggedScan[],
  { holders, territories }: Reach,
): Promise<void> {
  const counted = scans.filter((scan) => scan.counts && isConsumers(scan));
  if (counted.length === 0) return;
  const holderOf = ({ seq }: LoggedScan) => holders.get(seq ?? 0) ?? null;
  const column = <T>(pick: (scan: LoggedScan) => T) => counted.map(pick);
  // Sorted, so that concurrent counts do not deadlock.
  await sql`
    with given as materialized (
      select * from unnest(${column(({ day }) => day)}::date[], ${column(({ province }) => province)}::smallint[],
        ${column(({ city }) => city)}::text[], ${column(holderOf)}::int[], ${column(({ seq }) => seq)}::bigint[],
        ${column((scan) => isAstray(scan, holderOf(scan), territories))}::bool[],
        ${column(({ scan_time: time }) => time)}::timestamptz[]) as g (day, province, city, dealer, seq, is_out, time)),
    places as (
      insert into scan_place as p (company_id, day, province, city, total, outside)
      select ${companyId}::integer, day, province, city, count(*), count(*) filter (where is_out)
      from given group by 2, 3, 4 order by 2, 3, 4
      on conflict (company_id, day, province, city) do update
        set total = p.total + excluded.total, outside = p.outside + excluded.outside),
    flows as (
      insert into scan_flow as f (company_id, day, dealer_id, province, city, total, outside)
      select ${companyId}::integer, day, dealer, province, city, count(*), count(*) filter (where is_out)
      from given where dealer is not null group by 2, 3, 4, 5 order by 2, 3, 4, 5
      on conflict (company_id, day, dealer_id, province, city) do update
        set total = f.total + excluded.total, outside = f.outside + excluded.outside),
    dealers as (
      insert into scan_dealer as d (company_id, day, dealer_id, total)
      select ${companyId}::integer, day, dealer, count(*)
      from given where dealer is not null group by 2, 3 order by 2, 3
      on conflict (company_id, day, dealer_id) do update set total = d.total + excluded.total)
    insert into scan_stray as s (company_id, province, day, city, dealer_id, seq, n, last_time)
    select ${companyId}::integer, province, day, city, dealer, seq, count(*), max(time)
    from given where is_out group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
    on conflict (company_id, province, day, city, dealer_id, seq) do update
      set n = s.n + excluded.n, last_time = greatest(s.last_time, excluded.last_time)`.execute(tx);
}
