import { useCallback, type ReactNode } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import {
  runOption,
  shortNumber,
  spreadOption,
  type Level,
  type Run,
  type Spread,
} from './measured.ts';
import type { Look } from './series.ts';
import styles from './chart.module.css';

const Drawing = lazyComponent(async () => (await import('./Drawing.tsx')).Drawing);

// The table for those who cannot see the chart; more rows nobody listens to.
const mostRows = 200;

type RunChartProps = { label: string; run: Run; columns: readonly [time: string, of: string] };

/** Measured values over time between their limits, with the newest of them as a table for screen readers. */
export function RunChart({ label, run, columns }: RunChartProps) {
  const language = useLanguage((state) => state.language);
  const draw = useCallback((look: Look) => runOption(run, look), [run]);
  const rows = run.points.slice(-mostRows);
  return (
    <Chart label={label} draw={draw} height={280} levels={run.levels}>
      <Unseen label={label} columns={[...columns, run.name]}>
        {rows.map(({ at, of, value }, place) => (
          // Nothing else tells two measurements of a product in the same second apart.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place}>
            <td>{at}</td>
            <td>{of}</td>
            <td>{shortNumber(value, language)}</td>
          </tr>
        ))}
      </Unseen>
    </Chart>
  );
}

type HistogramProps = {
  label: string;
  spread: Spread;
  columns: readonly [range: string, n: string];
};

/** How the values spread between their limits, and the same as a table for screen readers. */
export function Histogram({ label, spread, columns }: HistogramProps) {
  const language = useLanguage((state) => state.language);
  const draw = useCallback((look: Look) => spreadOption(spread, look), [spread]);
  return (
    <Chart label={label} draw={draw} height={240} levels={spread.levels}>
      <Unseen label={label} columns={columns}>
        {spread.bars.map(({ from, to, n }) => (
          <tr key={from}>
            <td>{`${shortNumber(from, language)} – ${shortNumber(to, language)}`}</td>
            <td>{n}</td>
          </tr>
        ))}
      </Unseen>
    </Chart>
  );
}

type ChartProps = {
  label: string;
  draw: (look: Look) => ReturnType<typeof runOption>;
  height: number;
  levels: readonly Level[];
  children: ReactNode;
};

function Chart({ label, draw, height, levels, children }: ChartProps) {
  const language = useLanguage((state) => state.language);
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul className={styles.legend}>
        {levels.map(({ name, value, kind }) => (
          <li
            key={name}
            data-colour={kind === 'limit' ? 'seal' : 'ink2'}
            data-shape={kind === 'limit' ? 'dashed' : 'line'}
          >
            {`${name} ${shortNumber(value, language)}`}
          </li>
        ))}
      </ul>
      <div style={{ minHeight: height }}>
        <Drawing draw={draw} height={height} />
      </div>
      {children}
    </figure>
  );
}

type UnseenProps = { label: string; columns: readonly string[]; children: ReactNode };

function Unseen({ label, columns, children }: UnseenProps) {
  return (
    <table className={styles.unseen}>
      <caption>{label}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
