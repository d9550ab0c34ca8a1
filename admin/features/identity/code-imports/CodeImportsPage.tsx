import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  importCalls,
  importStates,
  type CodeImport,
  type ImportState,
} from '#contract/features/identity/code-imports/contract.ts';
import { codeImports } from '#contract/features/identity/code-imports/feature.ts';
import { importMoves } from '#contract/features/identity/code-imports/moves.ts';
import { importTexts } from '#contract/features/identity/code-imports/texts.ts';
import { importsPageTexts as texts } from './texts.ts';

const ImportForm = lazyComponent(async () => (await import('./ImportForm.tsx')).ImportForm);
const ImportDetail = lazyComponent(async () => (await import('./ImportDetail.tsx')).ImportDetail);

const tones: Record<ImportState, StateTone> = {
  checking: 'busy',
  checked: 'caution',
  importing: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: 'idle',
  removing: 'busy',
  removed: 'idle',
};
const isAtWork = ({ state }: CodeImport) => tones[state] === 'busy';

function State({ one }: { one: CodeImport }) {
  const say = useSay();
  if (isAtWork(one)) return <ProgressBar done={one.progress} total={100} />;
  return <StateDot tone={tones[one.state]}>{say(importTexts.states[one.state])}</StateDot>;
}

const columns: readonly Column<CodeImport>[] = [
  { field: 'code', width: 156, kind: 'code', sort: true },
  { field: 'file_name', width: 200 },
  { field: 'state', width: 126, render: (one) => <State one={one} /> },
  { field: 'lines', width: 96, kind: 'quantity' },
  { field: 'good', width: 96, kind: 'quantity' },
  { field: 'bad', width: 80, kind: 'quantity' },
  { field: 'pack_code', width: 140, kind: 'code' },
  { field: 'part_name', width: 160, hidden: true },
  { field: 'batch_code', width: 140, hidden: true },
  { field: 'remark', width: 200, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof importCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: importStates.map((value) => ({ value, label: importTexts.states[value] })),
  },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'batch_id', kind: 'remote', source: batchSource },
  { field: 'create_time', kind: 'days' },
];

const moves = moveActions(importMoves, importCalls, {
  isOffered: (one, move) => move !== 'start' || one.good > 0,
  params: ({ good, bad }) => ({ good, bad }),
  alone: ['start', 'remove'],
});
const lookAgainAfter = 1_000;
const refetchEvery = (rows: readonly CodeImport[]) => rows.some(isAtWork) && lookAgainAfter;
const detail = (one: CodeImport) => <ImportDetail one={one} />;
const nameOf = ({ code }: CodeImport) => code;

/** Codes that a company brings along: checked, then imported. */
export function Page() {
  const navigate = useNavigate();
  const open = useStable(
    ({ pack_id: pack }: CodeImport) => void navigate(`/identity/list?pack_id=${pack}`),
  );
  const rowActions = useMemo<RowAction<CodeImport>[]>(
    () => [
      {
        key: 'open',
        label: texts.openPack,
        can: 'identity:identifier:view',
        shown: ({ state }) => state === 'done',
        run: open,
      },
    ],
    [open],
  );
  return (
    <DataPage
      calls={importCalls}
      title={codeImports.title}
      texts={importTexts}
      columns={columns}
      filters={filters}
      form={ImportForm}
      addLabel={texts.add}
      moves={moves}
      rowActions={rowActions}
      expand={detail}
      nameOf={nameOf}
      refetchEvery={refetchEvery}
    />
  );
}
