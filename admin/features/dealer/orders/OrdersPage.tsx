import { api } from '#admin/app/api.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { OrderAmount, OrderProgress, OrderStateDot } from '#admin/ui/orders/OrderCells.tsx';
import { dealerOrderCalls } from '#contract/features/dealer/orders/contract.ts';
import { dealerOrders } from '#contract/features/dealer/orders/feature.ts';
import { orderStates, type Order } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { dealerOrdersTexts as texts } from './texts.ts';

const Form = lazyComponent(async () => (await import('./OrderForm.tsx')).OrderForm);
const OrderDetail = lazyComponent(async () => (await import('./OrderDetail.tsx')).OrderDetail);
const OrderDrawer = lazyComponent(async () => (await import('./OrderDetail.tsx')).OrderDrawer);

const columns: readonly Column<Order>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'state', width: 120, render: ({ state }) => <OrderStateDot state={state} /> },
  { field: 'shipped', width: 170, render: (row) => <OrderProgress {...row} /> },
  { field: 'received', width: 90, kind: 'quantity' },
  {
    field: 'total',
    width: 130,
    kind: 'money',
    render: ({ total, currency }) => <OrderAmount cents={total} currency={currency} />,
  },
  { field: 'due_date', width: 110, sort: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true },
  { field: 'remark', width: 180, hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerOrderCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: orderStates.map((value) => ({ value, label: orderTexts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
const rowActions: readonly RowAction<Order>[] = [
  {
    key: 'cancel',
    label: texts.withdraw,
    can: dealerOrderCalls.cancel.allow,
    danger: true,
    shown: ({ state }) => state === 'draft',
    confirm: texts.withdrawAsk,
    run: async ({ id }) => {
      toast.success((await api(dealerOrderCalls.cancel, { id })).msg);
    },
  },
];
const detail = (row: Order) => <OrderDetail row={row} />;
const words = { ...orderTexts, line: texts.line, empty: texts.empty };
const nameOf = ({ code }: Order) => code;

/** What the dealer ordered from the company, and how far it has come. */
export function Page() {
  const { id, close } = useOpenRecord('order');
  return (
    <>
      <DataPage
        calls={dealerOrderCalls}
        title={dealerOrders.title}
        texts={words}
        columns={columns}
        filters={filters}
        form={Form}
        addLabel={texts.add}
        rowActions={rowActions}
        expand={detail}
        nameOf={nameOf}
      />
      {id !== null && <OrderDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
