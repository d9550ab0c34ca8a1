import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Batch, BatchState } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import styles from './batches.module.css';

const tones: Record<BatchState, StateTone> = {
  planned: 'idle',
  released: 'busy',
  producing: 'busy',
  held: 'caution',
  completed: 'good',
  closed: 'idle',
  recalled: 'bad',
};

export function BatchStateDot({ state }: { state: BatchState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(batchTexts.states[state])}</StateDot>;
}

/** A part by name and code. */
export function PartCell({ part_name: name, part_code: code }: Batch) {
  return (
    <span title={`${name} ${code}`}>
      {name} <code className={styles.code}>{code}</code>
    </span>
  );
}

export function PlaceCell({ factory, line }: Batch) {
  const place = [factory, line].filter(Boolean).join(' / ');
  return place ? <span title={place}>{place}</span> : <span aria-hidden="true">–</span>;
}
