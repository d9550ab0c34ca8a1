import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Editor } from '../model/editor.ts';

/** What is being carried: something new, or what stands on the page already. */
export type Lifted =
  | { kind: 'new'; type: string }
  | { kind: 'move'; ids: readonly string[]; type: string };

export type Drag = {
  lifted: Lifted | null;
  /** Before which place of the order it would land; null while it is over nothing. */
  at: number | null;
  /** By keys it is carried until it is put down or given up. */
  isByKeys: boolean;
};

const atRest: Drag = { lifted: null, at: null, isByKeys: false };
export const createDrag = (): StoreApi<Drag> => createStore<Drag>(() => atRest);

export const lift = (drag: StoreApi<Drag>, lifted: Lifted, at: number | null, isByKeys = false) =>
  drag.setState({ lifted, at, isByKeys });

export const giveUp = (drag: StoreApi<Drag>): void => drag.setState(atRest);

/** What one takes along when one takes hold of a block: all that is selected, if it is among it. */
export function blocksLifted(editor: Editor, id: string): Lifted {
  const { selected } = editor.view.getState();
  const ids = selected.includes(id) ? selected : [id];
  return { kind: 'move', ids, type: editor.page.getState().blocks[id]?.type ?? '' };
}

/** Puts down what is carried; where it would land nowhere, nothing happens. */
export function putDown(editor: Editor, drag: StoreApi<Drag>): boolean {
  const { lifted, at } = drag.getState();
  giveUp(drag);
  if (!lifted || at === null) return false;
  if (lifted.kind === 'new') return editor.add(lifted.type, at) !== null;
  editor.move(lifted.ids, at);
  editor.select(lifted.ids);
  return true;
}
