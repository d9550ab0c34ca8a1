import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { Can, useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { ReceivingStateDot } from '#admin/ui/materials/ReceivingStateDot.tsx';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import { receivingCalls } from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { purchasePageTexts as texts } from './texts.ts';
import styles from '#admin/ui/show/lines.module.css';

const { fields } = receivingTexts;
const most = 50;
const receivable: readonly PurchaseInfo['state'][] = ['approved', 'confirmed', 'partial'];

/** Begins a receipt with what is left of an order. */
export function ReceiveButton({ order }: { order: PurchaseInfo }) {
  const say = useSay();
  if (!receivable.includes(order.state)) return null;
  return (
    <Can has={receivingCalls.add.allow}>
      <Link to={`/procure/receiving?form=add&order=${order.id}`}>
        <Button type={order.state === 'approved' ? 'default' : 'primary'}>
          {say(texts.receive)}
        </Button>
      </Link>
    </Can>
  );
}

/** What was received for an order. */
export function OrderReceipts({ order: { id } }: { order: PurchaseInfo }) {
  const say = useSay();
  const can = useCan();
  const { data } = useQuery({
    queryKey: ['receiving', spokenKey, 'ofOrder', id],
    queryFn: async ({ signal }) =>
      (await api(receivingCalls.index, { order_id: id, limit: most }, { signal, quiet: true }))
        .data,
    enabled: can({ has: receivingCalls.index.allow }),
    staleTime: 0,
  });
  if (!data || data.length === 0) return null;
  return (
    <div className={styles.room} role="region" aria-label={say(texts.receipts)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.receipts)}</th>
            <th scope="col">{say(fields.state)}</th>
            <th scope="col">{say(fields.received_date)}</th>
            <th scope="col">{say(fields.delivery_note)}</th>
            <th scope="col">{say(fields.post_user)}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((receipt) => (
            <tr key={receipt.id}>
              <th scope="row">
                <Link to={`/procure/receiving?receiving=${receipt.id}`}>{receipt.code}</Link>
              </th>
              <td>
                <ReceivingStateDot state={receipt.state} />
              </td>
              <td>{receipt.received_date}</td>
              <td>{receipt.delivery_note}</td>
              <td>{receipt.post_user}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
