import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { showDay } from '#admin/ui/show-time.ts';
import { showSize } from '#contract/files.ts';
import type { CompanyUse } from '#contract/features/platform/versions/contract.ts';
import { usageTexts } from '#contract/features/platform/versions/texts.ts';
import { versionsPageTexts as texts } from './texts.ts';
import styles from './versions.module.css';

type ShareProps = { used: number; quota: number | null; isBytes?: boolean };

/** The usage of a quota: numbers and a bar. */
export function Share({ used, quota, isBytes = false }: ShareProps) {
  const say = useSay();
  const show = (n: number) => (isBytes ? showSize(n) : formatQuantity(n));
  const share = quota === null ? 0 : quota === 0 ? 1 : Math.min(1, used / quota);
  return (
    <span className={styles.share}>
      <span>
        {say(texts.used, {
          used: show(used),
          quota: quota === null ? say(usageTexts.noLimit) : show(quota),
        })}
      </span>
      {quota !== null && (
        <span className={styles.line} data-full={share >= 0.9} aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </span>
  );
}

/** The end date, marked if it has expired. */
export function EndCell({ use }: { use: CompanyUse }) {
  const say = useSay();
  const [now] = useState(() => Date.now());
  const { version_expire_time: end, system_version_id: version } = use;
  if (version === null) return <span aria-hidden="true">–</span>;
  if (end === null) return say(usageTexts.expiry.endless);
  const isOver = new Date(end).getTime() < now;
  return (
    <span className={isOver ? styles.over : undefined}>
      {isOver ? say(texts.over, { day: showDay(end) }) : showDay(end)}
    </span>
  );
}
