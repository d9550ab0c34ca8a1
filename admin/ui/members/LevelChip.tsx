import type { LevelColor } from '#contract/features/member/member-levels/contract.ts';
import styles from './level-chip.module.css';

/** A member level as text with a coloured lozenge. */
export function LevelChip({ color, children }: { color: LevelColor; children: string }) {
  if (children === '') return <span aria-hidden="true">–</span>;
  return (
    <span className={styles.level} data-color={color}>
      <span aria-hidden="true" />
      {children}
    </span>
  );
}
