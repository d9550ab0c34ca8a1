import { useEffect } from 'react';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import { beginTransition } from './transition.ts';
import styles from './waiting.module.css';

/** The skeleton of a page: a title, a line, a table. */
export function PageSkeleton() {
  const say = useSay();
  useEffect(() => beginTransition(), []);
  return (
    <div className={styles.skeleton} role="status" aria-label={say(shellTexts.loading)}>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.card} />
      <span className={styles.card} />
    </div>
  );
}
