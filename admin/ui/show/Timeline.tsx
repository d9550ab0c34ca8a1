import type { ReactNode } from 'react';
import type { StateTone } from '#admin/ui/StateDot.tsx';
import { DateTime } from './DateTime.tsx';
import styles from './timeline.module.css';

export type TimelineItem = {
  time: string;
  title: ReactNode;
  who?: string | null;
  text?: ReactNode;
  tone?: StateTone;
};

/** What happened, one after the other in the order given. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ time, title, who, text, tone = 'idle' }, at) => (
        <li key={at} className={styles[tone]}>
          <div className={styles.head}>
            <strong>{title}</strong>
            {who && <span>{who}</span>}
            <DateTime at={time} />
          </div>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
