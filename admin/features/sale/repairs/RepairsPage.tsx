import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
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
import { recordOf } from '#admin/ui/record/record-of.tsx';

const Form = lazyComponent(async () => (await import('./RepairForm.tsx')).RepairForm);
const StatisticsDrawer = lazyComponent(
  async () => (await import('./StatisticsDrawer.tsx')).StatisticsDrawer,
);
const record = recordOf(async () => (await import('./record.tsx')).record, 'code');

const isUnderWay = ({ repair_status: status }: Repair) => status !== 'completed';
const RepairDrawer = lazyComponent(async () => (await import('./RepairDrawer.tsx')).RepairDrawer);

/** What consumers want repaired. */
export function Page() {
  const say = useSay();
  const { id, open, close } = useOpenRecord('repair');
  const [showsStatistics, setShowsStatistics] = useState(false);
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
        form={Form}
        isOpen={isUnderWay}
        moves={moves}
        nameOf={nameOf}
        record={record}
        extra={
          <Button onClick={() => setShowsStatistics(true)}>{say(texts.statistics.open)}</Button>
        }
      />
      {id !== null && <RepairDrawer key={id} id={id} onClose={close} />}
      {showsStatistics && <StatisticsDrawer onClose={() => setShowsStatistics(false)} />}
    </>
  );
}
