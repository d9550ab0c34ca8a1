import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#admin/app/language.ts';
import { languageTags } from '#contract/language.ts';
import styles from './figures.module.css';

export type BigFigure = {
  key: string;
  label: string;
  value: number;
  note?: ReactNode;
  /** The link to its list, if any. */
  to?: string;
  tone?: 'seal' | 'caution';
};

/** A few large numbers side by side. */
export function BigFigures({ label, figures }: { label: string; figures: readonly BigFigure[] }) {
  const language = useLanguage((state) => state.language);
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ key, label: name, value, note, to, tone }) => {
        const inside = (
          <>
            <span className={styles.label}>{name}</span>
            <strong data-tone={value > 0 ? tone : undefined}>
              {value.toLocaleString(languageTags[language])}
            </strong>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </>
        );
        return <li key={key}>{to ? <Link to={to}>{inside}</Link> : <div>{inside}</div>}</li>;
      })}
    </ul>
  );
}
