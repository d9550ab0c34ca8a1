import { useMemo } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { partSource, supplierSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { LotStateDot } from '#admin/ui/materials/LotStateDot.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { lotCalls, lotStates, type Lot } from '#contract/features/trace/lots/contract.ts';
import { materialLots } from '#contract/features/trace/lots/feature.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { moves, nameOf } from './actions.ts';
import { lotPageTexts as texts } from './texts.ts';

const Form = lazyComponent(async () => (await import('./LotForm.tsx')).LotForm);
const LotDrawer = lazyComponent(async () => (await import('./LotDrawer.tsx')).LotDrawer);

const columns: readonly Column<Lot>[] = [
  { field: 'code', width: 168, kind: 'code', sort: true },
  { field: 'part_name', width: 176 },
  { field: 'supplier_name', width: 164 },
  { field: 'left', label: texts.stock, width: 164, render: (row) => <Stock {...row} /> },
  {
    field: 'state',
    width: 104,
    states: lotTexts.states,
    render: ({ state }) => <LotStateDot state={state} />,
  },
  { field: 'received_date', width: 104, sort: true },
  { field: 'expire_date', width: 104, sort: true, hidden: true },
  { field: 'supplier_lot', width: 140, kind: 'code', hidden: true },
  { field: 'part_code', width: 130, kind: 'code', hidden: true },
  { field: 'source_batch_code', width: 140, kind: 'code', hidden: true },
  { field: 'inspect_user', width: 100, hidden: true },
  { field: 'inspect_time', width: 148, kind: 'time', hidden: true },
  { field: 'reason', width: 180, hidden: true },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof lotCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'state',
    kind: 'multiple',
    options: lotStates.map((value) => ({ value, label: lotTexts.states[value] })),
  },
  { field: 'supplier_id', kind: 'remote', source: supplierSource },
  { field: 'received_date', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];

const isPending = ({ state }: Lot) => state === 'pending';

/** Lots of material: received, inspected, used, and where they went. */
export function Page() {
  const { id, open, close } = useOpenRecord('lot');
  const openRow = useStable((row: Lot) => open(row.id));
  const rowActions = useMemo<RowAction<Lot>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={lotCalls}
        title={materialLots.title}
        texts={lotTexts}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={rowActions}
        moves={moves}
        isOpen={isPending}
        nameOf={nameOf}
      />
      {id !== null && <LotDrawer key={id} id={id} onClose={close} />}
    </>
  );
}

function Stock({ left, quantity, unit_name: unit }: Lot) {
  const say = useSay();
  return say(texts.leftOf, { left: formatQuantity(left), all: formatQuantity(quantity), unit });
}
