import { Button } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { type SmsMessage, smsCalls } from '#contract/features/data/config/contract.ts';
import { smsStates } from '#contract/features/data/config/parts.ts';
import { smsTexts } from '#contract/features/data/config/texts.ts';
import { MessageState, Template } from './MessageState.tsx';
import { retryActions } from './retry-actions.ts';
import { configPageTexts } from './texts.ts';

const { messages: texts, sms } = configPageTexts;
const lookAgainAfter = 3_000;

const columns: readonly Column<SmsMessage>[] = [
  { field: 'create_time', width: 156, kind: 'time', sort: true },
  { field: 'mobile', width: 124, kind: 'code' },
  {
    field: 'template',
    width: 110,
    render: ({ template }) => <Template name={template} texts={smsTexts.templates} />,
  },
  { field: 'text', width: 280 },
  { field: 'state', width: 100, render: (row) => <MessageState state={row.state} /> },
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

const actions = retryActions<SmsMessage>(smsCalls.retry.allow, (ids) =>
  api(smsCalls.retry, { ids }),
);
const nameOf = ({ mobile }: SmsMessage) => mobile;

/** Every message that was or will be sent. */
export function SmsList({ onBack }: { onBack: () => void }) {
  const say = useSay();
  return (
    <DataPage
      calls={smsCalls}
      title={sms.list}
      texts={smsTexts}
      columns={columns}
      filters={filters}
      {...actions}
      nameOf={nameOf}
      extra={<Button onClick={onBack}>{say(texts.back)}</Button>}
      refetchEvery={(rows) => rows.some(({ state }) => state === 'waiting') && lookAgainAfter}
    />
  );
}
