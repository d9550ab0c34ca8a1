import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { customerSource, dealerSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { OrderAmount, OrderProgress, OrderStateDot } from '#admin/ui/orders/OrderCells.tsx';
import {
  orderBuyers,
  orderCalls,
  orderStates,
  type Order,
} from '#contract/features/orders/sales-orders/contract.ts';
import { salesOrders } from '#contract/features/orders/sales-orders/feature.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { moves, nameOf } from './actions.ts';
import { ordersPageTexts as texts } from './texts.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const Form = lazyComponent(async () => (await import('./OrderForm.tsx')).OrderForm);
const OrderDrawer = lazyComponent(async () => (await import('./OrderDrawer.tsx')).OrderDrawer);

const columns: readonly Column<Order>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'buyer_name', width: 200 },
  { field: 'state', width: 112, render: ({ state }) => <OrderStateDot state={state} /> },
  { field: 'shipped', width: 150, render: (row) => <OrderProgress {...row} /> },
  { field: 'received', width: 88, kind: 'quantity', hidden: true },
  { field: 'due_date', width: 110, sort: true },
  {
    field: 'total',
    width: 140,
    kind: 'money',
    render: ({ total, currency }) => <OrderAmount cents={total} currency={currency} />,
  },
  {
    field: 'net',
    width: 140,
    kind: 'money',
    render: ({ net, currency }) => <OrderAmount cents={net} currency={currency} />,
    hidden: true,
  },
  {
    field: 'tax',
    width: 120,
    kind: 'money',
    render: ({ tax, currency }) => <OrderAmount cents={tax} currency={currency} />,
    hidden: true,
  },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof orderCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: orderStates.map((value) => ({ value, label: orderTexts.states[value] })),
  },
  {
    field: 'buyer_kind',
    kind: 'select',
    options: orderBuyers.map((value) => ({ value, label: orderTexts.buyers[value] })),
  },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'customer_id', kind: 'remote', source: customerSource },
  { field: 'due_date', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];
const record = recordOf(async () => (await import('./record.tsx')).record);

const isDraft = ({ state }: Order) => state === 'draft';

/** What dealers and customers ordered. */
export function Page() {
  const { id, open, close } = useOpenRecord('order');
  const openRow = useStable((row: Order) => open(row.id));
  const rowActions = useMemo<RowAction<Order>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={orderCalls}
        title={salesOrders.title}
        texts={orderTexts}
        columns={columns}
        filters={filters}
        form={Form}
        moves={moves}
        rowActions={rowActions}
        isOpen={isDraft}
        canDelete={isDraft}
        nameOf={nameOf}
        record={record}
      />
      {id !== null && <OrderDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
