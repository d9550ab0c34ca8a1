import { Link } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Figure } from '#contract/features/dashboard/workplace/contract.ts';
import { figureTexts } from '#contract/features/dashboard/workplace/texts.ts';
import { languageTags } from '#contract/language.ts';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';
import { lastWeek, Sparkline } from './Sparkline.tsx';
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

function FigureView({ figure: { key, value, trend } }: { figure: Figure }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const label = figureTexts[key];
  const fresh = trend && lastWeek(trend);
  const show = (number: number) => number.toLocaleString(languageTags[language]);
  return (
    <>
      <span className={styles.label}>{label ? say(label) : key}</span>
      <span className={styles.number}>
        <strong>{show(value)}</strong>
        {trend && <Sparkline trend={trend} />}
      </span>
      {fresh !== null && (
        <span className={styles.fresh} data-none={fresh === 0}>
          {fresh > 0
            ? say(workplaceTexts.fresh, { n: show(fresh) })
            : say(workplaceTexts.nothingFresh)}
        </span>
      )}
    </>
  );
}
