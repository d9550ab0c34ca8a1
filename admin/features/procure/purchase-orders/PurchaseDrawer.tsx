import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { PdfButton } from '#admin/ui/list/PdfButton.tsx';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { PurchaseChanges } from '#admin/ui/orders/changes/PurchaseChanges.tsx';
import { OrderSums } from '#admin/ui/orders/OrderSums.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import styles from '#admin/ui/show/lines.module.css';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import {
  purchaseCalls,
  type PurchaseInfo,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { lineSums } from '#contract/trade/sums.ts';
import { moves, nameOf } from './actions.ts';
import { OrderReceipts, ReceiveButton } from './OrderReceipts.tsx';
import { PurchaseStateDot } from '#admin/ui/orders/PurchaseStateDot.tsx';
import { SupplierLink } from './SupplierLink.tsx';
import { purchasePageTexts as texts } from './texts.ts';

const width = 960;
const { fields } = purchaseTexts;

/** One order: who asked for it and who approved it, its lines with dates, and what it costs. */
export function PurchaseDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['purchaseOrder', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(purchaseCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const order = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, order, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        one={purchaseTexts.one}
        title={order ? order.code : say(purchaseTexts.one)}
        width={width}
        actions={
          order && (
            <>
              <PdfButton call={purchaseCalls.file} id={id} label={texts.file} />
              <ReceiveButton order={order} />
              {buttons}
            </>
          )
        }
        onClose={onClose}
      >
        {(found) => <PurchaseRecord order={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}

function PurchaseRecord({ order }: { order: PurchaseInfo }) {
  const say = useSay();
  return (
    <RecordParts>
      <Facts>
        <Fact label={fields.supplier_name}>{order.supplier_name}</Fact>
        <Fact label={fields.state}>
          <PurchaseStateDot state={order.state} />
        </Fact>
        <Fact label={fields.expected_date}>{order.expected_date}</Fact>
        <Fact label={fields.currency}>{order.currency}</Fact>
        <Step label={fields.submit_user} user={order.submit_user} at={order.submit_time} />
        <Step label={fields.approve_user} user={order.approve_user} at={order.approve_time} />
        {order.confirm_time && (
          <Fact label={fields.confirm_time}>
            {order.confirm_user} <DateTime at={order.confirm_time} />{' '}
            {order.confirm_way && say(purchaseTexts.confirmWays[order.confirm_way])}
          </Fact>
        )}
        {order.close_time && (
          <Fact label={fields.close_time}>
            <DateTime at={order.close_time} />
          </Fact>
        )}
        {order.seller_code && <Fact label={fields.seller_code}>{order.seller_code}</Fact>}
        {order.reason && (
          <Fact label={fields.reason} wide>
            {order.reason}
          </Fact>
        )}
        {order.remark && (
          <Fact label={fields.remark} wide>
            {order.remark}
          </Fact>
        )}
      </Facts>
      <PurchaseChanges order={order} side="buyer" calls={purchaseCalls} />
      <SupplierLink order={order} />
      <Lines order={order} />
      <OrderSums currency={order.currency} rate={order.tax_rate} sums={order} />
      <OrderReceipts order={order} />
    </RecordParts>
  );
}

type StepProps = { label: (typeof fields)['submit_user']; user: string; at: string | null };

/** Who did something, and when. */
function Step({ label, user, at }: StepProps) {
  if (!at) return null;
  return (
    <Fact label={label}>
      {user} <DateTime at={at} />
    </Fact>
  );
}

function Lines({ order }: { order: PurchaseInfo }) {
  const say = useSay();
  const { currency, tax_rate: rate } = order;
  const isConfirmed = order.lines.some((line) => line.confirmed_date !== null);
  const isReceived = order.lines.some((line) => line.received !== '0');
  return (
    <div className={styles.room} role="region" aria-label={say(fields.lines)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(fields.part_name)}</th>
            <th scope="col" className={styles.figure}>
              {say(fields.quantity)}
            </th>
            {isReceived && (
              <th scope="col" className={styles.figure}>
                {say(fields.received)}
              </th>
            )}
            <th scope="col" className={styles.figure}>
              {say(fields.price)}
            </th>
            <th scope="col" className={styles.figure}>
              {say(texts.amount)}
            </th>
            <th scope="col">{say(fields.date)}</th>
            {isConfirmed && <th scope="col">{say(fields.confirmed_date)}</th>}
            <th scope="col">{say(fields.remark)}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.line_no}>
              <th scope="row">
                {line.part_name} <CodeText code={line.part_code} copyable={false} />
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
