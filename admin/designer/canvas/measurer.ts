import type { StoreApi } from 'zustand/vanilla';
import type { Editor } from '../model/editor.ts';
import { measure, type Geometry } from './geometry.ts';

export type Measurer = {
  /** Measures with the next frame, however often it is asked before. */
  later: () => void;
  stop: () => void;
};

/**
 * Keeps the geometry true to what a frame shows: whenever a block changes its size or its place, everything is measured
 * once, after the frame has been laid out and before it is drawn.
 */
export function measureRoom(
  room: Document,
  editor: Editor,
  geometry: StoreApi<Geometry>,
): Measurer | null {
  const view = room.defaultView;
  if (!view) return null;
  let asked = 0;
  const look = () => {
    // Behind another tab nothing has a size: what was measured last stays.
    if (room.documentElement.clientHeight === 0) return;
    const before = geometry.getState();
    const now = measure(room, editor.page.getState(), before);
    if (now !== before) geometry.setState(now, true);
  };
  const later = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(look);
  };
  const sizes = new view.ResizeObserver(look);
  const watch = (nodes: Iterable<Node>, isThere: boolean) => {
    for (const node of nodes) {
      if (!(node as HTMLElement).dataset?.block) continue;
      if (isThere) sizes.observe(node as Element);
      else sizes.unobserve(node as Element);
    }
  };
  const places = new view.MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      watch(removedNodes, false);
      watch(addedNodes, true);
    }
    later();
  });
  sizes.observe(room.documentElement);
  watch(room.querySelectorAll('[data-block]'), true);
  places.observe(room.body, { childList: true, subtree: true });
  look();
  return {
    later,
    stop: () => {
      sizes.disconnect();
      places.disconnect();
      cancelAnimationFrame(asked);
    },
  };
}
