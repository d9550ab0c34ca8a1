import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** The documents that came of an order: one line each. */
export function Documents({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h4>{title}</h4>
      <ul className={styles.documents} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
