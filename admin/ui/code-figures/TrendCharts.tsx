import { useMemo } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import type { Series } from '#admin/ui/chart/series.ts';
import { TimeChart } from '#admin/ui/chart/TimeChart.tsx';
import { metrics, type Metric } from '#contract/features/query/code-analysis/kinds.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { say, type Text } from '#contract/text.ts';
import { codeFigureTexts as texts } from './texts.ts';
import styles from './code-figures.module.css';

const looks: Record<Metric, Pick<Series, 'colour' | 'isDashed'>> = {
  generated: { colour: 'ink3' },
  printed: { colour: 'ink3', isDashed: true },
  bound: { colour: 'info' },
  packed: { colour: 'info', isDashed: true },
  shipped: { colour: 'primary' },
  sold: { colour: 'info' },
  scanned: { colour: 'caution' },
  verified: { colour: 'primary' },
  activated: { colour: 'primary', isDashed: true },
};
/** Codes are made by the million and scanned by the hundred, so they need two scales. */
const scales: readonly (readonly Metric[])[] = [
  ['generated', 'printed', 'bound', 'packed', 'shipped'],
  ['sold', 'scanned', 'verified', 'activated'],
];

type TrendChartsProps = {
  /** Every day of the period. */
  days: readonly string[];
  /** Day by day; a figure that is left out is not drawn. */
  values: Partial<Record<Metric, readonly number[]>>;
  /** Below each chart. */
  source?: string;
  /** The charts can be saved as pictures under this name. */
  fileName?: Text;
};

/** By day: the company's actions above, what happens at the customers' below. */
export function TrendCharts({ days, values, source, fileName }: TrendChartsProps) {
  const language = useLanguage((state) => state.language);
  const charts = useMemo(() => {
    // With the year if the period spans two years.
    const isOneYear = days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4);
    return scales.map((scale) => ({
      times: days.map((day) => (isOneYear ? day.slice(5) : day)),
      series: metrics.flatMap((metric): Series[] => {
        const own = scale.includes(metric) ? values[metric] : undefined;
        if (!own) return [];
        const name = say(analysisTexts.metrics[metric], language);
        return [{ name, values: own, shape: 'line', ...looks[metric] }];
      }),
    }));
  }, [days, values, language]);
  return (
    <div className={styles.trends}>
      {charts
        .filter(({ series }) => series.length > 0)
        .map(({ times, series }) => {
          const names = series.map(({ name }) => name).join(' ');
          return (
            <TimeChart
              key={series[0]!.name}
              label={`${say(texts.trendLabel, language)} ${names}`}
              timeLabel={say(analysisTexts.fields.days, language)}
              times={times}
              series={series}
              height={190}
              source={source}
              empty={say(analysisTexts.empty.title, language)}
              fileName={fileName && `${say(fileName, language)} ${names}`}
            />
          );
        })}
    </div>
  );
}
