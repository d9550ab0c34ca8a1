import { sql } from 'kysely';
import type { Figure } from '#contract/features/dashboard/workplace/contract.ts';
import type { Permission } from '#contract/permissions.ts';
import { tallied } from '#server/identifiers/scan-totals.ts';
import { dayOf, type Metric } from '#server/identifiers/tally.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { rightTo } from '#server/access/sessions.ts';

export const trendDays = 14;

/** Counted as it happens; reading costs a few rows, however many codes there are. */
const tallies: { key: string; metric: Metric; right: Permission; path: (day: string) => string }[] =
  [
    {
      key: 'codesToday',
      metric: 'generated',
      right: 'identity:identifier:view',
      path: (day) => `/identity/pack?create_time[]=${day}&create_time[]=${day}`,
    },
    {
      key: 'scansToday',
      metric: 'scanned',
      right: 'dashboard:monitor:view',
      path: (day) => `/dashboard/analysis?days[]=${day}&days[]=${day}&behind=scanned`,
    },
    {
      key: 'alertsToday',
      metric: 'alerts',
      right: 'sale:incident:view',
      path: (day) => `/sale/incident?last_time[]=${day}&last_time[]=${day}`,
    },
  ];

/** The figures of today and the days before, in Shanghai time. */
export async function readTallies({ tx, session }: Reader): Promise<Figure[]> {
  const seen = tallies.filter(
    ({ right }) => session.type === 'web' && rightTo(session, right) === 'ok',
  );
  if (seen.length === 0) return [];
  const { rows } = await sql<{ metric: Metric; trend: number[] }>`
    select metric, array_agg(n order by day) as trend
    from (
      select m.metric, d.day::date as day, coalesce(sum(t.n), 0)::float8 as n
      from unnest(${seen.map(({ metric }) => metric)}::text[]) as m (metric)
      cross join generate_series(
        (now() at time zone 'Asia/Shanghai')::date - ${trendDays - 1}::int,
        (now() at time zone 'Asia/Shanghai')::date, interval '1 day') as d (day)
      left join ${tallied(
        seen.map(({ metric }) => metric),
        new Set(),
      )} as t
        on t.company_id = ${session.companyId} and t.metric = m.metric and t.day = d.day::date
      group by 1, 2) as daily
    group by metric`.execute(tx);
  const today = dayOf(new Date()).day!;
  const trends = new Map(rows.map(({ metric, trend }) => [metric, trend]));
  return seen.map(({ key, metric, path }) => {
    const trend = trends.get(metric)!;
    return { key, value: trend.at(-1)!, trend, path: path(today) };
  });
}
