import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  passportCalls,
  passportStates,
  type Passport,
} from '#contract/features/product/passports/contract.ts';
import { passports } from '#contract/features/product/passports/feature.ts';
import { passportMoves } from '#contract/features/product/passports/moves.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import { productGroups } from '#contract/passports/facts.ts';
import { passportWords } from '#contract/passports/texts.ts';
import { passportPageTexts as texts } from './texts.ts';

const columns: readonly Column<Passport>[] = [
  { field: 'part_name', width: 200 },
  { field: 'part_code', width: 130, kind: 'code' },
  { field: 'product_group', width: 130, render: (row) => <Group {...row} /> },
  {
    field: 'state',
    width: 110,
    states: passportTexts.states,
    render: (row) => <State {...row} />,
  },
  { field: 'number', width: 130, render: (row) => <Number {...row} /> },
  { field: 'publish_time', width: 148, kind: 'time', sort: true },
  { field: 'gtin', width: 150, kind: 'code', hidden: true },
  { field: 'granularity', width: 100, hidden: true, render: (row) => <Granularity {...row} /> },
  { field: 'publish_user', width: 110, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof passportCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: passportStates.map((value) => ({ value, label: passportTexts.states[value] })),
  },
  {
    field: 'product_group',
    kind: 'multiple',
    options: productGroups.map((value) => ({ value, label: passportWords.groups[value] })),
  },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./PassportForm.tsx')).PassportForm);
const moves = moveActions(passportMoves, passportCalls);
const record = recordOf(async () => (await import('./record.tsx')).record);
const canDelete = ({ state }: Passport) => state !== 'published';
const nameOf = ({ part_name: name }: Passport) => name;

/** Product passports: one of each part that needs one. */
export function Page() {
  return (
    <DataPage
      calls={passportCalls}
      title={passports.title}
      texts={passportTexts}
      columns={columns}
      filters={filters}
      form={Form}
      moves={moves}
      record={record}
      canDelete={canDelete}
      nameOf={nameOf}
    />
  );
}

const tones = { draft: 'idle', published: 'good', withdrawn: 'idle' } as const;
function State({ state }: Passport) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(passportTexts.states[state])}</StateDot>;
}
function Group({ product_group: group }: Passport) {
  const say = useSay();
  return say(passportWords.groups[group]);
}
function Granularity({ granularity }: Passport) {
  const say = useSay();
  return say(passportWords.granularities[granularity]);
}
function Number({ number, is_changed: isChanged }: Passport) {
  const say = useSay();
  if (number === 0) return say(texts.never);
  const told = say(texts.nth, { n: number });
  return isChanged ? <StateDot tone="caution">{`${told} · ${say(texts.changed)}`}</StateDot> : told;
}
