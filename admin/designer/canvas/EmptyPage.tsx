import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { canvasTexts as texts } from './texts.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** The hint on an empty page; it lets clicks through. */
export function EmptyPage() {
  const say = useSay();
  const { editor, drag, canEdit } = useWorkbench();
  const isEmpty = useStore(editor.page, (page) => page.order.length === 0);
  const isOver = useStore(drag, (state) => state.at !== null);
  if (!isEmpty || !canEdit) return null;
  return (
    <div className={styles.empty} data-over={isOver}>
      <strong>{say(texts.empty.title)}</strong>
      <span>{say(texts.empty.hint)}</span>
    </div>
  );
}
