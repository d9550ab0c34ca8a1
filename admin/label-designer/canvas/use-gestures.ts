import { useRef, type PointerEvent as ReactPointerEvent } from 'react';
import type { Block } from '#blocks/kit/document.ts';
import {
  boundsOf,
  boundsOfAll,
  guidesOf,
  pulled,
  snap,
  type Bounds,
  type Guides,
  type Handle,
} from '../model/geometry.ts';
import {
  boundsIn,
  movable,
  noGuides,
  placeElements,
  placesOf,
  type LabelEditor,
} from '../model/label-editor.ts';
import { elementOf, elementsOf } from '../model/label-page.ts';

type Gesture = {
  what: 'move' | 'resize' | 'band';
  /** Where it began, in millimetres. */
  x: number;
  y: number;
  blocks: readonly Block[];
  before: readonly Bounds[];
  guides: Guides;
  handle: Handle;
  hasMoved: boolean;
};
export type Band = Bounds | null;
/** Pixels within which a guide holds. */
const reach = 6;
const least = 3;

/** Dragging, resizing and selecting by a band. What is dragged is previewed, and becomes one step at the end. */
export function useGestures(
  editor: LabelEditor,
  scale: number,
  place: (event: { clientX: number; clientY: number }) => { x: number; y: number },
  showBand: (band: Band) => void,
) {
  const gesture = useRef<Gesture | null>(null);
  const isSquare = ({ type }: Block) => type === 'qr' || type === 'datamatrix';

  const begin = (
    event: ReactPointerEvent,
    what: Gesture['what'],
    blocks: readonly Block[],
    handle: Handle = 'se',
  ) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const page = editor.page.getState();
    const { width_mm: width, height_mm: height } = page.setup;
    const ids = new Set(blocks.map(({ id }) => id));
    const others = elementsOf(page).filter(({ id }) => !ids.has(id));
    gesture.current = {
      ...{ what, blocks, handle, hasMoved: false, ...place(event) },
      before: boundsIn(blocks),
      guides: guidesOf({ width, height }, others.map(boundsOf)),
    };
  };

  const snapped = (now: Gesture, dx: number, dy: number, isFree: boolean) => {
    if (isFree || !editor.view.getState().isSnapping) return { dx, dy, guides: noGuides };
    const all = boundsOfAll(now.before);
    const near = reach / scale;
    const edges = (from: number, size: number, sides: readonly number[]) =>
      sides.map((side) => from + size * side);
    const { handle, what } = now;
    const across =
      what === 'move' ? [0, 0.5, 1] : handle.includes('w') ? [0] : handle.includes('e') ? [1] : [];
    const down =
      what === 'move' ? [0, 0.5, 1] : handle.includes('n') ? [0] : handle.includes('s') ? [1] : [];
    const h =
      across.length > 0 ? snap(edges(all.x + dx, all.width, across), now.guides.x, near) : null;
    const v =
      down.length > 0 ? snap(edges(all.y + dy, all.height, down), now.guides.y, near) : null;
    return {
      dx: dx + (h?.by ?? 0),
      dy: dy + (v?.by ?? 0),
      guides: { x: h?.at ?? null, y: v?.at ?? null },
    };
  };

  const move = (event: ReactPointerEvent) => {
    const now = gesture.current;
    if (!now) return;
    const at = place(event);
    const [rawX, rawY] = [at.x - now.x, at.y - now.y];
    if (!now.hasMoved && Math.hypot(rawX, rawY) * scale < least) return;
    now.hasMoved = true;
    if (now.what === 'band') {
      showBand({
        x: Math.min(now.x, at.x),
        y: Math.min(now.y, at.y),
        width: Math.abs(rawX),
        height: Math.abs(rawY),
      });
      return;
    }
    const { dx, dy, guides } = snapped(now, rawX, rawY, event.altKey);
    const bounds = now.before.map((one, index) =>
      now.what === 'move'
        ? { ...one, x: one.x + dx, y: one.y + dy }
        : pulled(one, now.handle, dx, dy, isSquare(now.blocks[index]!)),
    );
    editor.view.setState({ preview: placesOf(now.blocks, bounds), guides });
  };

  const end = (event: ReactPointerEvent) => {
    const now = gesture.current;
    gesture.current = null;
    if (!now) return;
    if (now.what === 'band') {
      showBand(null);
      if (!now.hasMoved) {
        if (!event.shiftKey) editor.select([]);
        return;
      }
      const at = place(event);
      const [left, top] = [Math.min(now.x, at.x), Math.min(now.y, at.y)];
      const [right, bottom] = [Math.max(now.x, at.x), Math.max(now.y, at.y)];
      const touched = elementsOf(editor.page.getState()).filter((element) => {
        const { x, y, width, height } = boundsOf(element);
        return x < right && x + width > left && y < bottom && y + height > top;
      });
      const { selected } = editor.view.getState();
      editor.select([...(event.shiftKey ? selected : []), ...touched.map(({ id }) => id)]);
      return;
    }
    const { preview } = editor.view.getState();
    editor.view.setState({ preview: null, guides: noGuides });
    if (now.hasMoved && preview)
      placeElements(editor, preview, now.what === 'move' ? 'place' : 'resize');
  };

  const cancel = () => {
    gesture.current = null;
    showBand(null);
    editor.view.setState({ preview: null, guides: noGuides });
  };

  /** A press on an element: selects it, and drags everything selected that is not locked. */
  const press = (event: ReactPointerEvent, id: string, canEdit: boolean) => {
    if (event.button !== 0) return;
    const { selected } = editor.view.getState();
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    if (isMore)
      editor.select(
        selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id],
      );
    else if (!selected.includes(id)) editor.select([id]);
    if (isMore || !canEdit) return;
    const blocks = movable(editor);
    if (blocks.length > 0) begin(event, 'move', blocks);
  };
  const pull = (event: ReactPointerEvent, block: Block, handle: Handle) => {
    if (event.button !== 0 || elementOf(block).is_locked) return;
    event.stopPropagation();
    begin(event, 'resize', [block], handle);
  };
  const band = (event: ReactPointerEvent) => {
    if (event.button === 0) begin(event, 'band', []);
  };
  return { press, pull, band, move, end, cancel };
}
