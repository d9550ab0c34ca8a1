import { memo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useSay } from '#admin/app/language.ts';
import { selectionAfter } from '#admin/designer/canvas/selection.ts';
import { OutlineItem } from '#admin/designer/outline/OutlineItem.tsx';
import { outlineTexts } from '#admin/designer/outline/texts.ts';
import styles from '#admin/designer/outline/outline.module.css';
import { Sortable } from '#admin/ui/Sortable.tsx';
import { t } from '#contract/text.ts';
import { elementIcons } from '../icons.tsx';
import { useFaultsOf } from '../model/faults.ts';
import type { LabelEditor } from '../model/label-editor.ts';
import { elementOf, nameOfKind, type LabelPage, type PaletteItem } from '../model/label-page.ts';
import { editorTexts } from '../texts.ts';

const texts = editorTexts.outline;
const ask = t('确定删除这个元素吗？', 'Delete this element?', '確定刪除這個元素嗎？');

/** The elements from front to back, for selecting, ordering and deleting. */
export function LabelOutline({ editor, canEdit }: { editor: LabelEditor; canEdit: boolean }) {
  const say = useSay();
  const shown = useStore(
    editor.page,
    useShallow(({ order }: LabelPage) => order.toReversed()),
  );
  const isWhole = useStore(editor.view, ({ selected }) => selected.length === 0);
  const move = (from: number, to: number) => {
    const id = shown[from];
    // Shown backwards; indexes are counted before the move.
    if (id !== undefined) editor.move([id], shown.length - (to > from ? to + 1 : to));
  };
  return (
    <div className={styles.outline}>
      <button
        type="button"
        className={styles.page}
        aria-pressed={isWhole}
        onClick={() => editor.select([])}
      >
        {say(texts.whole)}
      </button>
      {shown.length === 0 && <p>{say(texts.empty)}</p>}
      <Sortable items={shown} shape="list" texts={outlineTexts.sorting} onMove={move}>
        <ol aria-label={say(texts.label)} className={styles.rows}>
          {shown.map((id, at) => (
            <Entry key={id} editor={editor} id={id} number={shown.length - at} canEdit={canEdit} />
          ))}
        </ol>
      </Sortable>
    </div>
  );
}

type EntryProps = { editor: LabelEditor; id: string; number: number; canEdit: boolean };
const Entry = memo(function Entry({ editor, id, number, canEdit }: EntryProps) {
  const say = useSay();
  const block = useStore(editor.page, ({ blocks }) => blocks[id]);
  const isSelected = useStore(editor.view, ({ selected }) => selected.includes(id));
  const faults = useFaultsOf(editor, id);
  if (!block) return null;
  const element = elementOf(block);
  const Icon = elementIcons[block.type as PaletteItem];
  const summary =
    'content' in element ? element.content : 'rows' in element ? element.rows.flat().join(' ') : '';
  return (
    <OutlineItem
      id={id}
      number={number}
      name={say(nameOfKind(block.type))}
      summary={`${element.is_locked ? '🔒 ' : ''}${summary}`}
      icon={<Icon size={18} />}
      faults={faults.length}
      isSelected={isSelected}
      canEdit={canEdit}
      ask={ask}
      onChoose={(event) => {
        const { selected } = editor.view.getState();
        editor.select(selectionAfter(editor.page.getState().order, selected, id, event));
      }}
      onHover={(isOver) => editor.view.setState({ hovered: isOver ? id : null })}
      onRemove={() => editor.remove([id])}
    />
  );
});
