import { memo } from 'react';
import { useStore } from 'zustand';
import { BlockMarks } from '../together/BlockMarks.tsx';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** Who is on a block and its comments, at its lower right corner. Beside its overlay: an option has nothing to press. */
export const PlacedMarks = memo(function PlacedMarks({ id, scale }: { id: string; scale: number }) {
  const { geometry, marks } = useWorkbench();
  const isMarked = useStore(marks, ({ byBlock }) => byBlock.has(id));
  const box = useStore(geometry, ({ boxes }) => (isMarked ? boxes.get(id) : undefined));
  // What floats on the screen has them in the outline only.
  if (!box || box.isFixed) return null;
  const corner = { top: (box.top + box.height) * scale, left: (box.left + box.width) * scale };
  return (
    <div className={styles.marks} style={corner}>
      <BlockMarks id={id} />
    </div>
  );
});
