import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type StarterCardProps = {
  name: string;
  line: string;
  isChosen: boolean;
  onChoose: () => void;
  /** An action on the card, next to the radio button. */
  tool?: ReactNode;
  /** The thumbnail; a blank sheet without one. */
  children?: ReactNode;
};

/** One starting point for a page. */
export function StarterCard({ name, line, isChosen, onChoose, tool, children }: StarterCardProps) {
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
