import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type {
  LabelState,
  Ledger,
  PrintJobState,
} from '#contract/features/trace/print-jobs/contract.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import styles from './print-jobs.module.css';

const order = ['good', 'sampled', 'spoiled', 'claimed', 'unused', 'open'] as const;

/** How many labels are in each state; what is handed out is part of what is open. */
const countsOf = (ledger: Ledger, claimed: number): Record<LabelState, number> => ({
  ...ledger,
  claimed,
  open: ledger.open - claimed,
});

function Bar({ counts, total }: { counts: Record<LabelState, number>; total: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {order
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <span
            key={state}
            data-state={state}
            style={{ width: `${(counts[state] / Math.max(1, total)) * 100}%` }}
          />
        ))}
    </div>
  );
}

/** The ledger of a job: a bar whose parts add up, and each part with its number. */
export function LedgerBar({ ledger, claimed }: { ledger: Ledger; claimed: number }) {
  const say = useSay();
  const counts = countsOf(ledger, claimed);
  return (
    <div className={styles.ledger}>
      <Bar counts={counts} total={ledger.ordered} />
      <ul className={styles.legend}>
        {order.map((state) => (
          <li key={state}>
            <i data-state={state} aria-hidden="true" />
            {say(printJobTexts.labelStates[state])} <b>{formatQuantity(counts[state])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same in a row of a list. */
export function LedgerCell({ ledger }: { ledger: Ledger }) {
  const done = ledger.ordered - ledger.open;
  return (
    <div className={styles.small}>
      <Bar counts={countsOf(ledger, 0)} total={ledger.ordered} />
      <small>
        {formatQuantity(done)} / {formatQuantity(ledger.ordered)}
      </small>
    </div>
  );
}

const jobTones: Record<PrintJobState, StateTone> = {
  queued: 'idle',
  printing: 'busy',
  paused: 'caution',
  done: 'good',
  partial: 'caution',
  failed: 'bad',
  cancelled: 'idle',
};
export function JobStateDot({ state }: { state: PrintJobState }) {
  const say = useSay();
  return <StateDot tone={jobTones[state]}>{say(printJobTexts.states[state])}</StateDot>;
}

const labelTones: Record<LabelState, StateTone> = {
  open: 'idle',
  claimed: 'caution',
  good: 'good',
  spoiled: 'bad',
  sampled: 'busy',
  unused: 'idle',
};
export function LabelStateDot({ state }: { state: LabelState }) {
  const say = useSay();
  return <StateDot tone={labelTones[state]}>{say(printJobTexts.labelStates[state])}</StateDot>;
}
