import styles from './figures.module.css';

const height = 32;
const step = 6;
const thick = 4;
const week = 7;

/** The daily numbers, the last week emphasised; the text next to it says the same. */
export function Sparkline({ trend }: { trend: readonly number[] }) {
  const most = Math.max(1, ...trend);
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${trend.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {trend.map((count, day) => {
        // A day with zero is drawn as a short line, so that it is visible.
        const tall = count === 0 ? 1.5 : 3 + (count / most) * (height - 3);
        return (
          <rect
            key={day}
            data-week={day >= trend.length - week}
            data-none={count === 0}
            x={day * step + (step - thick) / 2}
            y={height - tall}
            width={thick}
            height={tall}
          />
        );
      })}
    </svg>
  );
}

/** The total of the last seven days. */
export const lastWeek = (trend: readonly number[]): number =>
  trend.slice(-week).reduce((sum, count) => sum + count, 0);
