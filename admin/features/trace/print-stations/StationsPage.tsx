import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  stationCalls,
  type CodedStation,
  type PrintStation,
} from '#contract/features/trace/print-stations/contract.ts';
import { printStations } from '#contract/features/trace/print-stations/feature.ts';
import { stationMoves } from '#contract/features/trace/print-stations/moves.ts';
import { stationTexts, type StationState } from '#contract/features/trace/print-stations/texts.ts';
import { ShowCodeContext } from './show-code.ts';
import { stationsPageTexts as texts } from './texts.ts';
import styles from './stations.module.css';

const Form = lazyComponent(async () => (await import('./StationForm.tsx')).StationForm);
const CodeDialog = lazyComponent(async () => (await import('./CodeDialog.tsx')).CodeDialog);
const Guide = lazyComponent(async () => (await import('./Guide.tsx')).Guide);

const tones: Record<StationState, StateTone> = {
  unpaired: 'idle',
  waiting: 'busy',
  online: 'good',
  offline: 'caution',
  disabled: 'bad',
};
const columns: readonly Column<PrintStation>[] = [
  { field: 'name', width: 170, sort: true },
  { field: 'station_state', width: 150, render: (station) => <State of={station} /> },
  { field: 'printers', width: 200, render: (station) => <Printers of={station} /> },
  { field: 'computer', width: 150 },
  { field: 'seen_time', width: 148, kind: 'time' },
  { field: 'program', width: 96, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof stationCalls>>[] = [
  { field: 'keyword', kind: 'text' },
];
const moves = moveActions(stationMoves, stationCalls, {
  stateOf: ({ disabled }) => (disabled ? 'disabled' : 'enabled'),
});
const lookEvery = 15_000;
const refetchEvery = (rows: readonly PrintStation[]) => (rows.length > 0 ? lookEvery : false);

/** The computers that print labels. */
export function Page() {
  const say = useSay();
  const [made, setMade] = useState<CodedStation | null>(null);
  const [isGuided, setGuided] = useState(false);
  const rowActions = useMemo<RowAction<PrintStation>[]>(
    () => [
      {
        key: 'code',
        label: stationTexts.actions.code,
        can: stationCalls.code.allow,
        shown: ({ disabled }) => !disabled,
        run: async (station) => {
          setMade((await api(stationCalls.code, { id: station.id })).data);
        },
        // One that was never paired has nothing to lose.
        confirm: ({ name, station_state: state }) =>
          state === 'online' || state === 'offline' ? sayNow(texts.pairSure, { name }) : '',
      },
    ],
    [],
  );
  const guide = <Button onClick={() => setGuided(true)}>{say(texts.guide)}</Button>;
  return (
    <ShowCodeContext value={setMade}>
      <DataPage
        calls={stationCalls}
        title={printStations.title}
        texts={stationTexts}
        columns={columns}
        filters={filters}
        form={Form}
        moves={moves}
        rowActions={rowActions}
        extra={guide}
        start={guide}
        refetchEvery={refetchEvery}
      />
      {made && <CodeDialog made={made} onClose={() => setMade(null)} />}
      {isGuided && <Guide onClose={() => setGuided(false)} />}
    </ShowCodeContext>
  );
}

type CellProps = { of: PrintStation };

function State({ of: { station_state: state } }: CellProps) {
  return <StateDot tone={tones[state]}>{useSay()(stationTexts.states[state])}</StateDot>;
}

function Printers({ of: { printers } }: CellProps) {
  const say = useSay();
  if (printers.length > 0) return printers.map(({ name }) => name).join(say(stationTexts.comma));
  return <span className={styles.quiet}>{say(stationTexts.noPrinters)}</span>;
}
