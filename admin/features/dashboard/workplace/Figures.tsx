import { Link } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Figure } from '#contract/features/dashboard/workplace/contract.ts';
import { figureTexts } from '#contract/features/dashboard/workplace/texts.ts';
import { languageTags } from '#contract/language.ts';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';
import { lastWeek, Sparkline } from '#admin/ui/chart/Sparkline.tsx';
import { workplaceTexts } from './texts.ts';
import styles from './figures.module.css';

/** The key figures with their recent change; each links to its list. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const say = useSay();
  const reachable = useReachable();
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures} aria-label={say(workplaceTexts.figures)}>
      {figures.map((figure) => (
        <li key={figure.key}>
          {figure.path !== null && reachable.has(withoutQuery(figure.path)) ? (
            <Link to={figure.path}>
              <FigureView figure={figure} />
            </Link>
          ) : (
            <div>
              <FigureView figure={figure} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Counted from midnight on; the others are how many there are. */
const ofToday: ReadonlySet<string> = new Set([
  'codesToday',
  'scansToday',
  'alertsToday',
  'dealerSoldToday',
]);
const alarms: ReadonlySet<string> = new Set(['alertsToday']);

function FigureView({ figure: { key, value, trend } }: { figure: Figure }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const label = figureTexts[key];
  const show = (number: number) => number.toLocaleString(languageTags[language]);
  const isAlarm = alarms.has(key);
  return (
    <>
      <span className={styles.label}>{label ? say(label) : key}</span>
      <span className={styles.number}>
        <strong data-alarm={(isAlarm && value > 0) || undefined}>{show(value)}</strong>
        {trend && <Sparkline trend={trend} isAlarm={isAlarm} />}
      </span>
      {trend && (
        <span className={styles.fresh}>
          {ofToday.has(key)
            ? say(workplaceTexts.yesterday, { n: show(trend.at(-2) ?? 0) })
            : freshOf(trend, show, say)}
        </span>
      )}
    </>
  );
}

/** What was added today and in the last week. */
function freshOf(trend: readonly number[], show: (n: number) => string, say: Say): string {
  const week = lastWeek(trend);
  const today = trend.at(-1) ?? 0;
  if (week === 0) return say(workplaceTexts.nothingFresh);
  if (today === 0) return say(workplaceTexts.fresh, { n: show(week) });
  return say(workplaceTexts.freshToday, { today: show(today), n: show(week) });
}
type Say = ReturnType<typeof useSay>;
