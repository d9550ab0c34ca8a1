import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { OrderStateDot } from '#admin/ui/orders/OrderCells.tsx';
import { OrderRecord } from '#admin/ui/orders/OrderRecord.tsx';
import { dealerOrderCalls } from '#contract/features/dealer/orders/contract.ts';
import type { Order } from '#contract/features/orders/sales-orders/contract.ts';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import styles from '#admin/ui/orders/orders.module.css';

/** One order beside the list, where a notice leads. */
export function OrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['order', 'drawer', id],
    queryFn: async ({ signal }) =>
      (await api(dealerOrderCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const order = query.data;
  return (
    <RecordDrawer
      query={query}
      one={orderTexts.one}
      title={order?.code ?? say(orderTexts.one)}
      width={560}
      onClose={onClose}
    >
      {(found) => (
        <RecordParts>
          <OrderStateDot state={found.state} />
          <OrderRecord order={found} isDealer shipmentPath="/goods/receive" />
        </RecordParts>
      )}
    </RecordDrawer>
  );
}

/** The expanded row of a dealer's order. */
export function OrderDetail({ row }: { row: Order }) {
  const query = useQuery({
    queryKey: ['order', 'detail', row.id, row.version, row.shipped, row.received],
    queryFn: async ({ signal }) =>
      (await api(dealerOrderCalls.info, { id: row.id }, { signal, quiet: true })).data,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
      {(order) => (
        <div className={styles.detail}>
          <OrderRecord order={order} isDealer shipmentPath="/goods/receive" />
        </div>
      )}
    </Loaded>
  );
}
