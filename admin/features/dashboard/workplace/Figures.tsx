import { Link } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { figureTexts } from '#contract/features/dashboard/workplace/texts.ts';
import { languageTags } from '#contract/language.ts';
import { workplaceTexts } from './texts.ts';
import styles from './workplace.module.css';

/** The big numbers; each leads to the list behind it where there is one. */
export function Figures({ figures }: { figures: Workplace['figures'] }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures} aria-label={say(workplaceTexts.figures)}>
      {figures.map(({ key, value, path }) => {
        const label = figureTexts[key];
        const content = (
          <>
            <span className={styles.label}>{label ? say(label) : key}</span>
            <strong>{value.toLocaleString(languageTags[language])}</strong>
          </>
        );
        return <li key={key}>{path ? <Link to={path}>{content}</Link> : <div>{content}</div>}</li>;
      })}
    </ul>
  );
}
