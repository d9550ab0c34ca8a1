import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { HealthState } from '#contract/features/system/health/contract.ts';
import { healthTexts } from '#contract/features/system/health/texts.ts';
import type { Text } from '#contract/text.ts';
import styles from './health.module.css';

export function State({ state }: { state: HealthState }) {
  const say = useSay();
  return <StateDot tone={state}>{say(healthTexts.states[state])}</StateDot>;
}

/** A few numbers under their names. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

export function Figure({ label, children }: { label: Text; children: ReactNode }) {
  const say = useSay();
  return (
    <div>
      <dt>{say(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
