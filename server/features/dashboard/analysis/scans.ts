import { sql } from 'kysely';
import type * as z from 'zod';
import {
  scansLookedAt,
  type BehindScans,
  type scansInput,
} from '#contract/features/dashboard/analysis/contract.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { readScans } from '#server/scans/scan-rows.ts';
import { periodOf } from '#server/identifiers/period.ts';

/**
 * The scans behind a figure. The log has an index by time only: so many of the newest are read and then narrowed, which
 * costs the same however long the period is.
 */
export async function readBehind(
  app: App,
  tx: Tx,
  companyId: number,
  { days, part_id: part, province, is_first: isFirst, page, limit }: z.output<typeof scansInput>,
): Promise<BehindScans> {
  const { first, last } = periodOf(days);
  const time = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Shanghai'`;
  const newest = sql`(
    select * from scan_log where company_id = ${companyId}
      and scan_time >= ${time(first)} and scan_time < ${time(last)} + interval '1 day'
    order by scan_time desc, id desc limit ${scansLookedAt}) as newest`;
  const wanted = sql.join(
    [
      sql`counts and channel = 0`,
      ...(part === undefined ? [] : [sql`part_id = ${part}`]),
      ...(province === undefined ? [] : [sql`province = ${province}`]),
      ...(isFirst === undefined ? [] : [sql`is_first = ${isFirst}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<{ looked: number; n: number }>`
    select count(*)::int as looked, count(*) filter (where ${wanted})::int as n from ${newest}`.execute(
    tx,
  );
  const { looked, n } = rows[0]!;
  return {
    rows: await readScans(
      app,
      tx,
      companyId,
      sql`select * from ${newest} where ${wanted}
        order by scan_time desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
    ),
    count: n,
    is_cut: looked === scansLookedAt,
  };
}
