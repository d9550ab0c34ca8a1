import { useSortable } from '@dnd-kit/sortable';
import { useSay } from '#admin/app/language.ts';
import { panelTexts } from '../texts.ts';

const texts = panelTexts.list;

/** Makes a list row sortable by its handle, with mouse, touch or keyboard. */
export function useSortableRow(id: string, name: string, isAlone: boolean) {
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
    id,
    disabled: isAlone,
    attributes: { roleDescription: say(texts.sortable) },
  });
  const label = say(texts.drag, { name });
  return {
    rowRef: setNodeRef,
    row: {
      'data-dragging': isDragging,
      style: {
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      },
    },
    gripRef: setActivatorNodeRef,
    grip: { ...attributes, ...listeners, 'aria-label': label, title: label },
  };
}
