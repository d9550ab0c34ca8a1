import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useEffect, useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';

type SortableProps = {
  /** The ids of the items in order; none is empty. */
  items: readonly string[];
  shape: 'list' | 'tiles';
  texts: Record<'how' | 'lifted' | 'over' | 'dropped' | 'cancelled', Text>;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Sorting by mouse, touch and keyboard, with announcements for screen readers. */
export function Sortable({ items, shape, texts, onMove, children }: SortableProps) {
  const say = useSay();
  const sensors = useSensors(
    // Distinguishes dragging from clicks and from scrolling by touch.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // Listens on the window, because the surrounding drawer would handle Escape.
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    if (!isDragging) return undefined;
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [isDragging]);
  const placeOf = (id: UniqueIdentifier) => items.indexOf(String(id));
  const spoken = (id: UniqueIdentifier) => ({ n: placeOf(id) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(texts.lifted, spoken(active.id)),
    // Directly after picking up, the item is over its own place: not announced.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? say(texts.over, spoken(over.id)) : undefined,
    onDragEnd: ({ over }) => (over ? say(texts.dropped, spoken(over.id)) : say(texts.cancelled)),
    onDragCancel: () => say(texts.cancelled),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: say(texts.how) } }}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={({ active, over }) => {
        setDragging(false);
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext
        items={[...items]}
        strategy={shape === 'list' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
