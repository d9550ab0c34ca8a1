import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { batchSource, packSource, partSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  printJobCalls,
  printJobStates,
  type PrintJob,
} from '#contract/features/trace/print-jobs/contract.ts';
import { printJobs } from '#contract/features/trace/print-jobs/feature.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { DriverText, jobMoves, jobPath } from './actions.tsx';
import { JobStateDot, LedgerCell } from './LedgerBar.tsx';
import { printJobsPageTexts as texts } from './texts.ts';

const PrintJobForm = lazyComponent(async () => (await import('./PrintJobForm.tsx')).PrintJobForm);

const columns: readonly Column<PrintJob>[] = [
  { field: 'code', width: 164, kind: 'code' },
  { field: 'template_name', width: 150 },
  { field: 'driver', width: 100, render: ({ driver }) => <DriverText driver={driver} /> },
  { field: 'state', width: 100, render: ({ state }) => <JobStateDot state={state} /> },
  {
    field: 'ordered',
    label: printJobTexts.fields.progress,
    width: 140,
    render: (row) => <LedgerCell ledger={row} />,
  },
  { field: 'spoiled', width: 76, kind: 'quantity' },
  { field: 'create_time', width: 140, kind: 'time', sort: true },
  { field: 'pack_code', width: 140, hidden: true },
  { field: 'batch_code', width: 140, hidden: true },
  { field: 'good', width: 80, kind: 'quantity', hidden: true },
  { field: 'sampled', width: 80, kind: 'quantity', hidden: true },
  { field: 'unused', width: 80, kind: 'quantity', hidden: true },
  { field: 'open', width: 80, kind: 'quantity', hidden: true },
  { field: 'copies', width: 80, kind: 'quantity', hidden: true },
  { field: 'reason', width: 160, hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'update_time', width: 140, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof printJobCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: printJobStates.map((value) => ({ value, label: printJobTexts.states[value] })),
  },
  { field: 'pack_id', kind: 'remote', source: packSource },
  { field: 'batch_id', kind: 'remote', source: batchSource },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'template_id', kind: 'hidden' },
  { field: 'create_time', kind: 'days' },
];
const isPrinting = (rows: readonly PrintJob[]) =>
  rows.some(({ state }) => state === 'printing') ? 5_000 : false;

/** Runs of labels: what is printed, how far it is, what was spoiled. */
export function Page() {
  const navigate = useNavigate();
  const open = useStable((row: PrintJob) => void navigate(`${jobPath}?id=${row.id}`));
  const rowActions = useMemo<RowAction<PrintJob>[]>(
    () => [{ key: 'open', label: texts.open, run: open }],
    [open],
  );
  return (
    <DataPage
      calls={printJobCalls}
      title={printJobs.title}
      texts={printJobTexts}
      columns={columns}
      filters={filters}
      form={PrintJobForm}
      addLabel={texts.add}
      rowActions={rowActions}
      moves={jobMoves}
      refetchEvery={isPrinting}
    />
  );
}
