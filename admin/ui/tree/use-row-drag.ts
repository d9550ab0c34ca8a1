import { useRef, type DragEvent } from 'react';

type Place = { id: number; isAfter: boolean };

/**
 * Drag and drop of table rows by their handle, independent of how they are rendered. `mayDrop` says where; a line shows
 * it.
 */
export function useRowDrag(
  mayDrop: (dragged: number, over: number) => boolean,
  onDrop: (dragged: number, place: Place) => void,
) {
  const dragged = useRef<number | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const rowOf = ({ target }: DragEvent) =>
    target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null;
  const unmark = () => {
    if (marked.current) delete marked.current.dataset['drop'];
    marked.current = null;
  };
  const placeOf = (event: DragEvent, row: HTMLElement): Place => {
    const { top, height } = row.getBoundingClientRect();
    return { id: Number(row.dataset['id']), isAfter: event.clientY > top + height / 2 };
  };
  return {
    onDragStart: (event: DragEvent) => {
      const row = rowOf(event);
      if (!row || !(event.target as Element).matches('[data-grip]')) return;
      dragged.current = Number(row.dataset['id']);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(dragged.current));
      event.dataTransfer.setDragImage(row, 24, 20);
    },
    onDragOver: (event: DragEvent) => {
      const row = rowOf(event);
      unmark();
      if (!row || dragged.current === null) return;
      const place = placeOf(event, row);
      if (!mayDrop(dragged.current, place.id)) return;
      event.preventDefault();
      row.dataset['drop'] = place.isAfter ? 'after' : 'before';
      marked.current = row;
    },
    onDrop: (event: DragEvent) => {
      const row = rowOf(event);
      unmark();
      if (!row || dragged.current === null) return;
      event.preventDefault();
      onDrop(dragged.current, placeOf(event, row));
    },
    onDragEnd: () => {
      unmark();
      dragged.current = null;
    },
  };
}
