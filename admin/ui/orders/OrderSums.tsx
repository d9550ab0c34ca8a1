import { useSay } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Money } from '#admin/ui/show/Money.tsx';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import type { Cents } from '#contract/money.ts';
import { orderUiTexts as texts } from './texts.ts';
import styles from './orders.module.css';

const { fields } = orderTexts;

type OrderSumsProps = {
  currency: string;
  rate: number;
  /** None while a line has no price. */
  sums: Record<'net' | 'tax' | 'total', Cents> | null;
};

/** Net, tax and total of an order, below its lines. */
export function OrderSums({ currency, rate, sums }: OrderSumsProps) {
  const say = useSay();
  if (!sums) return <p className={styles.open}>{say(texts.noSums)}</p>;
  return (
    <dl className={styles.sums}>
      <dt>{say(fields.net)}</dt>
      <dd>
        <Money cents={sums.net} currency={currency} />
      </dd>
      <dt>{say(texts.taxAt, { rate: formatQuantity(rate) })}</dt>
      <dd>
        <Money cents={sums.tax} currency={currency} />
      </dd>
      <dt>{say(fields.total)}</dt>
      <dd className={styles.total}>
        <Money cents={sums.total} currency={currency} />
      </dd>
    </dl>
  );
}
