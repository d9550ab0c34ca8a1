import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { showTexts } from './texts.ts';
import styles from './show.module.css';

/** A read-only record: labels and values, in two or three columns if there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className={styles.factsRoom}>
      <dl className={styles.facts}>{children}</dl>
    </div>
  );
}

type FactProps = { label: Text; wide?: boolean; children?: ReactNode };

/** One value; empty ones are marked. */
export function Fact({ label, wide = false, children }: FactProps) {
  const say = useSay();
  const isEmpty = [null, undefined, '', false].some((none) => children === none);
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{say(label)}</dt>
      <dd>{isEmpty ? <span className={styles.none}>{say(showTexts.none)}</span> : children}</dd>
    </div>
  );
}
