import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Editor } from '../model/page-editor.ts';

/** What is being dragged: a new block, a section, or blocks on the page. */
export type Lifted =
  | { kind: 'new'; type: string }
  /** Several new ones by one name, which have to be loaded when they are dropped. */
  | { kind: 'section'; name: string; drop: (at: number) => void }
  | { kind: 'move'; ids: readonly string[]; type: string };

export type Drag = {
  lifted: Lifted | null;
  /** The index before which it would be dropped; null outside the page. */
  at: number | null;
  /** With the keyboard it is dragged until it is dropped or cancelled. */
  isByKeys: boolean;
};

const atRest: Drag = { lifted: null, at: null, isByKeys: false };
export const createDrag = (): StoreApi<Drag> => createStore<Drag>(() => atRest);

export const lift = (drag: StoreApi<Drag>, lifted: Lifted, at: number | null, isByKeys = false) =>
  drag.setState({ lifted, at, isByKeys });

export const giveUp = (drag: StoreApi<Drag>): void => drag.setState(atRest);

/** Dragging a selected block drags the whole selection. */
export function blocksLifted(editor: Editor, id: string): Lifted {
  const { selected } = editor.view.getState();
  const ids = selected.includes(id) ? selected : [id];
  return { kind: 'move', ids, type: editor.page.getState().blocks[id]?.type ?? '' };
}

/** Drops what is dragged; without a target nothing happens. */
export function putDown(editor: Editor, drag: StoreApi<Drag>): boolean {
  const { lifted, at } = drag.getState();
  giveUp(drag);
  if (!lifted || at === null) return false;
  if (lifted.kind === 'new') return editor.add(lifted.type, at) !== null;
  if (lifted.kind === 'section') {
    lifted.drop(at);
    return true;
  }
  editor.move(lifted.ids, at);
  editor.select(lifted.ids);
  return true;
}
