import { Button } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { mailCalls, type MailMessage } from '#contract/features/data/config/contract.ts';
import { smsStates } from '#contract/features/data/config/parts.ts';
import { mailTexts, smsTexts } from '#contract/features/data/config/texts.ts';
import { MessageState, Template } from './MessageState.tsx';
import { retryActions } from './retry-actions.ts';
import { configPageTexts } from './texts.ts';

const { messages: texts, mail } = configPageTexts;
const lookAgainAfter = 3_000;

const columns: readonly Column<MailMessage>[] = [
  { field: 'create_time', width: 156, kind: 'time', sort: true },
  { field: 'email', width: 190 },
  {
    field: 'template',
    width: 130,
    render: ({ template }) => <Template name={template} texts={mailTexts.templates} />,
  },
  { field: 'subject', width: 240 },
  { field: 'state', width: 100, render: (row) => <MessageState state={row.state} /> },
  { field: 'text', width: 280, hidden: true },
  { field: 'error', width: 200, hidden: true },
  { field: 'send_time', width: 150, kind: 'time', hidden: true },
];
const filters: readonly Filter<FilterName<typeof mailCalls>>[] = [
  {
    field: 'state',
    kind: 'select',
    options: smsStates.map((value) => ({ value, label: smsTexts.states[value] })),
  },
  { field: 'email', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

const actions = retryActions<MailMessage>(mailCalls.retry.allow, (ids) =>
  api(mailCalls.retry, { ids }),
);
const nameOf = ({ email }: MailMessage) => email;

/** Every email that was or will be sent. */
export function MailList({ onBack }: { onBack: () => void }) {
  const say = useSay();
  return (
    <DataPage
      calls={mailCalls}
      title={mail.list}
      texts={mailTexts}
      columns={columns}
      filters={filters}
      {...actions}
      nameOf={nameOf}
      extra={<Button onClick={onBack}>{say(texts.back)}</Button>}
      refetchEvery={(rows) => rows.some(({ state }) => state === 'waiting') && lookAgainAfter}
    />
  );
}
