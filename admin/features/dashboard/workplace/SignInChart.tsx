import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { languageTags } from '#contract/language.ts';
import { workplaceTexts } from './texts.ts';
import styles from './workplace.module.css';

const texts = workplaceTexts.signIns;
const ground = 168;
const tallest = 136;

/** Sign-ins per day as bars with numbers; widths are relative, so that text keeps its size. */
export function SignInChart({ days }: { days: Workplace['sign_ins'] }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const most = Math.max(1, ...days.map((one) => one.count));
  const spoken = days.map(({ day, count }) => say(texts.day, { day, n: count })).join(', ');
  const monthOf = (day: string) =>
    say(texts.month, {
      n: Number(day.slice(5, 7)),
      name: new Date(`${day}T00:00`).toLocaleDateString(languageTags[language], { month: 'short' }),
    });
  return (
    <svg
      className={styles.chart}
      width="100%"
      height="212"
      role="img"
      aria-label={`${say(texts.title)} ${spoken}`}
    >
      <line x1="0" x2="100%" y1={ground} y2={ground} className={styles.ground} />
      {days.map(({ day, count }, at) => {
        const x = `${((at + 0.5) / days.length) * 100}%`;
        const top = ground - (count / most) * tallest;
        const isLast = at === days.length - 1;
        const isNewMonth = at === 0 || day.endsWith('-01');
        return (
          <g key={day} className={isLast ? styles.today : undefined}>
            {count > 0 && <line x1={x} x2={x} y1={ground} y2={top} className={styles.bar} />}
            <text x={x} y={top - 8} className={styles.count}>
              {count}
            </text>
            <text x={x} y={ground + 18}>
              {Number(day.slice(8))}
            </text>
            {(isNewMonth || isLast) && (
              <text x={x} y={ground + 36}>
                {isLast ? say(texts.today) : monthOf(day)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
