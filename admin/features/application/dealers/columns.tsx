import { dealerSource } from '#admin/ui/form/sources.ts';
import { DealerScore } from '#admin/ui/incidents/DealerScore.tsx';
import { leadsTo, type Column, type Filter, type FilterName } from '#admin/ui/list/types.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import {
  dealerLevels,
  dealerCalls,
  type Dealer,
} from '#contract/features/application/dealers/contract.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { provinces } from '#contract/places.ts';
import { DealerState, LevelName, ProvinceNames } from './DealerCells.tsx';

export const dealerColumns: readonly Column<Dealer>[] = [
  { field: 'code', width: 112, kind: 'code', sort: true },
  { field: 'name', width: 148, sort: true },
  { field: 'level', width: 72, render: ({ level }) => <LevelName level={level} /> },
  {
    field: 'disabled',
    width: 100,
    render: ({ disabled }) => <DealerState isDisabled={disabled} />,
  },
  { field: 'provinces', width: 124, render: (dealer) => <ProvinceNames of={dealer} /> },
  { field: 'parent_name', width: 156, hidden: true, leads: leadsTo(dealers, 'parent_id') },
  { field: 'contact', width: 76 },
  {
    field: 'mobile',
    width: 190,
    render: ({ id, mobile }) => (
      <PhoneNumber key={id} masked={mobile} id={id} call={dealerCalls.reveal} />
    ),
  },
  { field: 'score', width: 68, render: ({ score }) => <DealerScore score={score} /> },
  { field: 'accounts', width: 64, kind: 'number', hidden: true },
  { field: 'email', width: 168, hidden: true },
  { field: 'address', width: 220, hidden: true },
  { field: 'gln', width: 176, kind: 'code', hidden: true },
  { field: 'remark', width: 168, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

export const dealerFilters: readonly Filter<FilterName<typeof dealerCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'disabled',
    kind: 'select',
    options: (['false', 'true'] as const).map((value) => ({
      value,
      label: dealerTexts.states[value],
    })),
  },
  {
    field: 'province',
    kind: 'multiple',
    options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    field: 'level',
    kind: 'multiple',
    options: dealerLevels.map((value) => ({ value, label: dealerTexts.levels[value] })),
  },
  { field: 'parent_id', kind: 'remote', source: dealerSource },
  { field: 'create_time', kind: 'days' },
];
