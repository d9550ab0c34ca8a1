import { useEffect, useEffectEvent, useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { supplierSource } from '#admin/ui/form/sources.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import {
  leadsTo,
  type Column,
  type Filter,
  type FilterName,
  type RowAction,
} from '#admin/ui/list/types.ts';
import { purchaseOrders } from '#contract/features/procure/purchase-orders/feature.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  receivingCalls,
  receivingStates,
  type Receiving,
} from '#contract/features/procure/receivings/contract.ts';
import { receivings } from '#contract/features/procure/receivings/feature.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { moves, nameOf } from './actions.ts';
import { ReceivingStateDot } from '#admin/ui/materials/ReceivingStateDot.tsx';
import { receivingPageTexts as texts } from './texts.ts';

const Form = lazyComponent(async () => (await import('./ReceivingForm.tsx')).ReceivingForm);
const ReceivingDrawer = lazyComponent(
  async () => (await import('./ReceivingDrawer.tsx')).ReceivingDrawer,
);

const columns: readonly Column<Receiving>[] = [
  { field: 'code', width: 168, kind: 'code', sort: true },
  { field: 'supplier_name', width: 190 },
  { field: 'order_code', width: 160, leads: leadsTo(purchaseOrders, 'order_id') },
  {
    field: 'state',
    width: 100,
    states: receivingTexts.states,
    render: ({ state }) => <ReceivingStateDot state={state} />,
  },
  { field: 'received_date', width: 112, sort: true },
  { field: 'line_count', width: 70, kind: 'quantity' },
  { field: 'serial_count', width: 90, kind: 'quantity' },
  { field: 'delivery_note', width: 140, hidden: true },
  { field: 'post_user', width: 110, hidden: true },
  { field: 'post_time', width: 148, kind: 'time', hidden: true },
  { field: 'reason', width: 180, hidden: true },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof receivingCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: receivingStates.map((value) => ({ value, label: receivingTexts.states[value] })),
  },
  { field: 'supplier_id', kind: 'remote', source: supplierSource },
  { field: 'received_date', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];
const isDraft = ({ state }: Receiving) => state === 'draft';

/** What arrived from suppliers. */
export function Page() {
  const { id, open, close } = useOpenRecord('receiving');
  useOrderOnce();
  const openRow = useStable((row: Receiving) => open(row.id));
  const rowActions = useMemo<RowAction<Receiving>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={receivingCalls}
        title={receivings.title}
        texts={receivingTexts}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={rowActions}
        moves={moves}
        isOpen={isDraft}
        canDelete={isDraft}
        nameOf={nameOf}
      />
      {id !== null && <ReceivingDrawer key={id} id={id} onClose={close} />}
    </>
  );
}

/** The order that a new receipt was asked for stands in the address only while its form is open. */
function useOrderOnce(): void {
  const { search, change } = useAddress();
  const params = new URLSearchParams(search);
  const isOver = params.has('order') && params.get('form') === null;
  const forget = useEffectEvent(() =>
    change((next) => next.delete('order'), { replace: true, state: null }),
  );
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
}
