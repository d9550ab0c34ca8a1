import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { OrderRecord } from '#admin/ui/orders/OrderRecord.tsx';
import { dealerOrderCalls } from '#contract/features/dealer/orders/contract.ts';
import type { Order } from '#contract/features/orders/sales-orders/contract.ts';
import styles from '#admin/ui/orders/orders.module.css';

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
