import { useSortable } from '@dnd-kit/sortable';
import { useSay } from '#admin/app/language.ts';
import { RowTools } from '#admin/ui/form/RowTools.tsx';
import { GripIcon } from '#admin/ui/upload/icons.tsx';
import type { SegmentKind } from '#contract/codes/segments.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { SegmentSettings } from './SegmentSettings.tsx';
import { ruleFormTexts as texts } from './texts.ts';
import styles from './rules.module.css';

type SegmentRowProps = {
  id: number;
  at: number;
  count: number;
  kind: SegmentKind;
  name: string;
  onMove: (to: number, tool: 'up' | 'down') => void;
  onRemove: () => void;
};

/** One segment: dragged by its handle, edited in its fields, moved and removed by buttons. */
export function SegmentRow({ id, at, count, kind, name, onMove, onRemove }: SegmentRowProps) {
  const say = useSay();
  const {
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    setNodeRef,
    setActivatorNodeRef,
  } = useSortable({
    id: `segment ${id}`,
    disabled: count < 2,
    attributes: { roleDescription: say(texts.sortable) },
  });
  const hint = texts.kindHints[kind];
  return (
    <li
      ref={setNodeRef}
      data-row={at}
      data-kind={kind}
      data-dragging={isDragging}
      className={styles.row}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <div className={styles.rowHead}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.grip}
          {...attributes}
          {...listeners}
          data-grip
          aria-label={say(texts.drag, { name })}
        >
          <GripIcon />
        </button>
        <strong>{say(ruleTexts.segments[kind])}</strong>
        {hint && <small>{say(hint)}</small>}
        <RowTools
          at={at}
          count={count}
          name={name}
          isDisabled={false}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <div className={styles.settings}>
        <SegmentSettings kind={kind} />
      </div>
    </li>
  );
}
