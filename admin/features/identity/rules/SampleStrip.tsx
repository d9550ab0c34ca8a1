import { factsOf } from './facts.ts';
import { useTypedRule } from './use-typed-rule.ts';
import styles from './rules.module.css';

/** The first code of the rule as it is typed, for where the gauge has no room beside it; the gauge tells it aloud. */
export function SampleStrip() {
  const { sample } = factsOf(useTypedRule());
  if (sample === '') return null;
  return (
    <div className={styles.strip} aria-hidden="true">
      <code>{sample}</code>
    </div>
  );
}
