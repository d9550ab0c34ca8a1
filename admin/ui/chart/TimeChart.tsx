import { useCallback } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { languageTags } from '#contract/language.ts';
import { optionOf, type Look, type Series, type TimeChart as Chart } from './series.ts';
import styles from './chart.module.css';

const Drawing = lazyComponent(async () => (await import('./Drawing.tsx')).Drawing);

type TimeChartProps = Chart & {
  /** The accessible name. */
  label: string;
  /** The header of the first column in the data table. */
  timeLabel: string;
  height?: number;
  /** The unit, shown below the chart. */
  source?: string;
  /** The text while all values are zero. */
  empty: string;
};

/** A time series chart with its legend, and the same data as a table for screen readers. */
export function TimeChart(props: TimeChartProps) {
  const { label, timeLabel, times, series, height = 220, source, empty } = props;
  const language = useLanguage((state) => state.language);
  const draw = useCallback((look: Look) => optionOf({ times, series }, look), [times, series]);
  const show = (value: number) => value.toLocaleString(languageTags[language]);
  const total = (one: Series) => one.values.reduce((sum, value) => sum + value, 0);
  if (series.every((one) => total(one) === 0))
    return (
      <div className={styles.room} style={{ minHeight: height }}>
        <EmptyState compact title={empty} />
      </div>
    );
  return (
    <figure className={styles.chart} aria-label={label}>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name, colour, shape, isDashed }) => (
            <li key={name} data-colour={colour} data-shape={isDashed ? 'dashed' : shape}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div style={{ minHeight: height }}>
        <Drawing draw={draw} height={height} />
      </div>
      {source && <figcaption>{source}</figcaption>}
      <table className={styles.unseen}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{timeLabel}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, at) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{show(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
