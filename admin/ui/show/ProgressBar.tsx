import { useLanguage } from '#admin/app/language.ts';
import { languageTags } from '#contract/language.ts';
import styles from './progress.module.css';

type ProgressBarProps = {
  done: number;
  total: number;
  /** Jade when done, vermilion on failure, grey while paused. */
  tone?: 'busy' | 'good' | 'bad' | 'idle';
};

/** How much of something is done: a bar with its numbers. */
export function ProgressBar({ done, total, tone = 'busy' }: ProgressBarProps) {
  const language = useLanguage((state) => state.language);
  const number = (n: number) => n.toLocaleString(languageTags[language]);
  return (
    <div className={styles.progress} data-tone={tone}>
      <progress max={total || 1} value={total === 0 ? 1 : done} aria-hidden="true" />
      <span>{done === total ? number(total) : `${number(done)} / ${number(total)}`}</span>
    </div>
  );
}
