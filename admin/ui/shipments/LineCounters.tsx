import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import type { ShipmentLine } from '#contract/features/trace/shipments/contract.ts';
import { shipmentUiTexts as texts } from './texts.ts';
import styles from './shipments.module.css';

type LineCountersProps = {
  lines: readonly ShipmentLine[];
  /** What is counted: what was picked of the order, or what was received of what was picked. */
  of: 'picked' | 'received';
};

/** One large counter for each part, readable over a pallet. */
export function LineCounters({ lines, of }: LineCountersProps) {
  const say = useSay();
  if (lines.length === 0) return <p className={styles.quiet}>{say(texts.noLines)}</p>;
  return (
    <ul className={styles.counters} aria-label={say(texts.lines)}>
      {lines.map((line) => {
        const all = of === 'picked' ? line.quantity : line.picked;
        const done = line[of];
        const is = all === null ? 'open' : done >= all ? 'done' : 'open';
        return (
          <li key={line.part_id} data-is={is}>
            <span className={styles.part}>
              {line.part_name} <CodeText code={line.part_code} copyable={false} />
            </span>
            <strong>{all === null ? done : say(texts.ofAll, { done, all })}</strong>
          </li>
        );
      })}
    </ul>
  );
}
