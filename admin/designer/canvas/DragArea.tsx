import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Collision,
  type CollisionDetection,
  type Modifier,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { nameOfType } from '../model/labels.ts';
import { BlockIcon } from '../palette/BlockIcon.tsx';
import { SectionIcon } from '../sections/icons.tsx';
import { canvasId } from './Canvas.tsx';
import { blocksLifted, giveUp, lift, putDown } from './drag.ts';
import { column, placeAt } from './geometry.ts';
import { canvasTexts as texts } from './texts.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** A drop this close to the phone still counts. */
const besides = 60;
// The designer has its own announcements.
const silent = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};
function nothing() {
  return undefined;
}

const pointOf = (event: Event) =>
  event instanceof MouseEvent ? event : (event as TouchEvent).touches[0];

/** Beside the pointer, wherever the block was taken hold of, so that the drop line is not covered. */
const atPointer: Modifier[] = [
  ({ activatorEvent, draggingNodeRect, transform }) => {
    const point = activatorEvent && pointOf(activatorEvent);
    if (!point || !draggingNodeRect) return transform;
    return {
      ...transform,
      x: transform.x + point.clientX - draggingNodeRect.left + 14,
      y: transform.y + point.clientY - draggingNodeRect.top + 10,
    };
  },
];

/** Dragging blocks by mouse and touch, from the palette onto the page and on it. */
export function DragArea({ children }: { children: ReactNode }) {
  const { editor, drag, geometry } = useWorkbench();
  const sensors = useSensors(
    // Distinguishes dragging from clicks and from scrolling by touch.
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const detect: CollisionDetection = ({ pointerCoordinates: point, droppableContainers }) => {
    const paper = droppableContainers.find(({ id }) => id === canvasId)?.node.current;
    const view = paper?.parentElement?.getBoundingClientRect();
    if (!point || !paper || !view) return [];
    const isOver =
      point.x >= view.left - besides &&
      point.x <= view.right + besides &&
      point.y >= view.top &&
      point.y <= view.bottom;
    if (!isOver) return [];
    const scale = Number(paper.dataset.scale);
    const y = (point.y - paper.getBoundingClientRect().top) / scale;
    return [{ id: canvasId, data: { place: placeAt(column(geometry.getState()), y) } }];
  };
  const note = (collisions: readonly Collision[] | null) => {
    const place = collisions?.[0]?.data?.place as number | undefined;
    const at = place ?? null;
    if (drag.getState().at !== at) drag.setState({ at });
  };
  const begin = ({ data }: Active) => {
    const { type, block, section } = (data.current ?? {}) as DragData;
    if (type !== undefined) lift(drag, { kind: 'new', type }, null);
    else if (section) lift(drag, { kind: 'section', ...section }, null);
    else if (block !== undefined) lift(drag, blocksLifted(editor, block), null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      accessibility={{
        announcements: silent,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={({ active }) => begin(active)}
      onDragMove={({ collisions }) => note(collisions)}
      onDragCancel={() => giveUp(drag)}
      onDragEnd={({ collisions }) => {
        note(collisions);
        putDown(editor, drag);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={atPointer}>
        <Carried />
      </DragOverlay>
    </DndContext>
  );
}

/** What a draggable says of itself. */
export type DragData = {
  type?: string;
  block?: string;
  section?: { name: string; drop: (at: number) => void };
};

/** The block being dragged. */
function Carried() {
  const say = useSay();
  const { drag } = useWorkbench();
  const lifted = useStore(drag, (state) => state.lifted);
  if (!lifted) return null;
  const count = lifted.kind === 'move' ? lifted.ids.length : 1;
  return (
    <div className={styles.carried} data-ghost>
      {lifted.kind === 'section' ? (
        <>
          <SectionIcon />
          {lifted.name}
        </>
      ) : (
        <>
          <BlockIcon type={lifted.type} />
          {count > 1 ? say(texts.carried, { n: count }) : say(nameOfType(lifted.type))}
        </>
      )}
    </div>
  );
}
