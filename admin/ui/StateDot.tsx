import styles from './state-dot.module.css';

export type StateTone = 'good' | 'busy' | 'caution' | 'bad' | 'idle';

/** A status as a dot and a word; the shape differs too, so that it does not depend on colour. */
export function StateDot({ tone, children }: { tone: StateTone; children: string }) {
  return (
    <span className={styles.state}>
      <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
      {children}
    </span>
  );
}
