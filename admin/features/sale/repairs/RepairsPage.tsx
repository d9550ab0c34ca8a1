import { useMemo, useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { repairCalls, type Repair } from '#contract/features/sale/repairs/contract.ts';
import type { RepairMove } from '#contract/features/sale/repairs/moves.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { repairs } from '#contract/features/sale/repairs/feature.ts';
import { repairColumns, repairFilters } from './columns.tsx';
import { rowActions, type Ask } from './moves.ts';

const RepairDrawer = lazyComponent(async () => (await import('./RepairDrawer.tsx')).RepairDrawer);
const MoveDialog = lazyComponent(async () => (await import('./MoveDialog.tsx')).MoveDialog);

const nameOf = ({ code }: Repair) => code;

/** What consumers want repaired. */
export function Page() {
  const { id, open, close } = useOpenRecord('repair');
  const openRow = useStable((row: Repair) => open(row.id));
  const [asked, setAsked] = useState<{ move: RepairMove; repair: Repair } | null>(null);
  const ask: Ask = useStable((move, repair) => setAsked({ move, repair }));
  const actions = useMemo(() => rowActions(openRow, ask), [openRow, ask]);
  return (
    <>
      <DataPage
        calls={repairCalls}
        title={repairs.title}
        texts={repairTexts}
        columns={repairColumns}
        filters={repairFilters}
        rowActions={actions}
        nameOf={nameOf}
      />
      {id !== null && <RepairDrawer key={id} id={id} onAsk={ask} onClose={close} />}
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
