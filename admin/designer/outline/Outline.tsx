import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useSay } from '#admin/app/language.ts';
import { Sortable } from '#admin/ui/Sortable.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { outlineTexts as texts } from './texts.ts';
import styles from './outline.module.css';

const isFixed = ({ blocks }: PageDocument, id: string) =>
  findSpec(blocks[id]?.type ?? '')?.isFixed === true;

/** The list of blocks, for sorting and deleting. */
export function Outline() {
  const say = useSay();
  const { editor } = useWorkbench();
  const movable = useStore(
    editor.page,
    useShallow((page: PageDocument) => page.order.filter((id) => !isFixed(page, id))),
  );
  const fixed = useStore(
    editor.page,
    useShallow((page: PageDocument) => page.order.filter((id) => isFixed(page, id))),
  );
  const isPage = useStore(editor.view, ({ selected }) => selected.length === 0);
  const move = (from: number, to: number) => {
    const id = movable[from];
    // Indexes are counted before the move.
    if (id !== undefined) editor.move([id], to > from ? to + 1 : to);
  };
  return (
    <div className={styles.outline}>
      <button
        type="button"
        className={styles.page}
        aria-pressed={isPage}
        onClick={() => editor.select([])}
      >
        {say(texts.page)}
      </button>
      {movable.length + fixed.length === 0 && <p>{say(texts.empty)}</p>}
      <Sortable items={movable} shape="list" texts={texts.sorting} onMove={move}>
        <ol aria-label={say(texts.label)} className={styles.rows}>
          {movable.map((id, at) => (
            <OutlineRow key={id} id={id} at={at} isFixed={false} />
          ))}
          {fixed.map((id, at) => (
            <OutlineRow key={id} id={id} at={movable.length + at} isFixed />
          ))}
        </ol>
      </Sortable>
    </div>
  );
}
