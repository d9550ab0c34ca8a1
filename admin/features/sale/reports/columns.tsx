import { useSay } from '#admin/app/language.ts';
import { partSource } from '#admin/ui/form/sources.ts';
import { ProvinceText } from '#admin/ui/incidents/IncidentCells.tsx';
import { leadsTo, type Column, type Filter, type FilterName } from '#admin/ui/list/types.ts';
import { incidents } from '#contract/features/risk/incidents/feature.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { FakeReport, reportCalls } from '#contract/features/sale/reports/contract.ts';
import { reportStates, type ReportState } from '#contract/features/sale/reports/moves.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { provinces } from '#contract/places.ts';
import { reportsPageTexts as texts } from './texts.ts';

const tones: Record<ReportState, StateTone> = {
  open: 'caution',
  accepted: 'busy',
  closed: 'good',
  dismissed: 'idle',
};

export function ReportStateDot({ state }: Pick<FakeReport, 'state'>) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(reportTexts.states[state])}</StateDot>;
}

export const reportColumns: readonly Column<FakeReport>[] = [
  { field: 'code', width: 176, kind: 'code' },
  { field: 'typed_code', width: 212, kind: 'code' },
  { field: 'shop', width: 128 },
  { field: 'content', width: 128 },
  { field: 'province', width: 100, render: (row) => <ProvinceText {...row} /> },
  {
    field: 'state',
    width: 126,
    states: reportTexts.states,
    render: (row) => <ReportStateDot {...row} />,
  },
  { field: 'part_name', width: 124, hidden: true },
  { field: 'photo_count', width: 64, kind: 'number', hidden: true },
  {
    field: 'incident_code',
    width: 160,
    kind: 'code',
    hidden: true,
    leads: leadsTo(incidents, 'incident_id'),
  },
  { field: 'name', width: 80, hidden: true },
  { field: 'phone', width: 124, hidden: true },
  { field: 'city', width: 100, hidden: true },
  { field: 'reason', width: 180, hidden: true },
  { field: 'reply', width: 180, hidden: true },
  { field: 'create_time', width: 140, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 140, kind: 'time', sort: true, hidden: true },
];

export const reportFilters: readonly Filter<FilterName<typeof reportCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: reportStates.map((value) => ({ value, label: reportTexts.states[value] })),
  },
  {
    field: 'is_known',
    kind: 'select',
    options: [
      { value: 'true', label: texts.known },
      { value: 'false', label: texts.unknown },
    ],
  },
  {
    field: 'part_id',
    kind: 'remote',
    source: { ...partSource, label: ({ name }: Part) => name },
  },
  {
    field: 'province',
    kind: 'multiple',
    options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  },
  { field: 'create_time', kind: 'days' },
];
