import { useSortable } from '@dnd-kit/sortable';
import { Popconfirm } from 'antd';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { HiddenIcon, PencilIcon, RemoveIcon, ShownIcon } from '#admin/ui/icons.tsx';
import type { Text } from '#contract/text.ts';
import { GripIcon } from './icons.tsx';
import { NameInput } from './NameInput.tsx';
import { useNaming } from './use-naming.ts';
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
  /** It is left out of what consumers see. */
  isHidden?: boolean;
  canEdit: boolean;
  /** Who is on it, and its comments. */
  marks?: ReactNode;
  /** The question before it is deleted. */
  ask?: Text;
  onChoose: (event: MouseEvent) => void;
  onHover: (isOver: boolean) => void;
  onRemove: () => void;
  /** Offered where entries can be hidden or named. */
  onHide?: () => void;
  onRename?: (name: string) => void;
};
/** Duration of the move animation. */
const motion = { duration: 200, easing: 'ease' };

/** One entry of an outline: selected by a click, dragged by its handle, deleted after confirmation. */
export function OutlineItem(props: OutlineItemProps) {
  const { id, name, faults, isSelected, isFixed = false, isHidden = false, canEdit } = props;
  const { onHover, onHide, onRename } = props;
  const choose = useRef<HTMLButtonElement>(null);
  const naming = useNaming(canEdit ? onRename : undefined, choose);
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
      data-hidden={isHidden}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
        ...{ '--tools': canEdit ? [onRename, onHide, true].filter(Boolean).length : 0 },
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
      {naming.isOpen ? (
        <NameInput name={name} onDone={naming.close} />
      ) : (
        <button
          ref={choose}
          type="button"
          className={styles.name}
          aria-pressed={isSelected}
          onClick={props.onChoose}
          onDoubleClick={naming.open}
          onKeyDown={(event) => event.key === 'F2' && naming.open()}
        >
          <span className={styles.number}>{props.number}</span>
          {props.icon}
          <span className={styles.words}>
            <span>{name}</span>
            <small>{props.summary}</small>
          </span>
          {isHidden && (
            <span className={styles.unseen} role="img" aria-label={say(texts.unseen)}>
              <HiddenIcon size={16} />
            </span>
          )}
          {faults > 0 && (
            <span className={styles.mark} role="img" aria-label={say(texts.faults, { n: faults })}>
              {faults}
            </span>
          )}
        </button>
      )}
      <span className={styles.marks}>{props.marks}</span>
      {canEdit && !naming.isOpen && (
        <span className={styles.tools}>
          {onRename && (
            <button
              type="button"
              aria-label={say(texts.rename, { name })}
              title={say(texts.renameHint)}
              onClick={naming.open}
            >
              <PencilIcon size={16} />
            </button>
          )}
          {onHide && (
            <button
              type="button"
              aria-label={say(isHidden ? texts.show : texts.hide, { name })}
              title={say(isHidden ? texts.showHint : texts.hideHint)}
              onClick={onHide}
            >
              {isHidden ? <HiddenIcon size={16} /> : <ShownIcon size={16} />}
            </button>
          )}
          <Popconfirm
            title={say(props.ask ?? texts.ask)}
            okText={say(texts.verb)}
            cancelText={say(texts.cancel)}
            okButtonProps={{ danger: true }}
            onConfirm={props.onRemove}
          >
            <button
              type="button"
              className={styles.remove}
              aria-label={say(texts.remove, { name })}
            >
              <RemoveIcon size={16} />
            </button>
          </Popconfirm>
        </span>
      )}
    </li>
  );
}
