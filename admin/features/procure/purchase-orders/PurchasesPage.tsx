import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { supplierSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { Money } from '#admin/ui/show/Money.tsx';
import {
  purchaseCalls,
  purchaseStates,
  type Purchase,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseOrders } from '#contract/features/procure/purchase-orders/feature.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { moves, nameOf } from './actions.ts';
import { PurchaseStateDot } from '#admin/ui/orders/PurchaseStateDot.tsx';
import { purchasePageTexts as texts } from './texts.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const Form = lazyComponent(async () => (await import('./PurchaseForm.tsx')).PurchaseForm);
const PurchaseDrawer = lazyComponent(
  async () => (await import('./PurchaseDrawer.tsx')).PurchaseDrawer,
);
const LimitsDialog = lazyComponent(async () => (await import('./LimitsDialog.tsx')).LimitsDialog);

const columns: readonly Column<Purchase>[] = [
  { field: 'code', width: 172, kind: 'code', sort: true },
  { field: 'supplier_name', width: 190 },
  {
    field: 'state',
    width: 132,
    states: purchaseTexts.states,
    render: ({ state }) => <PurchaseStateDot state={state} />,
  },
  {
    field: 'total',
    width: 140,
    kind: 'money',
    render: ({ total, currency }) => <Money cents={total} currency={currency} />,
  },
  { field: 'expected_date', width: 112, sort: true },
  { field: 'open_change', width: 132, render: (row) => <AskedChange by={row.open_change} /> },
  { field: 'submit_user', width: 110, hidden: true },
  { field: 'line_count', width: 80, kind: 'quantity', hidden: true },
  { field: 'approve_user', width: 110, hidden: true },
  { field: 'approve_time', width: 148, kind: 'time', hidden: true },
  { field: 'reason', width: 180, hidden: true },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof purchaseCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: purchaseStates.map((value) => ({ value, label: purchaseTexts.states[value] })),
  },
  { field: 'supplier_id', kind: 'remote', source: supplierSource },
  { field: 'expected_date', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];
const record = recordOf(async () => (await import('./record.tsx')).record);

const isDraft = ({ state }: Purchase) => state === 'draft';

function AskedChange({ by }: { by: Purchase['open_change'] }) {
  const say = useSay();
  return by && say(texts.changeAsked[by]);
}

/** What is ordered from suppliers. */
export function Page() {
  const say = useSay();
  const { id, open, close } = useOpenRecord('purchase');
  const [showsLimits, setShowsLimits] = useState(false);
  const openRow = useStable((row: Purchase) => open(row.id));
  const rowActions = useMemo<RowAction<Purchase>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={purchaseCalls}
        title={purchaseOrders.title}
        texts={purchaseTexts}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={rowActions}
        moves={moves}
        isOpen={isDraft}
        canDelete={isDraft}
        nameOf={nameOf}
        record={record}
        extra={
          <Can has={purchaseCalls.saveLimits.allow}>
            <Button onClick={() => setShowsLimits(true)}>{say(texts.limits.open)}</Button>
          </Can>
        }
      />
      {id !== null && <PurchaseDrawer key={id} id={id} onClose={close} />}
      {showsLimits && <LimitsDialog onClose={() => setShowsLimits(false)} />}
    </>
  );
}
