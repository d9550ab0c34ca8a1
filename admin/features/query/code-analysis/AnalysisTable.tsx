import { useSay } from '#admin/app/language.ts';
import { FigureTable } from '#admin/ui/figure-table/FigureTable.tsx';
import {
  metrics,
  type Analysis,
  type Grouping,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { isCounted } from './figures.ts';
import { analysisPageTexts as texts } from './texts.ts';

type AnalysisTableProps = {
  analysis: Analysis;
  by: Grouping;
  isOneProvince: boolean;
  /** New data is loading. */
  isOld: boolean;
};

/** All figures as a table; the newest day first. */
export function AnalysisTable({ analysis, by, isOneProvince, isOld }: AnalysisTableProps) {
  const say = useSay();
  const { total, rows, is_cut: isCut } = analysis;
  const named = rows.map((row) => ({
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
        }))}
      rows={
        by === 'day' ? named.toSorted((one, other) => other.name.localeCompare(one.name)) : named
      }
      total={total}
      isCut={isCut}
      isOld={isOld}
      fileName={texts.fileName}
    />
  );
}
