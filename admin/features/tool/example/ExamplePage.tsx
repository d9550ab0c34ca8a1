import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { companySource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { jobTexts } from '#contract/features/system/jobs/texts.ts';
import { type ExampleRow, exampleCalls } from '#contract/features/tool/example/contract.ts';
import { exampleMoves } from '#contract/features/tool/example/moves.ts';
import { exampleTexts } from '#contract/features/tool/example/texts.ts';
import { sampleData } from '#contract/features/tool/example/feature.ts';
import { examplePageTexts as texts } from './texts.ts';

const columns: readonly Column<ExampleRow>[] = [
  { field: 'company_name', width: 210 },
  { field: 'size', width: 84, render: ({ size }) => <SizeName size={size} /> },
  { field: 'state', width: 180, render: (run) => <Progress run={run} /> },
  { field: 'made', width: 260, render: (run) => <Made run={run} /> },
  { field: 'create_user', width: 100, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true },
];

const filters: readonly Filter<FilterName<typeof exampleCalls>>[] = [
  { field: 'company_id', kind: 'remote', source: companySource },
  { field: 'create_time', kind: 'days' },
];

const moves = moveActions(exampleMoves, exampleCalls);
const Form = lazyComponent(async () => (await import('./ExampleForm.tsx')).ExampleForm);
const nameOf = ({ company_name: name }: ExampleRow) => name;
const isMoving = (runs: readonly ExampleRow[]) =>
  runs.some(({ state }) => state === 'waiting' || state === 'running');

/** Sample data for companies that try the product out. */
export function Page() {
  return (
    <DataPage
      calls={exampleCalls}
      title={sampleData.title}
      texts={exampleTexts}
      columns={columns}
      filters={filters}
      form={Form}
      addLabel={texts.add}
      moves={moves}
      nameOf={nameOf}
      refetchEvery={(runs) => isMoving(runs) && 2_000}
    />
  );
}

function SizeName({ size }: { size: ExampleRow['size'] }) {
  return useSay()(exampleTexts.sizes[size]);
}

const tones = {
  waiting: 'idle',
  running: 'busy',
  paused: 'idle',
  done: 'good',
  failed: 'bad',
  cancelled: 'idle',
} as const;

function Progress({ run: { state, done, total, error } }: { run: ExampleRow }) {
  const say = useSay();
  return (
    <>
      <StateDot tone={tones[state]}>{say(jobTexts.status[state])}</StateDot>
      {state !== 'done' && total !== null && <ProgressBar done={done} total={total} />}
      {error && <small>{error}</small>}
    </>
  );
}

function Made({ run: { kinds, made } }: { run: ExampleRow }) {
  const say = useSay();
  const words = kinds.flatMap((kind) =>
    made[kind] ? [`${say(exampleTexts.kinds[kind])} ${formatQuantity(String(made[kind]))}`] : [],
  );
  return words.join('，') || '–';
}
