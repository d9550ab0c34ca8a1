import { useSortable } from '@dnd-kit/sortable';
import { Popconfirm } from 'antd';
import { memo, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { RemoveIcon } from '#admin/ui/icons.tsx';
import { findSpec } from '#blocks/list.ts';
import { commandsFor } from '../canvas/commands.ts';
import { selectionAfter } from '../canvas/selection.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import { nameOfType } from '../model/labels.ts';
import { BlockIcon } from '../palette/BlockIcon.tsx';
import { GripIcon } from './icons.tsx';
import { summaryOf } from './summary.ts';
import { outlineTexts as texts } from './texts.ts';
import styles from './outline.module.css';

type OutlineRowProps = { id: string; at: number; isFixed: boolean };
/** Duration of the move animation. */
const motion = { duration: 200, easing: 'ease' };

/** One block of the list: selected by a click, dragged by its handle, deleted after confirmation. */
export const OutlineRow = memo(function OutlineRow({ id, at, isFixed }: OutlineRowProps) {
  const say = useSay();
  const bench = useWorkbench();
  const { editor, checks, canEdit, has3d } = bench;
  const type = useStore(editor.page, ({ blocks }) => blocks[id]?.type ?? '');
  const language = useStore(editor.view, (view) => view.language);
  const summary = useStore(editor.page, ({ blocks }) =>
    blocks[id] ? summaryOf(blocks[id], language) : '',
  );
  const isSelected = useStore(editor.view, ({ selected }) => selected.includes(id));
  const faults = useStore(checks, (all) => all.filter(({ block }) => block === id).length);
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, transition: motion, disabled: isFixed || !canEdit });
  const name = say(nameOfType(type));
  const isHidden = findSpec(type)?.needs3d === true && !has3d;
  const choose = (event: MouseEvent) => {
    const { selected } = editor.view.getState();
    editor.select(selectionAfter(editor.page.getState().order, selected, id, event));
  };
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-selected={isSelected}
      data-dragging={isDragging}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      onPointerEnter={() => editor.view.setState({ hovered: id })}
      onPointerLeave={() => editor.view.setState({ hovered: null })}
    >
      {!isFixed && canEdit && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={say(texts.drag, { name })}
        >
          <GripIcon size={16} />
        </button>
      )}
      <button type="button" className={styles.name} aria-pressed={isSelected} onClick={choose}>
        <span className={styles.number}>{at + 1}</span>
        <BlockIcon type={type} size={18} />
        <span className={styles.words}>
          <span>{name}</span>
          <small>{isHidden ? say(texts.hidden) : isFixed ? say(texts.fixed) : summary}</small>
        </span>
        {faults > 0 && (
          <span className={styles.mark} role="img" aria-label={say(texts.faults, { n: faults })}>
            {faults}
          </span>
        )}
      </button>
      {canEdit && (
        <Popconfirm
          title={say(texts.ask)}
          okText={say(texts.verb)}
          cancelText={say(texts.cancel)}
          okButtonProps={{ danger: true }}
          onConfirm={() => commandsFor(bench, say).remove([id])}
        >
          <button type="button" className={styles.remove} aria-label={say(texts.remove, { name })}>
            <RemoveIcon size={16} />
          </button>
        </Popconfirm>
      )}
    </li>
  );
});
