import { sql } from 'kysely';
import type * as z from 'zod';
import {
  mostRanks,
  type Analysis,
  type analysisInput,
  type Rank,
  type Ranks,
  type ranksInput,
} from '#contract/features/dashboard/analysis/contract.ts';
import {
  dimensions,
  narrowedBy,
  shownMetrics,
  sourceOf,
  sources,
  type Dimension,
  type ShownMetric,
  type Source,
} from '#contract/features/dashboard/analysis/sources.ts';
import { analysisTexts } from '#contract/features/dashboard/analysis/texts.ts';
import type { Language } from '#contract/language.ts';
import { provinceOf, provinces } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import type { Tx } from '#server/database/database.ts';
import { tallied, type Tellable } from '#server/identifiers/scan-totals.ts';
import { checkOwn, readNames } from '#server/records/own-names.ts';
import { periodOf, type Period } from '#server/identifiers/period.ts';

type Asked = z.output<typeof analysisInput>;
type AskedRanks = z.output<typeof ranksInput>;

/** Counted values of a table of running counts. */
const valueIn: Record<Source, string> = {
  code_tally: 'n',
  dealer_tally: 'n',
  scan_flow: 'total',
};
const columns: Record<Dimension, string> = {
  part: 'part_id',
  province: 'province',
  dealer: 'dealer_id',
};

/** The counts of these figures, by whatever is asked for and grouped by. */
const countsOf = (source: Source, metrics: readonly ShownMetric[], by: ReadonlySet<Dimension>) =>
  source === 'code_tally'
    ? sql`${tallied(metrics, new Set([...by].filter((one) => one !== 'dealer') as Tellable[]))} as counted`
    : sql.table(source === 'scan_flow' && !by.has('province') ? 'scan_dealer' : source);

/** The rows of both periods: a range of the table's primary key, whatever else is asked. */
function rowsOf(
  source: Source,
  companyId: number,
  metrics: readonly ShownMetric[],
  { beforeFirst, last }: Period,
  { part_id: part, province, dealer_id: dealer }: Asked,
) {
  return sql.join(
    [
      sql`company_id = ${companyId} and day between ${beforeFirst}::date and ${last}::date`,
      ...(source === 'scan_flow' ? [] : [sql`metric = any(${[...metrics]}::text[])`]),
      ...(part === undefined ? [] : [sql`part_id = ${part}`]),
      ...(province === undefined ? [] : [sql`province = ${province}`]),
      ...(dealer === undefined ? [] : [sql`dealer_id = ${dealer}`]),
    ],
    sql` and `,
  );
}

export async function checkAsked(tx: Tx, companyId: number, asked: Asked): Promise<void> {
  await checkOwn(tx, companyId, 'part', asked.part_id);
  await checkOwn(tx, companyId, 'dealer', asked.dealer_id);
}

/** What happened in a period, day by day, and in the one before: only from running counts. */
export async function readFigures(tx: Tx, companyId: number, asked: Asked): Promise<Analysis> {
  const period = periodOf(asked.days);
  const by = narrowedBy(asked);
  const found = new Map<string, number>();
  for (const source of sources) {
    const metrics = shownMetrics.filter((metric) => sourceOf(metric, by) === source);
    if (metrics.length === 0) continue;
    const name = source === 'scan_flow' ? sql`'scanned'` : sql`metric`;
    const { rows } = await sql<{ metric: ShownMetric; day: string; n: number }>`
      select ${name} as metric, day::text as day, sum(${sql.ref(valueIn[source])})::float8 as n
      from ${countsOf(source, metrics, by)} where ${rowsOf(source, companyId, metrics, period, asked)}
      group by 1, 2`.execute(tx);
    for (const { metric, day, n } of rows) found.set(`${metric} ${day}`, n);
  }
  const before = periodOf([period.beforeFirst, period.beforeLast]);
  const read = (metric: ShownMetric, { days }: Period) =>
    days.map((day) => found.get(`${metric} ${day}`) ?? 0);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    first_day: period.first,
    last_day: period.last,
    before_first: period.beforeFirst,
    before_last: period.beforeLast,
    figures: shownMetrics
      .filter((metric) => sourceOf(metric, by) !== null)
      .map((metric) => {
        const days = read(metric, period);
        return { metric, days, value: sum(days), before: sum(read(metric, before)) };
      }),
  };
}

/** The parts, provinces and dealers that had most of a figure. */
export async function readRanks(
  tx: Tx,
  companyId: number,
  asked: AskedRanks,
  language: Language,
): Promise<Ranks> {
  const ranks: Ranks = { part: null, province: null, dealer: null };
  const period = periodOf(asked.days);
  for (const grouping of dimensions) {
    const source = sourceOf(asked.metric, new Set([...narrowedBy(asked), grouping]));
    if (source) ranks[grouping] = await rankBy(tx, companyId, { source, grouping, period }, asked);
  }
  for (const grouping of dimensions)
    await nameRanks(tx, companyId, grouping, ranks[grouping] ?? [], language);
  return ranks;
}

type By = { source: Source; grouping: Dimension; period: Period };

async function rankBy(
  tx: Tx,
  companyId: number,
  { source, grouping, period }: By,
  asked: AskedRanks,
): Promise<Rank[]> {
  const key = sql.ref(columns[grouping]);
  const value = sql.ref(valueIn[source]);
  const sumOf = (is: '>=' | '<') =>
    sql`coalesce(sum(${value}) filter (where day ${sql.raw(is)} ${period.first}::date), 0)::float8`;
  // The map shows every province.
  const most = grouping === 'province' ? provinces.length + 1 : mostRanks;
  const { rows } = await sql<Omit<Rank, 'name'>>`
    select key::int, value, before from (
      select ${key} as key, ${sumOf('>=')} as value, ${sumOf('<')} as before
      from ${countsOf(source, [asked.metric], new Set([...narrowedBy(asked), grouping]))}
      where ${rowsOf(source, companyId, [asked.metric], period, asked)}
      group by 1) as grouped
    where value > 0 order by value desc, key limit ${most}`.execute(tx);
  return rows.map((row) => ({ ...row, name: '' }));
}

async function nameRanks(
  tx: Tx,
  companyId: number,
  grouping: Dimension,
  ranks: Rank[],
  language: Language,
): Promise<void> {
  if (ranks.length === 0) return;
  const unknown = say(analysisTexts.unknown, language);
  const ids = ranks.map(({ key }) => key);
  const names = grouping === 'province' ? null : await readNames(tx, companyId, grouping, ids);
  for (const rank of ranks) {
    const province = provinceOf(rank.key);
    rank.name = names
      ? (names.get(rank.key) ?? unknown)
      : province
        ? say(province.name, language)
        : unknown;
  }
}
