import { factsOf } from './facts.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { useTypedRule } from './use-typed-rule.ts';
import styles from './rules.module.css';

/** The first sample code, where the gauge has no room; hidden from screen readers, which read the gauge. */
export function SampleStrip() {
  const { sample } = factsOf(useTypedRule());
  if (sample === '') return null;
  return (
    <div className={styles.strip} aria-hidden="true">
      <CodeText code={sample} copyable={false} />
    </div>
  );
}
