import { relatedBatches } from '#admin/ui/record/related-goods.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import { orderCalls, type OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { FileButton } from '#admin/ui/list/FileButton.tsx';
import { SalesOrderRecord } from './OrderDrawer.tsx';
import { ordersPageTexts as texts } from './texts.ts';

/** The page of one record of the list. */
export const record: RecordView<OrderInfo> = {
  facts: [],
  overview: ({ record: found }) => <SalesOrderRecord order={found} />,
  extra: ({ record: { id } }) => <FileButton call={orderCalls.file} id={id} label={texts.file} />,
  tabs: [relatedBatches(({ id }) => ({ order_id: id }))],
};
