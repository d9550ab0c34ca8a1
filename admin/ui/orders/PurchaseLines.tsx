import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import styles from '#admin/ui/show/lines.module.css';
import { Money } from '#admin/ui/show/Money.tsx';
import type {
  PurchaseInfo,
  PurchaseLine,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import type { Text } from '#contract/text.ts';
import { lineSums } from '#contract/trade/sums.ts';

type Line = Omit<PurchaseLine, 'part_id'>;
type Order<L> = Pick<PurchaseInfo, 'currency' | 'tax_rate' | 'expected_date'> & {
  lines: readonly L[];
};
type Labels = Record<
  'lines' | 'part_name' | 'quantity' | 'received' | 'price' | 'date' | 'confirmed_date' | 'remark',
  Text
>;
type LinesProps<L> = {
  order: Order<L>;
  /** As this side of the order calls them. */
  fields: Labels;
  /** What stands below the name of the part. */
  below?: (line: L) => string;
};

/** The lines of a purchase order, as its buyer and its supplier read them. */
export function PurchaseLines<L extends Line>({ order, fields, below }: LinesProps<L>) {
  const say = useSay();
  const { currency, tax_rate: rate, lines } = order;
  const isConfirmed = lines.some((line) => line.confirmed_date !== null);
  const isReceived = lines.some((line) => line.received !== '0');
  const figure = (label: Text) => (
    <th scope="col" className={styles.figure}>
      {say(label)}
    </th>
  );
  return (
    <div className={styles.room} role="region" aria-label={say(fields.lines)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(fields.part_name)}</th>
            {figure(fields.quantity)}
            {isReceived && figure(fields.received)}
            {figure(fields.price)}
            {figure(purchaseTexts.fields.amount)}
            <th scope="col">{say(fields.date)}</th>
            {isConfirmed && <th scope="col">{say(fields.confirmed_date)}</th>}
            <th scope="col">{say(fields.remark)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_no}>
              <th scope="row">
                {line.part_name} <CodeText code={line.part_code} copyable={false} />
                {below?.(line) && <span className={styles.below}>{below(line)}</span>}
              </th>
              <td className={styles.figure}>{formatQuantity(line.quantity, line.unit_name)}</td>
              {isReceived && (
                <td className={styles.figure}>{formatQuantity(line.received, line.unit_name)}</td>
              )}
              <td className={styles.figure}>
                <Money cents={line.price} currency={currency} />
              </td>
              <td className={styles.figure}>
                <Money cents={lineSums(line.quantity, line.price, rate).net} currency={currency} />
              </td>
              <td>{line.date ?? order.expected_date}</td>
              {isConfirmed && <td>{line.confirmed_date}</td>}
              <td>{line.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
