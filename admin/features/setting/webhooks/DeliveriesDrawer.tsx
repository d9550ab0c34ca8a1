import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  webhookCalls,
  type Delivery,
  type DeliveryState,
  type Webhook,
} from '#contract/features/setting/webhooks/contract.ts';
import { webhookTexts } from '#contract/features/setting/webhooks/texts.ts';
import { testEvent, webhookEvents } from '#contract/webhook-events.ts';
import styles from './webhooks.module.css';

const texts = webhookTexts.deliveries;
const { fields } = webhookTexts;
const most = 100;
const lookAgainAfter = 2_000;
const labels = new Map(webhookEvents.map(({ name, label }) => [name, label]));
labels.set(testEvent, webhookTexts.testEvent);
const tones: Record<DeliveryState, StateTone> = { waiting: 'busy', done: 'good', failed: 'bad' };

type DrawerProps = { webhook: Webhook; onClose: () => void };

/** What was sent to a webhook, newest first. */
export function DeliveriesDrawer({ webhook, onClose }: DrawerProps) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['webhook', 'deliveries', webhook.id],
    queryFn: ({ signal }) =>
      api(webhookCalls.deliveries, { id: webhook.id, limit: most }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.state === 'waiting') && lookAgainAfter,
  });
  return (
    <Drawer
      open
      title={say(texts.title, { name: webhook.name || webhook.url })}
      size={720}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': say(texts.close), placement: 'end' }}
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={say(texts.none)} hint={say(texts.noneHint)} />
          ) : (
            <ul className={styles.list}>
              {data.map((one) => (
                <Row key={one.id} delivery={one} onSent={() => void query.refetch()} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Drawer>
  );
}

function Row({ delivery, onSent }: { delivery: Delivery; onSent: () => void }) {
  const say = useSay();
  const maySend = useCan()({ has: webhookCalls.redeliver.allow });
  const { id, event, state, attempts, status, answer, error, duration, body } = delivery;
  const label = labels.get(event);
  const again = async () => {
    toast.success((await api(webhookCalls.redeliver, { id })).msg);
    onSent();
  };
  return (
    <li className={styles.delivery}>
      <div className={styles.head}>
        <StateDot tone={tones[state]}>{say(webhookTexts.deliveryStates[state])}</StateDot>
        <strong>{label ? say(label) : event}</strong>
        <DateTime at={delivery.create_time} />
        {maySend && (
          <Button size="small" onClick={() => void again().catch(() => undefined)}>
            {say(texts.again)}
          </Button>
        )}
      </div>
      {attempts > 0 && (
        <p className={styles.line}>
          {say(fields.status)} {status > 0 ? status : say(texts.nothing)} · {duration} ms ·{' '}
          {say(fields.attempts)} {attempts}
          {error !== '' && ` · ${error}`}
        </p>
      )}
      {delivery.next_time && (
        <p className={styles.line}>
          {say(fields.next_time)} <DateTime at={delivery.next_time} />
        </p>
      )}
      <details>
        <summary>{say(fields.body)}</summary>
        <pre className={styles.text}>{indented(body)}</pre>
        {answer !== '' && (
          <>
            <p className={styles.line}>{say(fields.answer)}</p>
            <pre className={styles.text}>{answer}</pre>
          </>
        )}
      </details>
    </li>
  );
}

const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
