import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Stands over the fields and says what saving does. */
export function FormLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
