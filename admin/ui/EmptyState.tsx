import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = { title: string; hint?: string; action?: ReactNode; compact?: boolean };

/** One line that says what this page is for, and the button that starts it. */
export function EmptyState({ title, hint, action, compact = false }: EmptyStateProps) {
  return (
    <div className={`${styles.empty} ${compact ? styles.compact : ''}`}>
      <svg
        className={styles.drawing}
        viewBox="0 0 96 64"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.paper} d="M22 14h38l12 12v30H22z" />
        <path d="M22 14h38l12 12v30H22zM60 14v12h12" />
        <path className={styles.faint} d="M32 36h30M32 44h18" />
        <path className={styles.seal} d="M66 44h10a6 6 0 0 1 6 6v10H66z" />
        <path d="M8 58h80" className={styles.faint} />
      </svg>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
