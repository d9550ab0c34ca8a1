import { useMemo } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import type { Series } from '#admin/ui/chart/series.ts';
import { TimeChart } from '#admin/ui/chart/TimeChart.tsx';
import {
  metrics,
  type AnalysisRow,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { say } from '#contract/text.ts';
import { isCounted } from './figures.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

const looks: Partial<Record<Metric, Pick<Series, 'colour' | 'isDashed'>>> = {
  generated: { colour: 'ink3' },
  printed: { colour: 'ink3', isDashed: true },
  bound: { colour: 'info' },
  shipped: { colour: 'info', isDashed: true },
  scanned: { colour: 'caution' },
  verified: { colour: 'primary' },
  activated: { colour: 'primary', isDashed: true },
};
/** Codes are made by the million and scanned by the hundred, so they need two scales. */
const scales: readonly (readonly Metric[])[] = [
  ['generated', 'printed', 'bound', 'shipped'],
  ['scanned', 'verified', 'activated'],
];

type TrendProps = {
  rows: readonly AnalysisRow[];
  /** Every day of the period. */
  days: readonly string[];
  isOneProvince: boolean;
};

/** By day: the company's actions above, the consumers' below. */
export function Trend({ rows, days, isOneProvince }: TrendProps) {
  const language = useLanguage((state) => state.language);
  const charts = useMemo(() => {
    const byDay = new Map(rows.map((row) => [String(row.key), row]));
    // With the year if the period spans two years.
    const isOneYear = days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4);
    return scales.map((scale) => ({
      times: days.map((day) => (isOneYear ? day.slice(5) : day)),
      series: metrics
        .filter((metric) => scale.includes(metric) && isCounted(metric, 'day', isOneProvince))
        .map((metric): Series => ({
          name: say(analysisTexts.metrics[metric], language),
          values: days.map((day) => byDay.get(day)?.[metric] ?? 0),
          shape: 'line',
          ...looks[metric]!,
        })),
    }));
  }, [rows, days, isOneProvince, language]);
  return (
    <div className={styles.trends}>
      {charts
        .filter(({ series }) => series.length > 0)
        .map(({ times, series }) => (
          <TimeChart
            key={series[0]!.name}
            label={`${say(texts.trendLabel, language)} ${series.map(({ name }) => name).join(' ')}`}
            timeLabel={say(analysisTexts.fields.days, language)}
            times={times}
            series={series}
            height={190}
            empty={say(analysisTexts.empty.title, language)}
          />
        ))}
    </div>
  );
}
