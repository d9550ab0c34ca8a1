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
} from '@dnd-kit/sortable';
import { useEffect, useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { imageTexts as texts } from './image-texts.ts';

type SortableImagesProps = {
  urls: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Lets tiles be dragged by mouse, finger and keyboard, and says what happens to who cannot see it. */
export function SortableImages({ urls, onMove, children }: SortableImagesProps) {
  const say = useSay();
  const sensors = useSensors(
    // A click is still a click, and a finger that scrolls does not drag.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // Listening to the keys in the window, the drawer around would take Escape for itself.
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    if (!isDragging) return undefined;
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [isDragging]);
  const placeOf = (id: UniqueIdentifier) => ({ n: urls.indexOf(String(id)) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(texts.drags.lifted, placeOf(active.id)),
    // Lifted, it lies over its own place: that says nothing new.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? say(texts.drags.over, placeOf(over.id)) : undefined,
    onDragEnd: ({ over }) =>
      over ? say(texts.drags.dropped, placeOf(over.id)) : say(texts.drags.cancelled),
    onDragCancel: () => say(texts.drags.cancelled),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: say(texts.drags.how) },
      }}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={({ active, over }) => {
        setDragging(false);
        if (!over || over.id === active.id) return;
        onMove(urls.indexOf(String(active.id)), urls.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...urls]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
