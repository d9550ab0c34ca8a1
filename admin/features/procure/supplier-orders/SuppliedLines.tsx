import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Money } from '#admin/ui/show/Money.tsx';
import type { SuppliedInfo } from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { lineSums } from '#contract/trade/sums.ts';
import { supplierPageTexts as texts } from './texts.ts';
import table from '#admin/ui/show/lines.module.css';
import styles from './supplier-orders.module.css';

const { fields } = supplierOrderTexts;

/** The lines as the customer calls them, with the own part that is delivered for each. */
export function SuppliedLines({ order }: { order: SuppliedInfo }) {
  const say = useSay();
  const { currency, tax_rate: rate, lines } = order;
  const isConfirmed = lines.some((line) => line.confirmed_date !== null);
  const isReceived = lines.some((line) => line.received !== '0');
  return (
    <div className={table.room} role="region" aria-label={say(fields.lines)} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{say(fields.part_name)}</th>
            <th scope="col" className={table.figure}>
              {say(fields.quantity)}
            </th>
            {isReceived && (
              <th scope="col" className={table.figure}>
                {say(fields.received)}
              </th>
            )}
            <th scope="col" className={table.figure}>
              {say(fields.price)}
            </th>
            <th scope="col" className={table.figure}>
              {say(texts.amount)}
            </th>
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
                {line.own_part && (
                  <span className={styles.own}>
                    {say(fields.own_part)} {line.own_part.name} {line.own_part.code}
                  </span>
                )}
              </th>
              <td className={table.figure}>{formatQuantity(line.quantity, line.unit_name)}</td>
              {isReceived && <td className={table.figure}>{formatQuantity(line.received)}</td>}
              <td className={table.figure}>
                <Money cents={line.price} currency={currency} />
              </td>
              <td className={table.figure}>
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
