import { formatMoney, type Cents } from './money.ts';
import styles from './show.module.css';

/** An amount of whole cents, as it is read. */
export function Money({ cents }: { cents: Cents | null | undefined }) {
  return <span className={styles.figure}>{formatMoney(cents)}</span>;
}
