import { formatMoney, type Cents } from './money.ts';
import styles from './show.module.css';

/** An amount in cents for display. */
export function Money({ cents }: { cents: Cents | null | undefined }) {
  return <span className={styles.figure}>{formatMoney(cents)}</span>;
}
