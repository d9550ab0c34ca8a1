import { Button } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { BatchAction, Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { type SmsMessage, smsCalls } from '#contract/features/data/config/contract.ts';
import { smsStates, type SmsState } from '#contract/features/data/config/parts.ts';
import { smsTexts } from '#contract/features/data/config/texts.ts';
import { configPageTexts } from './texts.ts';

const texts = configPageTexts.sms;
const lookAgainAfter = 3_000;
const tones: Record<SmsState, StateTone> = { waiting: 'busy', sent: 'good', failed: 'bad' };

function State({ state }: { state: SmsState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(smsTexts.states[state])}</StateDot>;
}

function Template({ name }: { name: string }) {
  const say = useSay();
  const text = smsTexts.templates[name];
  return text ? say(text) : <code>{name}</code>;
}

const columns: readonly Column<SmsMessage>[] = [
  { field: 'create_time', width: 156, kind: 'time', sort: true },
  { field: 'mobile', width: 124, kind: 'code' },
  { field: 'template', width: 110, render: (row) => <Template name={row.template} /> },
  { field: 'text', width: 280 },
  { field: 'state', width: 100, render: (row) => <State state={row.state} /> },
  { field: 'error', width: 160, hidden: true },
  { field: 'send_time', width: 150, kind: 'time', hidden: true },
];
const filters: readonly Filter<FilterName<typeof smsCalls>>[] = [
  {
    field: 'state',
    kind: 'select',
    options: smsStates.map((value) => ({ value, label: smsTexts.states[value] })),
  },
  { field: 'mobile', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

const retry = async (ids: number[]) => toast.success((await api(smsCalls.retry, { ids })).msg);
const hasFailed = ({ state }: SmsMessage) => state === 'failed';
const can = 'data:sms:retry';
const rowActions: readonly RowAction<SmsMessage>[] = [
  { key: 'retry', label: texts.retry, can, shown: hasFailed, run: ({ id }) => retry([id]) },
];
const batchActions: readonly BatchAction<SmsMessage>[] = [
  { key: 'retry', label: texts.retry, can, shown: (rows) => rows.every(hasFailed), run: retry },
];
const nameOf = ({ mobile }: SmsMessage) => mobile;

/** Every message that was or will be sent. */
export function SmsList({ onBack }: { onBack: () => void }) {
  const say = useSay();
  return (
    <DataPage
      calls={smsCalls}
      title={texts.list}
      texts={smsTexts}
      columns={columns}
      filters={filters}
      rowActions={rowActions}
      batchActions={batchActions}
      nameOf={nameOf}
      extra={<Button onClick={onBack}>{say(texts.back)}</Button>}
      refetchEvery={(rows) => rows.some(({ state }) => state === 'waiting') && lookAgainAfter}
    />
  );
}
