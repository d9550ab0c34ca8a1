import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { DealerMetric } from '../database/logistics-tables.ts';
import { dayOf } from './tally.ts';

type Counted = {
  companyId: number;
  dealerId: number;
  metric: DealerMetric;
  units: readonly { part_id: number | null }[];
  /** Taken away where it is negative. */
  sign?: 1 | -1;
  /** Now, unless it happened earlier. */
  time?: Date | undefined;
};

/** Counts what a dealer did, by day and part, in the caller's transaction. */
export async function tallyDealer(
  tx: Tx,
  { companyId, dealerId, metric, units, sign = 1, time }: Counted,
): Promise<void> {
  if (units.length === 0) return;
  await sql`
    insert into dealer_tally as t (company_id, metric, day, dealer_id, part_id, n)
    select ${companyId}::integer, ${metric}, coalesce(${dayOf(time).day ?? null}::date,
      (now() at time zone 'Asia/Shanghai')::date), ${dealerId}::integer, part, ${sign}::bigint * count(*)
    from unnest(${units.map(({ part_id: part }) => part ?? 0)}::int[]) as given (part) group by part order by part
    on conflict (company_id, metric, day, dealer_id, part_id) do update set n = t.n + excluded.n`.execute(
    tx,
  );
}

/** The running counts of dealers as a table like `dealer_tally`: their sums where dealer or part need not be known. */
export const dealerCounts = (told: { dealer: boolean; part: boolean }): RawBuilder<unknown> =>
  told.dealer && told.part
    ? sql`dealer_tally`
    : sql`(select * from dealer_sum where over = ${sql.lit((told.dealer ? 0 : 2) + (told.part ? 0 : 1))})`;
