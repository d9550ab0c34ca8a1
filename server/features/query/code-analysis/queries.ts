import { sql } from 'kysely';
import type * as z from 'zod';
import {
  metrics,
  type Analysis,
  type AnalysisRow,
  type analysisInput,
  type Grouping,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import type { Language } from '#contract/language.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import type { Tx } from '#server/database/database.ts';
import { periodOf } from '#server/identifiers/period.ts';
import { tallied, type Tellable } from '#server/identifiers/scan-totals.ts';
import { checkOwn, readNames } from '#server/records/own-names.ts';

const mostGroups = 200;

type Asked = z.output<typeof analysisInput>;
type Figures = Record<Metric, number>;
type Both = Figures & Record<`before_${Metric}`, number>;
const nowOf = (row: Figures) =>
  Object.fromEntries(metrics.map((metric) => [metric, row[metric]])) as Figures;
const beforeOf = (row: Both) =>
  Object.fromEntries(metrics.map((metric) => [metric, row[`before_${metric}`]])) as Figures;

const keys: Record<Grouping, string> = {
  day: 'day',
  part: 'part_id',
  batch: 'batch_id',
  province: 'province',
};

/** Figures of a period and of the one before, total and grouped, from the running counts. */
export async function analyse(
  tx: Tx,
  companyId: number,
  { days, part_id: part, batch_id: batch, province, by }: Asked,
  language: Language,
): Promise<Analysis> {
  await checkOwn(tx, companyId, 'part', part);
  await checkOwn(tx, companyId, 'batch', batch);
  const { first, last, beforeFirst, beforeLast } = periodOf(days);
  const since = (day: string) => sql`day between ${day}::date and ${last}::date`;
  const asked = sql.join(
    [
      sql`company_id = ${companyId} and metric = any(${[...metrics]}::text[])`,
      ...(part === undefined ? [] : [sql`part_id = ${part}`]),
      ...(batch === undefined ? [] : [sql`batch_id = ${batch}`]),
      ...(province === undefined ? [] : [sql`province = ${province}`]),
    ],
    sql` and `,
  );
  const sumsOf = (now: boolean) =>
    sql.join(
      metrics.map((metric) => {
        const ofPeriod = now ? sql`day >= ${first}::date` : sql`day < ${first}::date`;
        const name = sql.ref(now ? metric : `before_${metric}`);
        return sql`coalesce(sum(n) filter (where metric = ${metric} and ${ofPeriod}), 0)::float8 as ${name}`;
      }),
    );
  const narrowed: Tellable[] = [
    ...(part === undefined ? [] : (['part'] as const)),
    ...(batch === undefined ? [] : (['batch'] as const)),
    ...(province === undefined ? [] : (['province'] as const)),
  ];
  const counts = (more: readonly Tellable[]) =>
    sql`${tallied(metrics, new Set([...narrowed, ...more]))} as counted`;
  const both = sql`${sumsOf(true)}, ${sumsOf(false)}`;
  const total = await sql<Both>`
    select ${both} from ${counts([])} where ${asked} and ${since(beforeFirst)}`.execute(tx);
  const key = sql.ref(keys[by]);
  const isOfPeriod = sql`day >= ${first}::date`;
  const groups = await (by === 'day'
    ? sql<Both & { key: string }>`
        select ${key} as key, ${sumsOf(true)} from ${counts([])} where ${asked} and ${since(first)}
        group by ${key} order by ${key} desc limit ${mostGroups + 1}`.execute(tx)
    : sql<Both & { key: number }>`
        select ${key} as key, ${both} from ${counts([by])} where ${asked} and ${since(beforeFirst)}
        group by ${key} having bool_or(${isOfPeriod})
        order by sum(n) filter (where ${isOfPeriod}) desc, ${key} limit ${mostGroups + 1}`.execute(
        tx,
      ));
  const shown = groups.rows.slice(0, mostGroups);
  const names = await namesOf(tx, companyId, by, shown, language);
  const rows = shown.map((row): AnalysisRow => ({
    key: row.key,
    name: names(row.key),
    ...nowOf(row),
    before: by === 'day' ? null : beforeOf(row),
  }));
  return {
    first_day: first,
    last_day: last,
    before_first: beforeFirst,
    before_last: beforeLast,
    total: nowOf(total.rows[0]!),
    before: beforeOf(total.rows[0]!),
    rows: by === 'day' ? rows.toReversed() : rows,
    is_cut: groups.rows.length > mostGroups,
  };
}

/** The name of a group. */
async function namesOf(
  tx: Tx,
  companyId: number,
  by: Grouping,
  rows: readonly { key: string | number }[],
  language: Language,
): Promise<(key: string | number) => string> {
  if (by === 'day') return String;
  const unknown = say(analysisTexts.unknown, language);
  if (by === 'province')
    return (key) => {
      const province = provinceOf(Number(key));
      return province ? say(province.name, language) : unknown;
    };
  const names = await readNames(
    tx,
    companyId,
    by,
    rows.map(({ key }) => Number(key)),
  );
  return (key) => names.get(Number(key)) ?? unknown;
}
