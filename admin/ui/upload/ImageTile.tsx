import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { DownIcon, RemoveIcon, UpIcon } from '#admin/ui/icons.tsx';
import { pictureAt } from '#contract/files.ts';
import { GripIcon } from './icons.tsx';
import { imageTexts as texts } from './image-texts.ts';
import styles from './images.module.css';

type ImageTileProps = {
  url: string;
  at: number;
  count: number;
  onShow: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture with its actions; dragged anywhere by pointer, by its handle with the keyboard. */
export function ImageTile({ url, at, count, onShow, onMove, onRemove }: ImageTileProps) {
  const say = useSay();
  const n = at + 1;
  const {
    attributes,
    listeners = {},
    transform,
    transition,
    isDragging,
    setNodeRef,
    setActivatorNodeRef,
  } = useSortable({
    id: url,
    disabled: count < 2,
    attributes: { roleDescription: say(texts.sortable) },
  });
  const { onKeyDown: _keys, ...pointer } = listeners;
  const tool = (
    key: 'left' | 'right' | 'remove',
    icon: ReactNode,
    isOff: boolean,
    act: () => void,
  ) => (
    <button
      type="button"
      data-tool={key}
      aria-label={say(texts[key], { n })}
      title={say(texts[key], { n })}
      aria-disabled={isOff}
      onClick={() => !isOff && act()}
    >
      {icon}
    </button>
  );
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-dragging={isDragging}
      style={{ transform: moved ?? undefined, transition }}
    >
      <button
        type="button"
        className={styles.picture}
        aria-label={say(texts.preview, { n })}
        onClick={onShow}
        {...pointer}
      >
        <img
          src={pictureAt(url, 240)}
          alt=""
          loading="lazy"
          draggable={false}
          width={104}
          height={104}
        />
      </button>
      {at === 0 && <span className={styles.main}>{say(texts.main)}</span>}
      {count > 1 && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={say(texts.drag, { n })}
          title={say(texts.drag, { n })}
        >
          <GripIcon size={14} />
        </button>
      )}
      <span className={styles.tools}>
        {tool('left', <UpIcon size={14} />, at === 0, () => onMove(at - 1))}
        {tool('right', <DownIcon size={14} />, at === count - 1, () => onMove(at + 1))}
        {tool('remove', <RemoveIcon size={14} />, false, onRemove)}
      </span>
    </li>
  );
}
