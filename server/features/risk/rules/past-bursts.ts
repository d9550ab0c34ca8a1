import { sql } from 'kysely';
import type { Tx } from '#server/database/database.ts';
import { medianOf, type LoggedScan } from '#server/scans/findings.ts';
import type { RiskRules } from '#server/scans/risk-rules.ts';

const usualDays = 28;

/** When and for what a rule would have fired. */
export type Fired = Pick<
  LoggedScan,
  'day' | 'province' | 'city' | 'scan_time' | 'seq' | 'part_id'
> & { subject: string };

/** Batches and days with far more scans than usual, from the stored figures. */
export async function findPastBursts(
  tx: Tx,
  companyId: number,
  days: number,
  { params }: RiskRules,
): Promise<Fired[]> {
  const { times, least } = params.burst;
  const { rows } = await sql<{ batch: number; part: number; at: number; day: string; n: number }>`
    select batch_id as batch, min(part_id) as part, day - date '2000-01-01' as at, day::text, sum(n)::int as n
    from scan_total
    where company_id = ${companyId} and metric = 'scanned' and over = 1 and batch_id > 0
      and day > (now() at time zone 'Asia/Shanghai')::date - ${days + usualDays}::int
    group by batch_id, day order by day, batch_id`.execute(tx);
  const today = await sql<{ at: number }>`
    select (now() at time zone 'Asia/Shanghai')::date - date '2000-01-01' as at`.execute(tx);
  const from = today.rows[0]!.at - days;
  const byBatch = new Map<number, typeof rows>();
  for (const row of rows) {
    const mine = byBatch.get(row.batch);
    if (mine) mine.push(row);
    else byBatch.set(row.batch, [row]);
  }
  return rows.flatMap(({ batch, part, at, day, n }) => {
    if (at <= from || n < least) return [];
    const before = byBatch
      .get(batch)!
      .filter((one) => one.at < at && one.at >= at - usualDays)
      .map((one) => one.n);
    if (n <= times * medianOf(before, usualDays)) return [];
    const time = new Date(`${day}T00:00:00+08:00`);
    const nowhere = { province: 0, city: '', seq: null };
    return { ...nowhere, day, scan_time: time, part_id: part || null, subject: `batch:${batch}` };
  });
}
