import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { usePalette } from '#admin/app/theme/use-palette.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { languageTags } from '#contract/language.ts';
import { savePicture } from './save-picture.ts';
import { optionOf, type Look, type Series, type TimeChart as Chart } from './series.ts';
import { chartTexts } from './texts.ts';
import styles from './chart.module.css';

const Drawing = lazyComponent(async () => (await import('./Drawing.tsx')).Drawing);

type TimeChartProps = Chart & {
  /** The accessible name. */
  label: string;
  /** The header of the first column in the data table. */
  timeLabel: string;
  height?: number;
  /** The unit, shown below the chart. */
  source?: string | undefined;
  /** The chart can be saved as a picture under this name. */
  fileName?: string | undefined;
  /** The text while all values are zero. */
  empty: string;
};

/** A time series chart with its legend, and the same data as a table for screen readers. */
export function TimeChart(props: TimeChartProps) {
  const { label, timeLabel, times, series, height = 220, source, fileName, empty } = props;
  const place = useRef<HTMLDivElement>(null);
  const { palette } = usePalette();
  const speak = useSay();
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
      {fileName && (
        <Button
          size="small"
          className={styles.save}
          aria-label={`${speak(chartTexts.save)} ${fileName}`}
          onClick={() =>
            savePicture(place.current?.querySelector('canvas'), {
              title: [fileName, `${times[0]} – ${times.at(-1)}`].join('  '),
              series,
              source: source ?? '',
              palette,
              fileName: `${fileName}.png`,
            })
          }
        >
          {speak(chartTexts.save)}
        </Button>
      )}
      <div ref={place} style={{ minHeight: height }}>
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
