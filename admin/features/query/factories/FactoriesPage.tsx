import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  factoryCalls,
  factoryStates,
  type Factory,
  type FactoryState,
} from '#contract/features/query/factories/contract.ts';
import { factories } from '#contract/features/query/factories/feature.ts';
import { factoryMoves } from '#contract/features/query/factories/moves.ts';
import { factoryTexts } from '#contract/features/query/factories/texts.ts';
import { factoriesPageTexts as texts } from './texts.ts';

const FactoryForm = lazyComponent(async () => (await import('./FactoryForm.tsx')).FactoryForm);
const FactoryDetail = lazyComponent(
  async () => (await import('./FactoryDetail.tsx')).FactoryDetail,
);

const tones: Record<FactoryState, StateTone> = {
  draft: 'idle',
  certified: 'good',
  expired: 'caution',
  withdrawn: 'bad',
};

function State({ state }: { state: FactoryState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(factoryTexts.states[state])}</StateDot>;
}

const columns: readonly Column<Factory>[] = [
  { field: 'name', width: 200, sort: true },
  { field: 'code', width: 160, kind: 'code', sort: true },
  { field: 'state', width: 126, render: ({ state }) => <State state={state} /> },
  { field: 'gln', width: 176, kind: 'code' },
  { field: 'valid_to', width: 116, sort: true },
  { field: 'batches', width: 90, kind: 'quantity' },
  { field: 'address', width: 240, hidden: true },
  { field: 'valid_from', width: 116, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof factoryCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: factoryStates.map((value) => ({ value, label: factoryTexts.states[value] })),
  },
  { field: 'valid_to', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];

const moves = moveActions(factoryMoves, factoryCalls, { reasonHint: texts.reasonHint });
const detail = (factory: Factory) => <FactoryDetail factory={factory} />;

/** Factories: their certificates, and whether their badge is shown. */
export function Page() {
  const navigate = useNavigate();
  const showBatches = useStable(
    ({ id }: Factory) => void navigate(`/trace/batch?factory_id=${id}`),
  );
  const rowActions = useMemo<RowAction<Factory>[]>(
    () => [
      {
        key: 'batches',
        label: texts.toBatches,
        can: 'trace:batch:view',
        shown: ({ batches }) => batches > 0,
        run: showBatches,
      },
    ],
    [showBatches],
  );
  return (
    <DataPage
      calls={factoryCalls}
      title={factories.title}
      texts={factoryTexts}
      columns={columns}
      filters={filters}
      form={FactoryForm}
      moves={moves}
      rowActions={rowActions}
      expand={detail}
    />
  );
}
