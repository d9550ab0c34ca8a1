import { formatQuantity } from './decimal.ts';
import styles from './show.module.css';

/** A quantity of decimal digits with what is counted. */
export function Quantity({ value, unit }: { value: string | number | null; unit?: string }) {
  return <span className={styles.figure}>{formatQuantity(value, unit)}</span>;
}
