import { useSay } from '#admin/app/language.ts';

import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { showBytes } from '#admin/ui/list/download.ts';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  archiveCalls,
  archiveStates,
  type Archive,
} from '#contract/features/data/archives/contract.ts';
import { archives } from '#contract/features/data/archives/feature.ts';
import { archiveMoves, type ArchiveState } from '#contract/features/data/archives/moves.ts';
import { archiveSources } from '#contract/features/data/archives/sources.ts';
import { archiveTexts as texts } from '#contract/features/data/archives/texts.ts';

const lookAgainAfter = 3_000;
const tones: Record<ArchiveState, StateTone> = {
  writing: 'busy',
  written: 'busy',
  archived: 'idle',
  restoring: 'busy',
  restored: 'good',
};

function Source({ row: { source } }: { row: Archive }) {
  const say = useSay();
  return say(texts.sources[source]);
}

function State({ row: { state } }: { row: Archive }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(archiveMoves.states[state])}</StateDot>;
}

const columns: readonly Column<Archive>[] = [
  { field: 'month', width: 100, kind: 'code' },
  { field: 'source', width: 140, render: (row) => <Source row={row} /> },
  { field: 'state', width: 110, render: (row) => <State row={row} /> },
  { field: 'rows', width: 110, kind: 'number' },
  { field: 'files', width: 84, kind: 'number' },
  { field: 'bytes', width: 100, render: ({ bytes }) => showBytes(bytes) },
  { field: 'first_time', width: 150, kind: 'time' },
  { field: 'last_time', width: 150, kind: 'time' },
  { field: 'restored_until', width: 150, kind: 'time' },
  { field: 'create_time', width: 150, kind: 'time', hidden: true },
];
const filters: readonly Filter<FilterName<typeof archiveCalls>>[] = [
  {
    field: 'source',
    kind: 'select',
    options: archiveSources.map((value) => ({ value, label: texts.sources[value] })),
  },
  {
    field: 'state',
    kind: 'select',
    options: archiveStates.map((value) => ({ value, label: archiveMoves.states[value] })),
  },
];
const moves = moveActions(archiveMoves, archiveCalls);

/** The months of scans and events that lie in the storage. */
export function Page() {
  return (
    <DataPage
      calls={archiveCalls}
      title={archives.title}
      texts={texts}
      columns={columns}
      filters={filters}
      moves={moves}
      refetchEvery={(rows) => rows.some(({ state }) => tones[state] === 'busy') && lookAgainAfter}
    />
  );
}
