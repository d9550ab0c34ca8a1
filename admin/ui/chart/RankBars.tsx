import type { ReactNode } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import { languageTags } from '#contract/language.ts';
import styles from './chart.module.css';

export type Rank = { key: string | number; name: ReactNode; value: number; note?: ReactNode };

type RankBarsProps = {
  label: string;
  ranks: readonly Rank[];
  /** The value of the longest bar; the maximum by default. */
  most?: number;
  tone?: 'primary' | 'info' | 'caution' | 'seal';
};

/** Names with numbers and bars, as an accessible list. */
export function RankBars({ label, ranks, most, tone = 'primary' }: RankBarsProps) {
  const language = useLanguage((state) => state.language);
  const longest = Math.max(1, most ?? 0, ...ranks.map(({ value }) => value));
  return (
    <ol className={styles.ranks} aria-label={label} data-tone={tone}>
      {ranks.map(({ key, name, value, note }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>
            {value.toLocaleString(languageTags[language])}
            {note !== undefined && <small>{note}</small>}
          </span>
          <span className={styles.track} aria-hidden="true">
            {value > 0 && <span style={{ inlineSize: `${(value / longest) * 100}%` }} />}
          </span>
        </li>
      ))}
    </ol>
  );
}
