import type { StoreApi } from 'zustand/vanilla';
import type { PageDocument } from '#blocks/kit/document.ts';

export type ReadonlyPage = Pick<
  StoreApi<PageDocument>,
  'getState' | 'getInitialState' | 'subscribe'
>;

/** A page as it was while a block was on it: the settings of a deleted block are taken away a moment later. */
export function whileThere(page: ReadonlyPage, block: string): ReadonlyPage {
  let last = page.getState();
  return {
    ...page,
    getState: () => {
      const now = page.getState();
      if (block === '' || Object.hasOwn(now.blocks, block)) last = now;
      return last;
    },
  };
}
