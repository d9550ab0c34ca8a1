import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { AppealedDot } from '#admin/ui/incidents/AppealList.tsx';
import { IncidentStateDot, KindText, ProvinceText } from '#admin/ui/incidents/IncidentCells.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import {
  dealerIncidentCalls,
  type DealerIncident,
} from '#contract/features/dealer/incidents/contract.ts';
import { dealerIncidents } from '#contract/features/dealer/incidents/feature.ts';
import { appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import { dealerIncidentTexts } from '#contract/features/dealer/incidents/texts.ts';
import { incidentStates } from '#contract/features/risk/incidents/contract.ts';
import { dealerIncidentsTexts as texts } from './texts.ts';

const IncidentDrawer = lazyComponent(
  async () => (await import('./IncidentDrawer.tsx')).IncidentDrawer,
);

const columns: readonly Column<DealerIncident>[] = [
  { field: 'kind', width: 150, render: (row) => <KindText {...row} /> },
  { field: 'state', width: 108, render: (row) => <IncidentStateDot {...row} /> },
  {
    field: 'appeal_state',
    width: 132,
    states: appealTexts.states,
    render: ({ appeal_state: state }) => (state ? <AppealedDot state={state} /> : '–'),
  },
  { field: 'part_name', width: 120 },
  { field: 'identifier_code', width: 212, kind: 'code' },
  { field: 'last_time', width: 140, kind: 'time', sort: true },
  { field: 'code', width: 150, kind: 'code', hidden: true },
  {
    field: 'province',
    width: 100,
    hidden: true,
    render: (row) => <ProvinceText {...row} />,
  },
  { field: 'hits', width: 60, kind: 'number', hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerIncidentCalls>>[] = [
  {
    field: 'state',
    kind: 'multiple',
    options: incidentStates.map((value) => ({ value, label: dealerIncidentTexts.states[value] })),
  },
  {
    field: 'is_appealed',
    kind: 'select',
    options: [
      { value: 'true', label: texts.withAppeal },
      { value: 'false', label: texts.withoutAppeal },
    ],
  },
  { field: 'keyword', kind: 'text' },
  { field: 'last_time', kind: 'days' },
];
const nameOf = ({ code }: DealerIncident) => code;

/** The incidents that name the dealer, to be answered. */
export function Page() {
  const { id, open, close } = useOpenRecord('incident');
  const openRow = useStable((row: DealerIncident) => open(row.id));
  const rowActions = useMemo<RowAction<DealerIncident>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={dealerIncidentCalls}
        title={dealerIncidents.title}
        texts={dealerIncidentTexts}
        columns={columns}
        filters={filters}
        rowActions={rowActions}
        nameOf={nameOf}
      />
      {id !== null && <IncidentDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
