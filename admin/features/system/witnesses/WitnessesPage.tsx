import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  witnessCalls,
  type Witness,
  type WitnessState,
} from '#contract/features/system/witnesses/contract.ts';
import { askErrors, graveErrors } from '#contract/features/system/witnesses/errors.ts';
import { witnesses } from '#contract/features/system/witnesses/feature.ts';
import { witnessTexts as texts } from '#contract/features/system/witnesses/texts.ts';

const Form = lazyComponent(async () => (await import('./WitnessForm.tsx')).WitnessForm);

const lookAgainAfter = 2_000;
const tones: Record<WitnessState, StateTone> = {
  off: 'idle',
  waiting: 'busy',
  failed: 'caution',
  behind: 'busy',
  signed: 'good',
};

const columns: readonly Column<Witness>[] = [
  { field: 'name', width: 190 },
  { field: 'state', width: 110, states: texts.states, render: (row) => <State row={row} /> },
  { field: 'size', width: 130, render: ({ size }) => (size > 0 ? <Quantity value={size} /> : '–') },
  { field: 'signed_time', width: 150, kind: 'time' },
  { field: 'error', width: 290, render: (row) => <Problem row={row} /> },
  { field: 'error_time', width: 150, kind: 'time', hidden: true },
  { field: 'address', width: 240, hidden: true },
  { field: 'key', width: 240, hidden: true, render: ({ key }) => <code>{key}</code> },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof witnessCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

function State({ row: { state, error } }: { row: Witness }) {
  const isGrave = state === 'failed' && graveErrors.some((one) => one === error);
  return <StateDot tone={isGrave ? 'bad' : tones[state]}>{useSay()(texts.states[state])}</StateDot>;
}

/** Why it did not sign, with what it answered. */
function Problem({ row: { error, error_detail: detail } }: { row: Witness }) {
  const say = useSay();
  if (error === '') return '–';
  const words = say(askErrors[error]);
  return detail === '' ? words : <span title={detail}>{`${words} · ${detail}`}</span>;
}

const actions: readonly RowAction<Witness>[] = [
  {
    key: 'ask',
    label: texts.ask,
    can: witnessCalls.ask.allow,
    shown: ({ is_active: isActive }) => isActive,
    run: async ({ id }) => toast.success((await api(witnessCalls.ask, { id })).msg),
  },
];

/** Those outside of the platform who sign the heads of its log. */
export function Page() {
  return (
    <DataPage
      calls={witnessCalls}
      title={witnesses.title}
      texts={texts}
      columns={columns}
      filters={filters}
      form={Form}
      rowActions={actions}
      refetchEvery={(rows) => rows.some(({ state }) => state === 'waiting') && lookAgainAfter}
    />
  );
}
