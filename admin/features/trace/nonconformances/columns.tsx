import { batchSource, lotSource, partSource } from '#admin/ui/form/sources.ts';
import { useSay } from '#admin/app/language.ts';
import { CodeCell } from '#admin/ui/list/CodeCell.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import {
  DueDay,
  NonconformanceSeverityDot,
  NonconformanceStateDot,
} from '#admin/ui/nonconformances/NonconformanceCells.tsx';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { Batch } from '#contract/features/trace/batches/contract.ts';
import type { Lot } from '#contract/features/trace/lots/contract.ts';
import type {
  Nonconformance,
  nonconformanceCalls,
} from '#contract/features/trace/nonconformances/contract.ts';
import { nonconformanceStates } from '#contract/features/trace/nonconformances/moves.ts';
import {
  nonconformanceSeverities,
  nonconformanceSources,
  severityTexts,
  sourceTexts,
} from '#contract/features/trace/nonconformances/sources.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { ownerSource } from './owners.ts';
import { nonconformancesPageTexts as texts } from './texts.ts';

/** The most particular thing it is about. */
function Subject({
  serial_number: serial,
  batch_code: batch,
  lot_code: lot,
  part_name: part,
}: Nonconformance) {
  const code = serial || batch || lot;
  if (code) return <CodeCell code={code} />;
  return part ? <span title={part}>{part}</span> : <span aria-hidden="true">–</span>;
}

function Source({ source }: Pick<Nonconformance, 'source'>) {
  return <>{useSay()(sourceTexts[source])}</>;
}

export const columns: readonly Column<Nonconformance>[] = [
  { field: 'code', width: 184, kind: 'code' },
  { field: 'title', width: 160 },
  {
    field: 'severity',
    width: 84,
    states: severityTexts,
    render: (row) => <NonconformanceSeverityDot {...row} />,
  },
  {
    field: 'serial_number',
    label: nonconformanceTexts.fields.subject,
    width: 212,
    kind: 'code',
    render: (row) => <Subject {...row} />,
  },
  { field: 'owner_name', width: 76 },
  { field: 'due_day', width: 112, sort: true, render: (row) => <DueDay {...row} /> },
  {
    field: 'state',
    width: 112,
    states: nonconformanceTexts.states,
    render: (row) => <NonconformanceStateDot {...row} />,
  },
  { field: 'source', width: 120, hidden: true, render: (row) => <Source {...row} /> },
  { field: 'source_name', width: 148, hidden: true },
  { field: 'part_name', width: 132, hidden: true },
  { field: 'batch_code', width: 140, kind: 'code', hidden: true },
  { field: 'lot_code', width: 140, kind: 'code', hidden: true },
  { field: 'cause', width: 180, hidden: true },
  { field: 'action', width: 180, hidden: true },
  { field: 'create_time', width: 140, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 140, kind: 'time', sort: true, hidden: true },
];

export const filters: readonly Filter<FilterName<typeof nonconformanceCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: nonconformanceStates.map((value) => ({
      value,
      label: nonconformanceTexts.states[value],
    })),
  },
  {
    field: 'severity',
    kind: 'multiple',
    options: nonconformanceSeverities.map((value) => ({ value, label: severityTexts[value] })),
  },
  {
    field: 'overdue',
    kind: 'select',
    options: [
      { value: 'true', label: texts.overdue },
      { value: 'false', label: texts.notOverdue },
    ],
  },
  {
    field: 'source',
    kind: 'multiple',
    options: nonconformanceSources.map((value) => ({ value, label: sourceTexts[value] })),
  },
  { field: 'owner_id', kind: 'remote', source: ownerSource },
  {
    field: 'is_mine',
    kind: 'select',
    options: [
      { value: 'true', label: texts.mine },
      { value: 'false', label: texts.notMine },
    ],
  },
  { field: 'part_id', kind: 'remote', source: { ...partSource, label: ({ name }: Part) => name } },
  {
    field: 'batch_id',
    kind: 'remote',
    source: { ...batchSource, label: ({ code }: Batch) => code },
  },
  { field: 'lot_id', kind: 'remote', source: { ...lotSource, label: ({ code }: Lot) => code } },
  { field: 'create_time', kind: 'days' },
];
