import { useSay } from '#admin/app/language.ts';
import { withoutQuery, useReachable } from '#admin/app/routes/reachable.ts';
import { listBehind, type Narrowed } from '#admin/ui/code-figures/links.ts';
import { FigureTable } from '#admin/ui/figure-table/FigureTable.tsx';
import {
  metrics,
  type Analysis,
  type Grouping,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { filterOf, isCounted } from './figures.ts';
import { analysisPageTexts as texts } from './texts.ts';

type AnalysisTableProps = {
  analysis: Analysis;
  by: Grouping;
  isOneProvince: boolean;
  /** What the figures are narrowed to. */
  narrowed: Narrowed;
  /** New data is loading. */
  isOld: boolean;
};

/** All figures as a table; the newest day first. Each leads to what it counts. */
export function AnalysisTable(props: AnalysisTableProps) {
  const { analysis, by, isOneProvince, narrowed, isOld } = props;
  const { first_day: first, last_day: last, before_first: beforeFirst } = analysis;
  const say = useSay();
  const reachable = useReachable();
  const may = (to: string | null) => (to !== null && reachable.has(withoutQuery(to)) ? to : null);
  const behind = (metric: Metric) => (key: number | string | null) => {
    // What has no part, batch or province is found by no filter.
    if (key === 0) return null;
    const days = { first_day: first, last_day: last };
    const to =
      key === null || by === 'day'
        ? listBehind(
            metric,
            key === null ? days : { first_day: String(key), last_day: String(key) },
            narrowed,
          )
        : listBehind(metric, days, { ...narrowed, [filterOf[by]]: String(key) });
    return may(to);
  };
  // Boxes are listed by their last change, so those of an earlier period may be elsewhere by now.
  const beforeBehind = (metric: Metric) =>
    metric === 'packed'
      ? null
      : may(
          listBehind(metric, { first_day: beforeFirst, last_day: analysis.before_last }, narrowed),
        );
  const { total, before, rows, is_cut: isCut } = analysis;
  const named = rows.map(({ before: _before, ...row }) => ({
    ...row,
    name: by === 'day' ? String(row.key) : row.name || say(analysisTexts.unknown),
  }));
  return (
    <FigureTable
      head={by === 'day' ? analysisTexts.fields.days : analysisTexts.fields.name}
      columns={metrics
        .filter((metric) => isCounted(metric, by, isOneProvince))
        .map((metric) => ({
          head: analysisTexts.metrics[metric],
          value: (row: typeof total) => row[metric],
          to: behind(metric),
          toBefore: () => beforeBehind(metric),
        }))}
      rows={
        by === 'day' ? named.toSorted((one, other) => other.name.localeCompare(one.name)) : named
      }
      total={total}
      before={{ name: say(texts.before), figures: before }}
      isCut={isCut}
      isOld={isOld}
      fileName={texts.fileName}
    />
  );
}
