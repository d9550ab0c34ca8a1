import { useSay } from '#admin/app/language.ts';
import { partSource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  fillings,
  type Container,
  type Filling,
  type packingCalls,
} from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { packingTabTexts as texts } from './texts.ts';

export const containerColumns: readonly Column<Container>[] = [
  { field: 'code', width: 212, kind: 'code' },
  { field: 'level', width: 72, render: (row) => <Level {...row} /> },
  { field: 'part_name', width: 150 },
  { field: 'quantity', label: texts.filled, width: 96, render: (row) => <Filled {...row} /> },
  { field: 'filling', width: 92, render: (row) => <FillingDot {...row} /> },
  { field: 'holder', width: 110 },
  { field: 'update_time', width: 146, kind: 'time', sort: true },
  { field: 'parent_code', width: 212, kind: 'code', hidden: true },
  { field: 'state', width: 100, hidden: true, render: (row) => <State {...row} /> },
  { field: 'packaging_name', width: 130, hidden: true },
  { field: 'full_time', width: 146, kind: 'time', hidden: true },
];

export const containerFilters: readonly Filter<FilterName<typeof packingCalls>>[] = [
  { field: 'code', kind: 'text', max: 512 },
  {
    field: 'filling',
    kind: 'multiple',
    options: fillings.map((value) => ({ value, label: packingTexts.filling[value] })),
  },
  {
    field: 'level',
    kind: 'select',
    options: (['box', 'pallet'] as const).map((value) => ({
      value,
      label: packingTexts.levels[value],
    })),
  },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'parent', kind: 'text', max: 512, label: packingTexts.fields.parent_code },
  { field: 'full_time', kind: 'days' },
  { field: 'update_time', kind: 'days' },
];

const tones: Record<Filling, StateTone> = {
  open: 'busy',
  full: 'good',
  partial: 'caution',
  empty: 'idle',
};

function FillingDot({ filling }: Container) {
  const say = useSay();
  return <StateDot tone={tones[filling]}>{say(packingTexts.filling[filling])}</StateDot>;
}

function Level({ level }: Container) {
  const say = useSay();
  return say(packingTexts.levels[level]);
}

function State({ state }: Container) {
  return <IdentifierStateDot state={state} />;
}

function Filled({ quantity, capacity }: Container) {
  return capacity === null
    ? formatQuantity(quantity)
    : `${formatQuantity(quantity)} / ${formatQuantity(capacity)}`;
}
