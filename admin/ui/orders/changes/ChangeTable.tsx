import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { formatMoney } from '#contract/money.ts';
import { changeTexts, type ChangedTerms } from '#contract/trade/purchase-changes.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { lineSums } from '#contract/trade/sums.ts';
import type { ChangingOrder } from './lines.ts';
import { changeUiTexts as texts } from './texts.ts';
import table from '#admin/ui/show/lines.module.css';
import styles from './changes.module.css';

const { fields } = changeTexts;

type ChangeTableProps = {
  order: ChangingOrder;
  before: readonly ChangedTerms[];
  lines: readonly ChangedTerms[];
  /** Below the lines. */
  foot?: ReactNode;
};

/** Changed lines with both versions side by side: what was is struck through, what shall be is marked. */
export function ChangeTable({ order, before, lines, foot }: ChangeTableProps) {
  const say = useSay();
  const parts = new Map(order.lines.map((line) => [line.line_no, line]));
  const money = (cents: bigint | number) => formatMoney(cents, order.currency);
  const amount = ({ quantity, price }: ChangedTerms) =>
    money(lineSums(quantity, price, order.tax_rate).net);
  return (
    <div className={table.room} role="region" aria-label={say(fields.lines)} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{say(purchaseTexts.fields.part_name)}</th>
            <th scope="col" className={table.figure}>
              {say(fields.quantity)}
            </th>
            <th scope="col" className={table.figure}>
              {say(fields.price)}
            </th>
            <th scope="col" className={table.figure}>
              {say(texts.amount)}
            </th>
            <th scope="col">{say(fields.date)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const was = before[at]!;
            const part = parts.get(line.line_no);
            const quantity = (terms: ChangedTerms) =>
              formatQuantity(terms.quantity, part?.unit_name);
            return (
              <tr key={line.line_no}>
                <th scope="row">
                  <span className={styles.number}>{line.line_no}</span> {part?.part_name}{' '}
                  {part && <CodeText code={part.part_code} copyable={false} />}
                </th>
                <td className={table.figure}>
                  <Both before={quantity(was)} after={quantity(line)} />
                </td>
                <td className={table.figure}>
                  <Both before={money(was.price)} after={money(line.price)} />
                </td>
                <td className={table.figure}>
                  <Both before={amount(was)} after={amount(line)} />
                </td>
                <td>
                  <Both before={was.date ?? ''} after={line.date ?? ''} />
                </td>
              </tr>
            );
          })}
        </tbody>
        {foot}
      </table>
    </div>
  );
}

/** One value, or what it was and what it shall be. */
export function Both({ before, after }: { before: string; after: string }) {
  if (before === after) return after;
  return (
    <span className={styles.both}>
      {before && <del>{before}</del>} <ins>{after}</ins>
    </span>
  );
}
