import { useQuery } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import {
  purchaseLinkCalls,
  type SharedLink,
} from '#contract/features/procure/purchase-orders/link.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { linkPageTexts as texts } from './link-texts.ts';
import { ShareDialog } from './ShareDialog.tsx';
import styles from './link.module.css';

/** The link by which a supplier without an account answers the order: what became of it, and a new one. */
export function SupplierLink({ order }: { order: PurchaseInfo }) {
  const say = useSay();
  const can = useCan();
  const { isBusy, run } = useCommand('purchaseOrder');
  const [isSharing, setSharing] = useState(false);
  const { data: link } = useQuery({
    queryKey: ['purchaseOrder', 'link', order.id],
    queryFn: async ({ signal }) =>
      (await api(purchaseLinkCalls.link, { id: order.id }, { signal, quiet: true })).data,
    staleTime: 0,
    enabled: !order.is_linked,
  });
  const canShare =
    order.state === 'approved' && can({ has: purchaseLinkCalls.share.allow }) && !order.is_linked;
  const end = async () => {
    await api(purchaseLinkCalls.unshare, { id: order.id });
  };
  if (order.is_linked || link === undefined || (link === null && !canShare)) return null;
  return (
    <section>
      <h3>{say(texts.title)}</h3>
      <div className={styles.part}>
        {link ? <LinkState link={link} /> : <p className={styles.line}>{say(texts.none)}</p>}
        {canShare && (
          <div className={styles.buttons}>
            <Button onClick={() => setSharing(true)}>
              {say(link?.is_open ? texts.makeNew : texts.make)}
            </Button>
            {link?.is_open && (
              <Popconfirm
                title={say(texts.end)}
                description={say(texts.endAsk)}
                okText={say(texts.end)}
                onConfirm={() => void run(end)}
              >
                <Button danger disabled={isBusy}>
                  {say(texts.end)}
                </Button>
              </Popconfirm>
            )}
          </div>
        )}
      </div>
      {isSharing && <ShareDialog order={order} onClose={() => setSharing(false)} />}
    </section>
  );
}

type Shown = { tone: StateTone; text: Text; params?: TextParams };

/** What became of a link. */
function standingOf(link: SharedLink): Shown {
  const { states } = texts;
  if (link.answer !== '')
    return {
      tone: link.answer === 'confirmed' ? 'good' : 'bad',
      text: states[link.answer],
      params: { name: link.answer_user, time: showTime(link.answer_time) },
    };
  if (link.revoke_time) return { tone: 'idle', text: states.revoked };
  if (!link.is_open) return { tone: 'idle', text: states.expired };
  if (link.open_count === 0 || !link.last_open_time) return { tone: 'caution', text: states.never };
  const params = { n: link.open_count, time: showTime(link.last_open_time) };
  return { tone: 'busy', text: states.opened, params };
}

function LinkState({ link }: { link: SharedLink }) {
  const say = useSay();
  const { tone, text, params } = standingOf(link);
  const isWaiting = link.is_open && link.answer === '';
  return (
    <div>
      <StateDot tone={tone}>{say(text, params)}</StateDot>
      <p className={styles.line}>
        {say(texts.madeBy, { name: link.create_user, time: showTime(link.create_time) })}
        {isWaiting && ` · ${say(texts.until, { time: showTime(link.expires_time) })}`}
      </p>
    </div>
  );
}
