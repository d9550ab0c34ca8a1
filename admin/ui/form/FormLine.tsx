import type { ReactNode } from 'react';
import styles from './form.module.css';

/** A line above the fields that says what saving does. */
export function FormLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
