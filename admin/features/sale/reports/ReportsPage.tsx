import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { reportCalls, type FakeReport } from '#contract/features/sale/reports/contract.ts';
import { fakeReports } from '#contract/features/sale/reports/feature.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { reportColumns, reportFilters } from './columns.tsx';
import { moves, nameOf } from './moves.ts';
import { reportsPageTexts as texts } from './texts.ts';

const ReportDrawer = lazyComponent(async () => (await import('./ReportDrawer.tsx')).ReportDrawer);

/** What consumers take for fakes, to be checked and joined with incidents. */
export function Page() {
  const { id, open, close } = useOpenRecord('report');
  const openRow = useStable((row: FakeReport) => open(row.id));
  const rowActions = useMemo<RowAction<FakeReport>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={reportCalls}
        title={fakeReports.title}
        texts={reportTexts}
        columns={reportColumns}
        filters={reportFilters}
        rowActions={rowActions}
        moves={moves}
        nameOf={nameOf}
      />
      {id !== null && <ReportDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
