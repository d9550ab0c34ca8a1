import { batchSource, dealerSource, partSource } from '#admin/ui/form/sources.ts';
import { AppealedDot } from '#admin/ui/incidents/AppealList.tsx';
import {
  KindText,
  ProvinceText,
  SeverityDot,
  StateCell,
  SubjectCell,
} from '#admin/ui/incidents/IncidentCells.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { Money } from '#admin/ui/show/Money.tsx';
import type { Batch } from '#contract/features/trace/batches/contract.ts';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { incidentCalls } from '#contract/features/risk/incidents/contract.ts';
import { incidentStates, type Incident } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidentKinds, incidentKindTexts } from '#contract/features/risk/incidents/kinds.ts';
import { provinces } from '#contract/places.ts';
import { assigneeSource } from './assignees.ts';
import { incidentsPageTexts as texts } from './texts.ts';

export const incidentColumns: readonly Column<Incident>[] = [
  { field: 'kind', width: 150, render: (row) => <KindText {...row} /> },
  { field: 'severity', width: 92, render: (row) => <SeverityDot {...row} /> },
  {
    field: 'identifier_code',
    label: texts.subject,
    width: 212,
    kind: 'code',
    render: (row) => <SubjectCell {...row} />,
  },
  { field: 'province', width: 96, render: (row) => <ProvinceText {...row} /> },
  { field: 'hits', width: 52, kind: 'number' },
  { field: 'assignee_name', width: 80 },
  { field: 'last_time', width: 134, kind: 'time', sort: true },
  { field: 'state', width: 132, render: (row) => <StateCell {...row} /> },
  {
    field: 'is_appealed',
    width: 132,
    hidden: true,
    render: ({ is_appealed: is }) => (is ? <AppealedDot state="waiting" /> : null),
  },
  { field: 'code', width: 150, kind: 'code', hidden: true },
  { field: 'batch_code', width: 140, kind: 'code', hidden: true },
  { field: 'part_name', width: 120, hidden: true },
  { field: 'dealer_name', width: 140, hidden: true },
  {
    field: 'penalty',
    width: 100,
    hidden: true,
    render: ({ penalty }) => (penalty === null ? null : <Money cents={penalty} />),
  },
  { field: 'penalty_note', width: 200, hidden: true },
  { field: 'first_time', width: 140, kind: 'time', hidden: true },
  { field: 'create_time', width: 140, kind: 'time', sort: true, hidden: true },
  { field: 'reason', width: 200, hidden: true },
];

export const incidentFilters: readonly Filter<FilterName<typeof incidentCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: incidentStates.map((value) => ({ value, label: incidentTexts.states[value] })),
  },
  {
    field: 'kind',
    kind: 'multiple',
    options: incidentKinds.map((value) => ({ value, label: incidentKindTexts[value] })),
  },
  {
    field: 'is_appealed',
    kind: 'select',
    options: [
      { value: 'true', label: texts.withAppeal },
      { value: 'false', label: texts.withoutAppeal },
    ],
  },
  {
    field: 'is_mine',
    kind: 'select',
    options: [
      { value: 'true', label: texts.mine },
      { value: 'false', label: texts.notMine },
    ],
  },
  { field: 'assignee_id', kind: 'remote', source: assigneeSource },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  {
    field: 'province',
    kind: 'multiple',
    options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    field: 'part_id',
    kind: 'remote',
    source: { ...partSource, label: ({ name }: Part) => name },
  },
  {
    field: 'batch_id',
    kind: 'remote',
    source: { ...batchSource, label: ({ code }: Batch) => code },
  },
  { field: 'last_time', kind: 'days' },
];
