import styles from './sparkline.module.css';

const height = 32;
const step = 6;
const thick = 4;
const week = 7;

/** The daily numbers, the last week emphasised; the text next to it says the same. */
export function Sparkline({
  trend,
  isAlarm,
}: {
  trend: readonly number[];
  /** What it counts is nothing to be glad of. */
  isAlarm?: boolean;
}) {
  const most = Math.max(1, ...trend);
  return (
    <svg
      className={styles.sparkline}
      data-alarm={isAlarm || undefined}
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
