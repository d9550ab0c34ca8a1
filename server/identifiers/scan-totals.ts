import { sql, type RawBuilder } from 'kysely';

/** Counted by what follows scans, and by nothing else. */
const scanMetrics: ReadonlySet<string> = new Set(['scanned', 'verified', 'alerts']);
export const isOfScans = ({ metric }: { metric: string }) => scanMetrics.has(metric);

/** What a figure is narrowed to or grouped by, besides its day. */
export type Tellable = 'part' | 'batch' | 'province';

/** The sums that know these, as GROUPING says what they add up; null: only the counts themselves do. */
function sumsOf(told: ReadonlySet<Tellable>): number | null {
  if (told.has('batch')) return told.has('province') ? null : 1;
  return (told.has('part') ? 0 : 4) + 2 + (told.has('province') ? 0 : 1);
}

/**
 * The running counts of some figures as a table like `code_tally`: of scans the sums that know what is told, so that
 * however many batches and provinces there are, a day is a few rows.
 */
export function tallied(
  metrics: readonly string[],
  told: ReadonlySet<Tellable>,
): RawBuilder<unknown> {
  const sums = sumsOf(told);
  const ofScans = sums === null ? [] : metrics.filter((metric) => scanMetrics.has(metric));
  const others = metrics.filter((metric) => !ofScans.includes(metric));
  const columns = sql`company_id, metric, day, part_id, batch_id, province, n`;
  const tables = [
    ...(others.length > 0
      ? [sql`select ${columns} from code_tally where metric = any(${others}::text[])`]
      : []),
    ...(ofScans.length > 0
      ? [
          sql`select ${columns} from scan_total where metric = any(${ofScans}::text[]) and over = ${sql.lit(sums)}`,
        ]
      : []),
  ];
  return sql`(${sql.join(tables, sql` union all `)})`;
}
