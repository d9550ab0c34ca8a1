import { useSay } from '#admin/app/language.ts';
import { Money } from '#admin/ui/show/Money.tsx';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Order, OrderState } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { orderUiTexts as texts } from './texts.ts';
import styles from './orders.module.css';

const tones: Record<OrderState, StateTone> = {
  draft: 'caution',
  approved: 'busy',
  producing: 'busy',
  partial: 'busy',
  shipped: 'good',
  completed: 'good',
  cancelled: 'idle',
};

export function OrderStateDot({ state }: { state: OrderState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(orderTexts.states[state])}</StateDot>;
}

/** How much of what was ordered has left. */
export function OrderProgress({ state, shipped, ordered }: Order) {
  const tone = state === 'cancelled' ? 'idle' : shipped >= ordered ? 'good' : 'busy';
  return <ProgressBar done={shipped} total={ordered} tone={tone} />;
}

/** A sum of an order with its currency, or that prices are missing. */
export function OrderAmount({ cents, currency }: { cents: number | null; currency: string }) {
  const say = useSay();
  return cents === null ? (
    <span className={styles.open}>{say(texts.noPrice)}</span>
  ) : (
    <Money cents={cents} currency={currency} />
  );
}
