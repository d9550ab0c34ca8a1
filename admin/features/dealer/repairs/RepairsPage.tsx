import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useDict } from '#admin/ui/form/use-dict.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  dealerRepairCalls,
  type DealerRepair,
} from '#contract/features/dealer/repairs/contract.ts';
import { dealerRepairs } from '#contract/features/dealer/repairs/feature.ts';
import { dealerRepairTexts } from '#contract/features/dealer/repairs/texts.ts';
import type { RepairStatus } from '#contract/features/sale/repairs/states.ts';
import { dealerRepairsTexts as texts } from './texts.ts';

const RepairForm = lazyComponent(async () => (await import('./RepairForm.tsx')).RepairForm);
const RepairDrawer = lazyComponent(async () => (await import('./RepairDrawer.tsx')).RepairDrawer);

const tones: Record<RepairStatus, StateTone> = {
  review: 'caution',
  processing: 'busy',
  maintenance: 'busy',
  completed: 'good',
};

function StatusDot({ status }: { status: RepairStatus }) {
  const { data: words } = useDict('repair_status');
  const name = words?.find(({ value }) => value === status)?.name ?? status;
  return <StateDot tone={tones[status]}>{name}</StateDot>;
}

const columns: readonly Column<DealerRepair>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'part_name', width: 140 },
  {
    field: 'repair_status',
    width: 128,
    render: ({ repair_status: status }) => <StatusDot status={status} />,
  },
  { field: 'name', width: 88 },
  { field: 'phone', width: 120 },
  { field: 'fault_name', width: 96 },
  { field: 'create_time', width: 140, kind: 'time', sort: true },
  { field: 'serial_number', width: 212, kind: 'code', hidden: true },
  { field: 'update_time', width: 140, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerRepairCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'repair_status', kind: 'multiple', dict: 'repair_status' },
  { field: 'create_time', kind: 'days' },
];

const nameOf = ({ code }: DealerRepair) => code;

/** The repairs that a dealer asked for on behalf of its customers. */
export function Page() {
  const { id, open, close } = useOpenRecord('repair');
  const openRow = useStable((row: DealerRepair) => open(row.id));
  const rowActions = useMemo<RowAction<DealerRepair>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={dealerRepairCalls}
        nameOf={nameOf}
        title={dealerRepairs.title}
        texts={dealerRepairTexts}
        columns={columns}
        filters={filters}
        form={RepairForm}
        addLabel={texts.add}
        rowActions={rowActions}
      />
      {id !== null && <RepairDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
