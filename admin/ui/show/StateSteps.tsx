import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { showTexts } from './texts.ts';
import styles from './timeline.module.css';

export type Step = { key: string; title: string; note?: ReactNode };

type StateStepsProps = {
  label: string;
  steps: readonly Step[];
  /** The key of the current step; all steps are done when `isDone`. */
  current: string;
  /** The current step failed. */
  failed?: boolean;
  /** The last step is done too. */
  done?: boolean;
};

/** The progress through steps. */
export function StateSteps({
  label,
  steps,
  current,
  failed = false,
  done = false,
}: StateStepsProps) {
  const say = useSay();
  const now = done ? steps.length : steps.findIndex((step) => step.key === current);
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, title, note }, at) => {
        const state = at < now ? 'past' : at > now ? 'next' : failed ? 'failed' : 'now';
        return (
          <li key={key} data-state={state} aria-current={at === now ? 'step' : undefined}>
            <span className={styles.stepTitle}>
              {title}
              {state === 'past' && <span className={styles.unseen}> {say(showTexts.past)}</span>}
              {state === 'failed' && (
                <span className={styles.unseen}> {say(showTexts.failed)}</span>
              )}
            </span>
            {note && <span className={styles.stepNote}>{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
