import { formatMoney, type Cents } from '#contract/money.ts';
import styles from './show.module.css';

/** An amount in cents for display. */
export function Money({
  cents,
  currency,
}: {
  cents: Cents | null | undefined;
  currency?: string | undefined;
}) {
  return <span className={styles.figure}>{formatMoney(cents, currency)}</span>;
}
