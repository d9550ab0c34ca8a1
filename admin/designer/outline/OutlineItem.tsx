import { useSortable } from '@dnd-kit/sortable';
import { Popconfirm } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { RemoveIcon } from '#admin/ui/icons.tsx';
import type { Text } from '#contract/text.ts';
import { GripIcon } from './icons.tsx';
import { outlineTexts as texts } from './texts.ts';
import styles from './outline.module.css';

type OutlineItemProps = {
  id: string;
  /** Its place, counted from 1. */
  number: number;
  name: string;
  summary: string;
  icon: ReactNode;
  faults: number;
  isSelected: boolean;
  isFixed?: boolean;
  canEdit: boolean;
  /** The question before it is deleted. */
  ask?: Text;
  onChoose: (event: MouseEvent) => void;
  onHover: (isOver: boolean) => void;
  onRemove: () => void;
};
/** Duration of the move animation. */
const motion = { duration: 200, easing: 'ease' };

/** One entry of an outline: selected by a click, dragged by its handle, deleted after confirmation. */
export function OutlineItem(props: OutlineItemProps) {
  const { id, name, faults, isSelected, isFixed = false, canEdit, onHover } = props;
  const say = useSay();
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, transition: motion, disabled: isFixed || !canEdit });
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
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
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
      <button
        type="button"
        className={styles.name}
        aria-pressed={isSelected}
        onClick={props.onChoose}
      >
        <span className={styles.number}>{props.number}</span>
        {props.icon}
        <span className={styles.words}>
          <span>{name}</span>
          <small>{props.summary}</small>
        </span>
        {faults > 0 && (
          <span className={styles.mark} role="img" aria-label={say(texts.faults, { n: faults })}>
            {faults}
          </span>
        )}
      </button>
      {canEdit && (
        <Popconfirm
          title={say(props.ask ?? texts.ask)}
          okText={say(texts.verb)}
          cancelText={say(texts.cancel)}
          okButtonProps={{ danger: true }}
          onConfirm={props.onRemove}
        >
          <button type="button" className={styles.remove} aria-label={say(texts.remove, { name })}>
            <RemoveIcon size={16} />
          </button>
        </Popconfirm>
      )}
    </li>
  );
}
