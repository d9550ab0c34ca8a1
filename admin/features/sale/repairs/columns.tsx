import { useSay } from '#admin/app/language.ts';
import { dealerSource, partSource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { repairCalls } from '#contract/features/sale/repairs/contract.ts';
import { type Repair } from '#contract/features/sale/repairs/contract.ts';
import {
  repairStates,
  repairStateTexts,
  type RepairState,
} from '#contract/features/sale/repairs/states.ts';

export const repairTones: Record<RepairState, StateTone> = {
  submitted: 'caution',
  accepted: 'busy',
  diagnosing: 'busy',
  quoted: 'busy',
  repairing: 'busy',
  testing: 'busy',
  waiting: 'caution',
  completed: 'good',
  replaced: 'good',
  rejected: 'bad',
  closed: 'idle',
};

export function RepairStateDot({ state }: Pick<Repair, 'state'>) {
  const say = useSay();
  return <StateDot tone={repairTones[state]}>{say(repairStateTexts[state])}</StateDot>;
}

export const repairColumns: readonly Column<Repair>[] = [
  { field: 'code', width: 168, kind: 'code' },
  { field: 'part_name', width: 124 },
  { field: 'serial_number', width: 184, kind: 'code' },
  { field: 'fault_name', width: 84 },
  { field: 'name', width: 68 },
  { field: 'state', width: 132, render: (row) => <RepairStateDot {...row} /> },
  { field: 'create_time', width: 140, kind: 'time', sort: true },
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
  { field: 'fault_type', kind: 'multiple', dict: 'fault_type' },
  {
    field: 'part_id',
    kind: 'remote',
    source: { ...partSource, label: ({ name }: Part) => name },
  },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'create_time', kind: 'days' },
];
