import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { repairCalls, type Repair } from '#contract/features/sale/repairs/contract.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { repairs } from '#contract/features/sale/repairs/feature.ts';
import { repairColumns, repairFilters } from './columns.tsx';
import { moves, nameOf } from './moves.ts';
import { repairsPageTexts as texts } from './texts.ts';

const RepairDrawer = lazyComponent(async () => (await import('./RepairDrawer.tsx')).RepairDrawer);

/** What consumers want repaired. */
export function Page() {
  const { id, open, close } = useOpenRecord('repair');
  const openRow = useStable((row: Repair) => open(row.id));
  const rowActions = useMemo<RowAction<Repair>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={repairCalls}
        title={repairs.title}
        texts={repairTexts}
        columns={repairColumns}
        filters={repairFilters}
        rowActions={rowActions}
        moves={moves}
        nameOf={nameOf}
      />
      {id !== null && <RepairDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
