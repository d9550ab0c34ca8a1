import { useMemo } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { PurchaseStateDot } from '#admin/ui/orders/PurchaseStateDot.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import {
  supplierOrderCalls,
  suppliedStates,
  type Supplied,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrders } from '#contract/features/procure/supplier-orders/feature.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import type { Text } from '#contract/text.ts';
import { moves, nameOf } from './actions.ts';
import { supplierPageTexts as texts } from './texts.ts';

const SupplierOrderDrawer = lazyComponent(
  async () => (await import('./SupplierOrderDrawer.tsx')).SupplierOrderDrawer,
);

const columns: readonly Column<Supplied>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'buyer_name', width: 190 },
  {
    field: 'state',
    width: 124,
    states: supplierOrderTexts.states,
    render: ({ state }) => <PurchaseStateDot state={state} states={supplierOrderTexts.states} />,
  },
  {
    field: 'total',
    width: 140,
    kind: 'money',
    render: ({ total, currency }) => <Money cents={total} currency={currency} />,
  },
  { field: 'expected_date', width: 112, sort: true },
  {
    field: 'open_change',
    width: 124,
    states: texts.changeAsked,
    render: (row) => <AskedChange by={row.open_change} />,
  },
  { field: 'seller_code', width: 150, hidden: true },
  { field: 'line_count', width: 80, kind: 'quantity', hidden: true },
  { field: 'approve_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'confirm_time', width: 148, kind: 'time', hidden: true },
  { field: 'reason', width: 180, hidden: true },
  { field: 'remark', width: 180, hidden: true },
  { field: 'seller_note', width: 180, hidden: true },
];
const buyerSource = remoteSource(
  { index: supplierOrderCalls.buyers },
  { label: ({ name }) => name },
);
const filters: readonly Filter<FilterName<typeof supplierOrderCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: suppliedStates.map((value) => ({ value, label: supplierOrderTexts.states[value] })),
  },
  { field: 'buyer_id', kind: 'remote', source: buyerSource },
  { field: 'expected_date', kind: 'days' },
  { field: 'approve_time', kind: 'days' },
];

function AskedChange({ by }: { by: Supplied['open_change'] }) {
  const say = useSay();
  return by && say(texts.changeAsked[by]);
}

/** What linked customers ordered: in procurement. */
export function Page() {
  return <SuppliedList title={supplierOrders.title} />;
}

/** The same list stands in procurement and among the orders. */
export function SuppliedList({ title }: { title: Text }) {
  const { id, open, close } = useOpenRecord('supplied');
  const openRow = useStable((row: Supplied) => open(row.id));
  const rowActions = useMemo<RowAction<Supplied>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={supplierOrderCalls}
        title={title}
        texts={supplierOrderTexts}
        columns={columns}
        filters={filters}
        offers={['export']}
        rowActions={rowActions}
        moves={moves}
        nameOf={nameOf}
      />
      {id !== null && <SupplierOrderDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
