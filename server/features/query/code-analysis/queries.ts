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
import { tallied, type Tellable } from '#server/identifiers/scan-totals.ts';
import { checkOwn, readNames } from '#server/records/own-names.ts';

const mostGroups = 200;
const usualDays = 30;

type Asked = z.output<typeof analysisInput>;
type Figures = Record<Metric, number>;

const keys: Record<Grouping, string> = {
  day: 'day',
  part: 'part_id',
  batch: 'batch_id',
  province: 'province',
};

/** Figures of a period, total and grouped, from the running counts. */
export async function analyse(
  tx: Tx,
  companyId: number,
  { days, part_id: part, batch_id: batch, province, by }: Asked,
  language: Language,
): Promise<Analysis> {
  await checkOwn(tx, companyId, 'part', part);
  await checkOwn(tx, companyId, 'batch', batch);
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
  const range = days
    ? sql`day between ${days[0]}::date and ${days[1]}::date`
    : sql`day between ${today} - ${usualDays - 1}::int and ${today}`;
  const where = sql.join(
    [
      sql`company_id = ${companyId} and metric = any(${[...metrics]}::text[]) and ${range}`,
      ...(part === undefined ? [] : [sql`part_id = ${part}`]),
      ...(batch === undefined ? [] : [sql`batch_id = ${batch}`]),
      ...(province === undefined ? [] : [sql`province = ${province}`]),
    ],
    sql` and `,
  );
  const sums = sql.join(
    metrics.map(
      (metric) =>
        sql`coalesce(sum(n) filter (where metric = ${metric}), 0)::float8 as ${sql.ref(metric)}`,
    ),
  );
  const narrowed: Tellable[] = [
    ...(part === undefined ? [] : (['part'] as const)),
    ...(batch === undefined ? [] : (['batch'] as const)),
    ...(province === undefined ? [] : (['province'] as const)),
  ];
  const counts = (more: readonly Tellable[]) =>
    sql`${tallied(metrics, new Set([...narrowed, ...more]))} as counted`;
  const total = await sql<Figures>`select ${sums} from ${counts([])} where ${where}`.execute(tx);
  const key = sql.ref(keys[by]);
  const order = by === 'day' ? sql`${key} desc` : sql`sum(n) desc, ${key}`;
  const groups = await sql<Figures & { key: string | number }>`
    select ${key} as key, ${sums} from ${counts(by === 'day' ? [] : [by])} where ${where}
    group by ${key} order by ${order} limit ${mostGroups + 1}`.execute(tx);
  const shown = groups.rows.slice(0, mostGroups);
  const names = await namesOf(tx, companyId, by, shown, language);
  const rows: AnalysisRow[] = shown.map((row) => ({ ...row, name: names(row.key) }));
  return {
    total: total.rows[0]!,
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
