import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  webhookCalls,
  type NewWebhook,
  type Webhook,
  type WebhookState,
} from '#contract/features/setting/webhooks/contract.ts';
import { webhooks } from '#contract/features/setting/webhooks/feature.ts';
import { webhookTexts as texts } from '#contract/features/setting/webhooks/texts.ts';
import { ShowSecretContext } from './show-secret.ts';

const Form = lazyComponent(async () => (await import('./WebhookForm.tsx')).WebhookForm);
const SecretDialog = lazyComponent(async () => (await import('./SecretDialog.tsx')).SecretDialog);
const DeliveriesDrawer = lazyComponent(
  async () => (await import('./DeliveriesDrawer.tsx')).DeliveriesDrawer,
);

const tones: Record<WebhookState, StateTone> = { on: 'good', resting: 'caution', off: 'idle' };

const columns: readonly Column<Webhook>[] = [
  { field: 'name', width: 160 },
  { field: 'url', width: 260 },
  { field: 'state', width: 140, states: texts.states, render: (row) => <State row={row} /> },
  { field: 'events', width: 80, render: (row) => <Events row={row} /> },
  { field: 'taken_time', width: 150, kind: 'time' },
  { field: 'failed', width: 110 },
  { field: 'rest_until', width: 150, kind: 'time', hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof webhookCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

function State({ row: { state } }: { row: Webhook }) {
  return <StateDot tone={tones[state]}>{useSay()(texts.states[state])}</StateDot>;
}
function Events({ row: { events } }: { row: Webhook }) {
  return <span title={events.join(', ')}>{useSay()(texts.count, { n: events.length })}</span>;
}

/** Addresses of other systems that are told what happens here. */
export function Page() {
  const [made, setMade] = useState<NewWebhook | null>(null);
  const [opened, setOpened] = useState<Webhook | null>(null);
  const actions: readonly RowAction<Webhook>[] = [
    {
      key: 'deliveries',
      label: texts.deliveries.open,
      can: webhookCalls.deliveries.allow,
      run: (row) => setOpened(row),
    },
    {
      key: 'test',
      label: texts.test,
      can: webhookCalls.test.allow,
      shown: ({ is_active: isActive }) => isActive,
      run: async (row) => {
        toast.success((await api(webhookCalls.test, { id: row.id })).msg);
        setOpened(row);
      },
    },
    {
      key: 'rotate',
      label: texts.rotate,
      can: webhookCalls.rotate.allow,
      confirm: ({ name, url }) => sayNow(texts.rotateConfirm, { name: name || url }),
      run: async ({ id }) => setMade((await api(webhookCalls.rotate, { id })).data),
    },
  ];
  return (
    <ShowSecretContext value={setMade}>
      <DataPage
        calls={webhookCalls}
        title={webhooks.title}
        texts={texts}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={actions}
      />
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
      {opened && <DeliveriesDrawer webhook={opened} onClose={() => setOpened(null)} />}
    </ShowSecretContext>
  );
}
