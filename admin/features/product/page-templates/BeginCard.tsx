import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type BeginCardProps = {
  name: string;
  line: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Stands over the card, beside what chooses it. */
  tool?: ReactNode;
  /** How it looks; an empty sheet without one. */
  children?: ReactNode;
};

/** One thing a page can begin with. */
export function BeginCard({ name, line, isChosen, onChoose, tool, children }: BeginCardProps) {
  return (
    <div className={styles.card} data-chosen={isChosen}>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.look}>{children}</span>
        <strong>{name}</strong>
        <small>{line}</small>
      </button>
      {tool}
    </div>
  );
}
