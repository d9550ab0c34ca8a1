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
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { ruleFormTexts } from './texts.ts';

const texts = ruleFormTexts.drags;

type SortableSegmentsProps = {
  /** What the form calls its rows, in their order. */
  keys: readonly number[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Lets segments be dragged by mouse, finger and keyboard, and says what happens to who cannot see it. */
export function SortableSegments({ keys, onMove, children }: SortableSegmentsProps) {
  const say = useSay();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // Zero is no name for what is dragged.
  const items = keys.map((key) => `segment ${key}`);
  const placeOf = (id: UniqueIdentifier) => items.indexOf(String(id));
  const spoken = (id: UniqueIdentifier) => ({ n: placeOf(id) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(texts.lifted, spoken(active.id)),
    // Lifted, it lies over its own place: that says nothing new.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? say(texts.over, spoken(over.id)) : undefined,
    onDragEnd: ({ over }) => (over ? say(texts.dropped, spoken(over.id)) : say(texts.cancelled)),
    onDragCancel: () => say(texts.cancelled),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: say(texts.how) },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
