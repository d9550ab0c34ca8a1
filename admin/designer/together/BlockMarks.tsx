import { memo } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { Face } from './Face.tsx';
import { CommentIcon } from './icons.tsx';
import { togetherTexts as texts } from './texts.ts';
import styles from './together.module.css';

/** Who else is on a block, and its open comments, which a click shows. */
export const BlockMarks = memo(function BlockMarks({ id }: { id: string }) {
  const say = useSay();
  const { marks, showComments } = useWorkbench();
  const mark = useStore(marks, ({ byBlock }) => byBlock.get(id));
  if (!mark) return null;
  const { people, comments } = mark;
  const label = say(texts.comments.mark, { n: comments });
  return (
    <span className={styles.marks}>
      {people.map(({ key, name }) => (
        <span key={key} role="img" aria-label={say(texts.isOn, { name })} title={name}>
          <Face name={name} />
        </span>
      ))}
      {comments > 0 && (
        <button
          type="button"
          className={styles.mark}
          aria-label={label}
          title={label}
          // On the canvas it lies on what is dragged and chosen.
          onPointerDown={(event) => event.stopPropagation()}
          onDoubleClick={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            showComments(id);
          }}
        >
          <CommentIcon size={14} />
          {comments}
        </button>
      )}
    </span>
  );
});
