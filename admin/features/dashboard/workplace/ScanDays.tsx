import { useLanguage, useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { languageTags } from '#contract/language.ts';
import { workplaceTexts } from './texts.ts';
import styles from './scan-days.module.css';

const texts = workplaceTexts.scans;
const kinds = ['verified', 'repeated', 'alerts'] as const;
const ground = 168;
const tallest = 136;

type ScanDaysProps = { days: NonNullable<Workplace['scans']> };

/**
 * Scans by day and what came out of them; those that fired a rule stand beside. Drawn as plain bars: the chart library
 * would be the largest part of the page that everybody opens first.
 */
export function ScanDays({ days }: ScanDaysProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const most = Math.max(...days.map((day) => Math.max(day.verified + day.repeated, day.alerts)));
  if (most <= 0) return <EmptyState compact title={say(texts.none)} />;
  const tallOf = (n: number) => (n > 0 ? Math.max(2, (n / most) * tallest) : 0);
  const show = (n: number) => n.toLocaleString(tag);
  return (
    <figure className={styles.days} aria-label={say(texts.title)}>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            {say(texts[kind])}
          </li>
        ))}
      </ul>
      <svg width="100%" height="196" aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1={ground} y2={ground} className={styles.ground} />
        {days.map(({ day, verified, repeated, alerts }, at) => {
          const left = `${(at / days.length) * 100}%`;
          const share = 100 / days.length;
          const [first, again] = [tallOf(verified), tallOf(repeated)];
          return (
            <svg key={day} x={left} width={`${share}%`} height="196">
              <rect x="18%" width="40%" y={ground - first} height={first} data-kind="verified" />
              <rect
                x="18%"
                width="40%"
                y={ground - first - again}
                height={again}
                data-kind="repeated"
              />
              <rect
                x="64%"
                width="18%"
                y={ground - tallOf(alerts)}
                height={tallOf(alerts)}
                data-kind="alerts"
              />
              {verified + repeated > 0 && (
                <text x="50%" y={ground - first - again - 8} className={styles.count}>
                  {show(verified + repeated)}
                </text>
              )}
              <text x="50%" y={ground + 18}>
                {Number(day.slice(8))}
              </text>
            </svg>
          );
        })}
      </svg>
      <figcaption>{say(texts.source)}</figcaption>
      <table className={styles.unseen}>
        <caption>{say(texts.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(texts.day)}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {say(texts[kind])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              {kinds.map((kind) => (
                <td key={kind}>{show(day[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
