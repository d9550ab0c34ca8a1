import { useDraggable } from '@dnd-kit/core';
import { memo, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { findSpec } from '#blocks/list.ts';
import { selectionAfter } from './selection.ts';
import { sharingTexts } from '../sharing/texts.ts';
import { canvasTexts } from './texts.ts';
import { useBlockName } from './use-block-name.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

type BlockOverlayProps = { id: string; scale: number; count: number; isReached: boolean };

/** The height of the name above a block; without that room it is shown inside the block. */
const tagHeight = 20;

/** The clickable area of a block: selects it and starts dragging. */
export const BlockOverlay = memo(function BlockOverlay(props: BlockOverlayProps) {
  const { id, scale, count, isReached } = props;
  const say = useSay();
  const { editor, geometry, drag, canEdit } = useWorkbench();
  const box = useStore(geometry, ({ boxes }) => boxes.get(id));
  const type = useStore(editor.page, (page) => page.blocks[id]?.type ?? '');
  const isHidden = useStore(editor.page, (page) => page.blocks[id]?.hidden === true);
  const isShared = useStore(editor.page, (page) => page.blocks[id]?.shared !== undefined);
  const own = useBlockName(id);
  const called = isShared ? say(sharingTexts.shared, { name: own }) : own;
  const name = isHidden ? say(canvasTexts.hidden, { name: called }) : called;
  const isSelected = useStore(editor.view, (view) => view.selected.includes(id));
  const isHovered = useStore(editor.view, (view) => view.hovered === id);
  const isCarried = useStore(
    drag,
    ({ lifted }) => lifted?.kind === 'move' && lifted.ids.includes(id),
  );
  const isFixed = findSpec(type)?.isFixed === true;
  const { setNodeRef, listeners } = useDraggable({
    id: `block:${id}`,
    data: { block: id },
    disabled: isFixed || !canEdit,
  });
  if (!box) return null;

  const choose = (event: MouseEvent) => {
    const { order } = editor.page.getState();
    const { selected } = editor.view.getState();
    editor.select(selectionAfter(order, selected, id, event));
  };
  return (
    <div
      ref={setNodeRef}
      role="option"
      aria-selected={isSelected}
      aria-label={name}
      aria-posinset={box.at + 1}
      aria-setsize={count}
      tabIndex={isReached ? 0 : -1}
      className={styles.overlay}
      data-id={id}
      data-hovered={isHovered}
      data-carried={isCarried}
      data-fixed={box.isFixed}
      data-under={box.top * scale < tagHeight}
      style={{
        top: box.isFixed ? undefined : box.top * scale,
        left: box.left * scale,
        width: box.width * scale,
        height: Math.max(box.height * scale, 4),
        // Below floating blocks: it scrolls with the scroller and is positioned by its own margin.
        ...(box.isFixed && { '--fixed-top': `${box.top * scale}px` }),
      }}
      onClick={choose}
      onPointerEnter={() => editor.view.setState({ hovered: id })}
      {...listeners}
    >
      <span className={styles.tag}>{name}</span>
    </div>
  );
});
