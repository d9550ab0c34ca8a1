import { useSay } from '#admin/app/language.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { PageTemplate } from '#contract/features/product/page-templates/contract.ts';
import { comma } from '#contract/text.ts';
import { scopeTexts as texts } from './texts.ts';
import styles from './scope.module.css';

export type Standing = Pick<
  PageTemplate,
  'published' | 'scheduled' | 'schedule_time' | 'trial' | 'is_changed' | 'uses' | 'shown_for'
>;

/** The published version, and scheduled changes. */
export function PageState({ page }: { page: Standing }) {
  const say = useSay();
  const { published, scheduled, schedule_time: time, trial, is_changed: isChanged } = page;
  return (
    <span className={styles.state}>
      {published === null ? (
        <StateDot tone="idle">{say(texts.state.draft)}</StateDot>
      ) : (
        <StateDot tone="good">{say(texts.state.published, { n: published })}</StateDot>
      )}
      {isChanged && <small>{say(texts.state.changed)}</small>}
      {trial && (
        <StateDot tone="busy">
          {say(texts.state.trial, { n: trial.other, share: trial.share })}
        </StateDot>
      )}
      {scheduled !== null && (
        <StateDot tone="busy">
          {say(texts.state.scheduled, { n: scheduled, time: showTime(time) })}
        </StateDot>
      )}
    </span>
  );
}

/** The assignments: the first by name. */
export function PageUses({ page }: { page: Pick<Standing, 'uses' | 'shown_for'> }) {
  const say = useSay();
  const { uses, shown_for: few } = page;
  if (uses === 0) return <span className={styles.quiet}>{say(texts.uses.none)}</span>;
  const names = few.map(({ name }) => name).join(say(comma));
  const rest = uses > few.length ? ` ${say(texts.uses.more, { n: uses })}` : '';
  return <span title={names + rest}>{names + rest}</span>;
}
