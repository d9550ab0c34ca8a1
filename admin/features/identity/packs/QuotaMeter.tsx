import { useSay } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { packsPageTexts } from './texts.ts';
import type { Quota } from './use-quota.ts';
import styles from './packs.module.css';

const texts = packsPageTexts.quota;

type QuotaMeterProps = {
  quota: Quota;
  /** The quantity being ordered. */
  order?: number;
};

/** The used quota, and what an order would leave. */
export function QuotaMeter({ quota: { used, quota }, order = 0 }: QuotaMeterProps) {
  const say = useSay();
  if (quota === null)
    return <p className={styles.quota}>{say(texts.unlimited, { used: formatQuantity(used) })}</p>;
  const left = quota - used - order;
  const share = (n: number) => `${quota === 0 ? 0 : Math.min(100, (n / quota) * 100)}%`;
  const words = say(texts.used, { used: formatQuantity(used), quota: formatQuantity(quota) });
  const rest =
    left < 0
      ? say(texts.over, { n: formatQuantity(-left) })
      : say(order > 0 ? texts.after : texts.left, { left: formatQuantity(left) });
  return (
    <div className={styles.quota} data-over={left < 0}>
      <span>{say(texts.title)}</span>
      <div
        className={styles.meter}
        role="meter"
        aria-label={say(texts.title)}
        aria-valuemin={0}
        aria-valuemax={quota}
        aria-valuenow={Math.min(quota, used + order)}
        aria-valuetext={`${words}, ${rest}`}
      >
        <span style={{ width: share(used) }} />
        <span data-order style={{ width: share(Math.min(order, quota - used)) }} />
      </div>
      <span>{words}</span>
      <strong aria-live="polite">{rest}</strong>
    </div>
  );
}
