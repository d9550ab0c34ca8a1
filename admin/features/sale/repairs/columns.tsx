import { useSay } from '#admin/app/language.ts';
import { dealerSource, partSource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { showDay } from '#admin/ui/show-time.ts';
import { Money } from '#admin/ui/show/Money.tsx';
import { RepairStateDot } from '#admin/ui/show/RecordStates.tsx';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { repairCalls } from '#contract/features/sale/repairs/contract.ts';
import { type Repair } from '#contract/features/sale/repairs/contract.ts';
import { repairStates, repairStateTexts } from '#contract/features/sale/repairs/states.ts';
import { payers, repairWorkTexts } from '#contract/features/sale/repairs/work.ts';
import { assigneeSource } from './assignees.ts';
import styles from './repairs.module.css';

type Due = Pick<Repair, 'due_time' | 'is_overdue'>;

/** The day in a list; in red once it has passed. */
function DueDay({ due_time: due, is_overdue: isOver }: Due) {
  return <span className={isOver ? styles.overdue : undefined}>{showDay(due)}</span>;
}
export function DueTime({ due_time: due, is_overdue: isOver }: Due) {
  if (due === null) return null;
  return (
    <span className={isOver ? styles.overdue : undefined}>
      <DateTime at={due} />
    </span>
  );
}

function Payer({ payer }: Pick<Repair, 'payer'>) {
  const say = useSay();
  return payer && say(repairWorkTexts.payers[payer]);
}

export const repairColumns: readonly Column<Repair>[] = [
  { field: 'code', width: 168, kind: 'code' },
  { field: 'part_name', width: 124 },
  { field: 'serial_number', width: 212, kind: 'code' },
  { field: 'fault_name', width: 84 },
  { field: 'name', width: 68 },
  { field: 'state', width: 132, render: (row) => <RepairStateDot {...row} /> },
  { field: 'assignee_name', width: 96 },
  { field: 'due_time', width: 112, sort: true, render: (row) => <DueDay {...row} /> },
  { field: 'create_time', width: 140, kind: 'time', sort: true, hidden: true },
  {
    field: 'payer',
    width: 96,
    hidden: true,
    render: ({ payer }) => <Payer payer={payer} />,
  },
  { field: 'total', width: 110, hidden: true, render: ({ total }) => <Money cents={total} /> },
  { field: 'replacement_sn', width: 212, kind: 'code', hidden: true },
  { field: 'phone', width: 124, hidden: true },
  { field: 'content', width: 220, hidden: true },
  { field: 'dealer_name', width: 140, hidden: true },
  { field: 'photo_count', width: 72, kind: 'number', hidden: true },
  { field: 'update_time', width: 144, kind: 'time', sort: true, hidden: true },
  { field: 'complete_time', width: 144, kind: 'time', hidden: true },
];

export const repairFilters: readonly Filter<FilterName<typeof repairCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: repairStates.map((value) => ({ value, label: repairStateTexts[value] })),
  },
  {
    field: 'overdue',
    kind: 'select',
    options: [{ value: 'true', label: repairWorkTexts.fields.overdue }],
  },
  { field: 'fault_type', kind: 'multiple', dict: 'fault_type' },
  {
    field: 'part_id',
    kind: 'remote',
    source: { ...partSource, label: ({ name }: Part) => name },
  },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'assignee', kind: 'remote', source: assigneeSource },
  {
    field: 'mine',
    kind: 'select',
    options: [{ value: 'true', label: repairWorkTexts.fields.mine }],
  },
  {
    field: 'replaced',
    kind: 'select',
    options: [{ value: 'true', label: repairStateTexts.replaced }],
  },
  {
    field: 'repaired',
    kind: 'select',
    options: [{ value: 'true', label: repairWorkTexts.fields.repaired }],
  },
  {
    field: 'payer',
    kind: 'multiple',
    options: payers.map((value) => ({ value, label: repairWorkTexts.payers[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
