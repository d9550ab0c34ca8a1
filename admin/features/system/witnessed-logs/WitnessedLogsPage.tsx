import { Alert } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  witnessedLogCalls,
  type WitnessedLog,
  type WitnessedLogState,
} from '#contract/features/system/witnessed-logs/contract.ts';
import { logErrors } from '#contract/features/system/witnessed-logs/errors.ts';
import { witnessedLogs } from '#contract/features/system/witnessed-logs/feature.ts';
import { witnessedLogTexts as texts } from '#contract/features/system/witnessed-logs/texts.ts';
import styles from './witnessed-logs.module.css';

const Form = lazyComponent(async () => (await import('./WitnessedLogForm.tsx')).WitnessedLogForm);

const lookAgainAfter = 2_000;
const tones: Record<WitnessedLogState, StateTone> = {
  off: 'idle',
  waiting: 'busy',
  forked: 'bad',
  failed: 'caution',
  new: 'busy',
  signed: 'good',
};

const columns: readonly Column<WitnessedLog>[] = [
  { field: 'name', width: 190 },
  { field: 'state', width: 120, states: texts.states, render: (row) => <State row={row} /> },
  { field: 'size', width: 110, render: ({ size }) => (size > 0 ? <Quantity value={size} /> : '–') },
  { field: 'signed_time', width: 150, kind: 'time' },
  { field: 'error', width: 260, render: (row) => <Problem row={row} /> },
  { field: 'origin', width: 200, hidden: true, render: ({ origin }) => <code>{origin}</code> },
  { field: 'checked_time', width: 150, kind: 'time', hidden: true },
  { field: 'error_time', width: 150, kind: 'time', hidden: true },
  { field: 'address', width: 240, hidden: true },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof witnessedLogCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

function State({ row: { state } }: { row: WitnessedLog }) {
  return <StateDot tone={tones[state]}>{useSay()(texts.states[state])}</StateDot>;
}

function Problem({ row: { error, error_detail: detail } }: { row: WitnessedLog }) {
  const say = useSay();
  if (error === '') return '–';
  const words = say(logErrors[error]);
  return detail === '' ? words : <span title={detail}>{`${words} · ${detail}`}</span>;
}

/** The two heads that prove that a log shows different histories. */
function Fork({ row: { fork_known: known, fork_note: other } }: { row: WitnessedLog }) {
  const say = useSay();
  return (
    <Alert
      type="error"
      showIcon
      title={say(texts.forked)}
      description={
        <>
          <p className={styles.which}>{say(texts.fields.fork_known)}</p>
          <pre className={styles.note}>{known}</pre>
          <p className={styles.which}>{say(texts.fields.fork_note)}</p>
          <pre className={styles.note}>{other}</pre>
        </>
      }
    />
  );
}

const actions: readonly RowAction<WitnessedLog>[] = [
  {
    key: 'look',
    label: texts.look,
    can: witnessedLogCalls.look.allow,
    shown: ({ address }) => address !== '',
    run: async ({ id }) => toast.success((await api(witnessedLogCalls.look, { id })).msg),
  },
];
const detail = (row: WitnessedLog) => <Fork row={row} />;

/** The logs of others whose heads this platform signs as a witness. */
export function Page() {
  return (
    <DataPage
      calls={witnessedLogCalls}
      title={witnessedLogs.title}
      texts={texts}
      columns={columns}
      filters={filters}
      form={Form}
      rowActions={actions}
      expand={detail}
      expands={({ fork_note: note }) => note !== null}
      refetchEvery={(rows) => rows.some(({ state }) => state === 'waiting') && lookAgainAfter}
    />
  );
}
