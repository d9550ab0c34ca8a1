import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Nonconformance } from '#contract/features/trace/nonconformances/contract.ts';
import type { NonconformanceState } from '#contract/features/trace/nonconformances/moves.ts';
import {
  severityTexts,
  type NonconformanceSeverity,
} from '#contract/features/trace/nonconformances/sources.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { nonconformanceUiTexts as texts } from './texts.ts';
import styles from './nonconformances.module.css';

const stateTones: Record<NonconformanceState, StateTone> = {
  open: 'caution',
  acting: 'busy',
  checking: 'busy',
  closed: 'good',
  cancelled: 'idle',
};
const severityTones: Record<NonconformanceSeverity, StateTone> = {
  minor: 'idle',
  major: 'caution',
  critical: 'bad',
};

export function NonconformanceStateDot({ state }: Pick<Nonconformance, 'state'>) {
  const say = useSay();
  return <StateDot tone={stateTones[state]}>{say(nonconformanceTexts.states[state])}</StateDot>;
}

export function NonconformanceSeverityDot({ severity }: Pick<Nonconformance, 'severity'>) {
  const say = useSay();
  return <StateDot tone={severityTones[severity]}>{say(severityTexts[severity])}</StateDot>;
}

/** The due day; once it is over a word says so. */
export function DueDay({
  due_day: day,
  is_overdue: isOver,
}: Pick<Nonconformance, 'due_day' | 'is_overdue'>) {
  const say = useSay();
  if (day === null) return <span aria-hidden="true">–</span>;
  return (
    <span className={isOver ? styles.overdue : styles.due}>
      {day}
      {isOver && ` ${say(texts.overdue)}`}
    </span>
  );
}
