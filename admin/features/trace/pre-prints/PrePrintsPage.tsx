import { useMemo } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { packSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  prePrintCalls,
  prePrintStates,
  type PrePrint,
} from '#contract/features/trace/pre-prints/contract.ts';
import { prePrints } from '#contract/features/trace/pre-prints/feature.ts';
import { prePrintTexts } from '#contract/features/trace/pre-prints/texts.ts';
import { isChecking, orderMoves, OrderStateDot } from './order-moves.tsx';
import { prePrintsPageTexts as texts } from './texts.ts';

const PrePrintForm = lazyComponent(async () => (await import('./PrePrintForm.tsx')).PrePrintForm);
const PrePrintDrawer = lazyComponent(
  async () => (await import('./PrePrintDrawer.tsx')).PrePrintDrawer,
);

const columns: readonly Column<PrePrint>[] = [
  { field: 'code', width: 164, kind: 'code' },
  { field: 'printer_company', width: 160 },
  { field: 'state', width: 104, render: (row) => <OrderStateDot order={row} /> },
  { field: 'quantity', width: 88, kind: 'quantity' },
  { field: 'good', width: 80, kind: 'quantity' },
  { field: 'spoiled', width: 80, kind: 'quantity' },
  { field: 'unused', width: 80, kind: 'quantity' },
  { field: 'create_time', width: 140, kind: 'time', sort: true },
  { field: 'pack_code', width: 140, hidden: true },
  { field: 'template_name', width: 140, hidden: true },
  { field: 'send_time', width: 140, kind: 'time', hidden: true },
  { field: 'receive_time', width: 140, kind: 'time', hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'update_time', width: 140, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof prePrintCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: prePrintStates.map((value) => ({ value, label: prePrintTexts.states[value] })),
  },
  { field: 'pack_id', kind: 'remote', source: packSource },
  { field: 'create_time', kind: 'days' },
];
const isDraft = ({ state }: PrePrint) => state === 'draft';
const refetchEvery = (rows: readonly PrePrint[]) => (rows.some(isChecking) ? 1_000 : false);

/** Labels that a printing house prints: from the order to what came back. */
export function Page() {
  const say = useSay();
  const { id, open, close } = useOpenRecord('order');
  const openRow = useStable((row: PrePrint) => open(row.id));
  const rowActions = useMemo<RowAction<PrePrint>[]>(
    () => [{ key: 'open', label: texts.open, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={prePrintCalls}
        title={prePrints.title}
        texts={prePrintTexts}
        columns={columns}
        filters={filters}
        form={PrePrintForm}
        rowActions={rowActions}
        moves={orderMoves}
        isOpen={isDraft}
        refetchEvery={refetchEvery}
      />
      {id !== null && (
        <PrePrintDrawer key={id} id={id} title={say(prePrintTexts.one)} onClose={close} />
      )}
    </>
  );
}
