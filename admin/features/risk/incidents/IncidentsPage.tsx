import { useMemo, useState } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  incidentCalls,
  type Incident,
  type IncidentMove,
} from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidents } from '#contract/features/risk/incidents/feature.ts';
import { incidentColumns, incidentFilters } from './columns.tsx';
import { batchActions, rowActions, type Ask } from './moves.ts';

const IncidentDrawer = lazyComponent(
  async () => (await import('./IncidentDrawer.tsx')).IncidentDrawer,
);
const MoveDialog = lazyComponent(async () => (await import('./MoveDialog.tsx')).MoveDialog);

const nameOf = ({ code }: Incident) => code;
const lookAgainAfter = 60_000;

/** What the risk rules found, to be looked into and settled. */
export function Page() {
  const { id, open, close } = useOpenRecord('incident');
  const openRow = useStable((row: Incident) => open(row.id));
  const [asked, setAsked] = useState<{ move: IncidentMove; incidents: readonly Incident[] } | null>(
    null,
  );
  const ask: Ask = useStable((move, incidents) => setAsked({ move, incidents }));
  const actions = useMemo(
    () => ({ onRow: rowActions(openRow, ask), onBatch: batchActions(ask) }),
    [openRow, ask],
  );
  return (
    <>
      <DataPage
        calls={incidentCalls}
        title={incidents.title}
        texts={incidentTexts}
        columns={incidentColumns}
        filters={incidentFilters}
        rowActions={actions.onRow}
        batchActions={actions.onBatch}
        nameOf={nameOf}
        refetchEvery={() => lookAgainAfter}
      />
      {id !== null && <IncidentDrawer key={id} id={id} onAsk={ask} onClose={close} />}
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
