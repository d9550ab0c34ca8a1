import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { incidentCalls, type Incident } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidents } from '#contract/features/risk/incidents/feature.ts';
import { incidentColumns, incidentFilters } from './columns.tsx';
import { assignAction, moves, nameOf } from './moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const IncidentDrawer = lazyComponent(
  async () => (await import('./IncidentDrawer.tsx')).IncidentDrawer,
);

const record = recordOf(async () => (await import('./record.tsx')).record, 'kind');

const lookAgainAfter = 60_000;

/** What the risk rules found, to be looked into and settled. */
export function Page() {
  const { id, open, close } = useOpenRecord('incident');
  const openRow = useStable((row: Incident) => open(row.id));
  const rowActions = useMemo<RowAction<Incident>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }, assignAction],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={incidentCalls}
        title={incidents.title}
        texts={incidentTexts}
        columns={incidentColumns}
        filters={incidentFilters}
        rowActions={rowActions}
        moves={moves}
        nameOf={nameOf}
        record={record}
        refetchEvery={() => lookAgainAfter}
      />
      {id !== null && <IncidentDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
