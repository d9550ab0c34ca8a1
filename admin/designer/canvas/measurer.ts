import type { StoreApi } from 'zustand/vanilla';
import type { Editor } from '../model/page-editor.ts';
import { measure, type Geometry } from './geometry.ts';

export type Measurer = {
  /** Measures once per animation frame. */
  later: () => void;
  stop: () => void;
};

/**
 * Keeps the geometry current: when a block changes size or position, everything is measured once, after layout and
 * before painting.
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
    // In a background tab nothing has a size: the last measurement stays.
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
