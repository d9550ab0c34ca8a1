import type { Batch } from '#contract/features/trace/batches/contract.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import styles from './batches.module.css';

/** A part by name and code. */
export function PartCell({ part_name: name, part_code: code }: Batch) {
  return (
    <span title={`${name} ${code}`}>
      {name}{' '}
      <span className={styles.code}>
        <CodeText code={code} copyable={false} />
      </span>
    </span>
  );
}

export function PlaceCell({ factory, line }: Batch) {
  const place = [factory, line].filter(Boolean).join(' / ');
  return place ? <span title={place}>{place}</span> : <span aria-hidden="true">–</span>;
}
