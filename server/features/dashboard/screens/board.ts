import { sql, type RawBuilder } from 'kysely';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import {
  fewestDays,
  mostRanked,
  screenPeriods,
  type ScreenFigure,
  type ScreenKind,
  type ScreenPeriod,
  type ScreenRank,
} from '#contract/features/dashboard/screens/kinds.ts';
import { screenTexts } from '#contract/features/dashboard/screens/texts.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { dayOf } from '#server/identifiers/tally.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import { readNames } from '#server/records/own-names.ts';

export type Asker = Reader<StaffSession>;
export type Part<Kind extends ScreenKind> = {
  figures: Record<ScreenFigure<Kind>, Figure>;
  trend: readonly { key: Board['trend']['series'][number]['key']; values: number[] }[];
  ranks: Record<ScreenRank<Kind>, RankRow[]>;
  latest: Board['latest'];
};
/** `before`: in the period before; null: as of now. */
export type Figure = { value: number; before: number | null };
export type RankRow = Board['ranks'][number]['rows'][number];

/** The days that are counted, those before, and all that are drawn; in Shanghai. */
export type Span = {
  first: string;
  last: string;
  beforeFirst: string;
  beforeLast: string;
  drawn: readonly string[];
  /** The first day of all of them. */
  from: string;
};

const dayLength = 86_400_000;
const shift = (day: string, by: number) =>
  new Date(Date.parse(day) + by * dayLength).toISOString().slice(0, 10);

export function spanOf(period: ScreenPeriod): Span {
  const length = screenPeriods[period];
  const last = dayOf(new Date()).day!;
  const first = shift(last, 1 - length);
  const count = Math.max(fewestDays, length);
  const days = Array.from({ length: count }, (_, at) => shift(last, at + 1 - count));
  const beforeFirst = shift(first, -length);
  return {
    first,
    last,
    beforeFirst,
    beforeLast: shift(first, -1),
    drawn: days,
    from: days[0]! < beforeFirst ? days[0]! : beforeFirst,
  };
}

/** When a day begins. */
export const startOf = (day: string): Condition =>
  sql`${day}::date::timestamp at time zone 'Asia/Shanghai'`;
/** The day of a time. */
export const dayIn = (column: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)} at time zone 'Asia/Shanghai')::date`;

export type DayCounts = readonly { key: string; day: string; n: number }[];

/** What was counted day by day as a figure of the period, and as it is drawn. */
export function inDays(counts: DayCounts, { first, beforeFirst, last, drawn }: Span) {
  const found = new Map<string, number>();
  for (const { key, day, n } of counts) found.set(`${key} ${day}`, n);
  const sum = (key: string, from: string, until: string) =>
    counts.reduce(
      (all, one) => (one.key === key && one.day >= from && one.day <= until ? all + one.n : all),
      0,
    );
  return {
    figure: (key: string): Figure => ({
      value: sum(key, first, last),
      before: sum(key, beforeFirst, shift(first, -1)),
    }),
    values: (key: string) => drawn.map((day) => found.get(`${key} ${day}`) ?? 0),
  };
}

/** Running counts by day; a range of the primary key of `code_tally` or `dealer_tally`. */
export async function countTallies(
  { tx, session }: Asker,
  table: 'code_tally' | 'dealer_tally',
  metrics: readonly string[],
  { from, last }: Span,
): Promise<DayCounts> {
  const { rows } = await sql<DayCounts[number]>`
    select metric as key, day::text as day, sum(n)::float8 as n from ${sql.table(table)}
    where company_id = ${session.companyId} and metric = any(${[...metrics]}::text[])
      and day between ${from}::date and ${last}::date
    group by 1, 2`.execute(tx);
  return rows;
}

/** Which parts, batches or dealers had most of a running count in the period. */
export async function rankTallies(
  { tx, session, language }: Asker,
  {
    table,
    metric,
    by,
  }: {
    table: 'code_tally' | 'dealer_tally';
    metric: string;
    by: 'part' | 'batch' | 'dealer';
  },
  { first, last }: Span,
): Promise<RankRow[]> {
  const { rows } = await sql<{ id: number; value: number }>`
    select id, value from (
      select ${sql.ref(`${by}_id`)} as id, sum(n)::float8 as value from ${sql.table(table)}
      where company_id = ${session.companyId} and metric = ${metric}
        and day between ${first}::date and ${last}::date group by 1) as counted
    where value > 0 order by value desc, id limit ${mostRanked}`.execute(tx);
  const names = await readNames(
    tx,
    session.companyId,
    by,
    rows.map(({ id }) => id),
  );
  const unknown = say(screenTexts.unknown, language);
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? unknown, most: null }));
}

/** How many dealers had something of a running count, in the period and before. */
export async function countDealers(
  { tx, session }: Asker,
  metric: string,
  { first, last, beforeFirst, beforeLast }: Span,
): Promise<Figure> {
  const { rows } = await sql<{ value: number; before: number }>`
    select count(*) filter (where now > 0)::int as value, count(*) filter (where before > 0)::int as before
    from (
      select coalesce(sum(n) filter (where day >= ${first}::date), 0) as now,
        coalesce(sum(n) filter (where day <= ${beforeLast}::date), 0) as before
      from dealer_tally where company_id = ${session.companyId} and metric = ${metric}
        and day between ${beforeFirst}::date and ${last}::date
      group by dealer_id) as each_dealer`.execute(tx);
  return rows[0]!;
}

/** As of now: nothing to hold it against. */
export const asOfNow = (value: number): Figure => ({ value, before: null });
