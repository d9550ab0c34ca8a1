import type { Notice } from '#contract/features/message/notices/contract.ts';

/** Remembers the notices this page has seen, to find those that arrived while it was offline. */
export type Arrivals = {
  /** A notice announced by the socket; whether it was not told before. */
  announced: (notice: { id?: number; content: string }) => boolean;
  /** The new notices of the list; in the first list none are new. */
  fresh: (list: readonly Notice[]) => Notice[];
};

export function trackArrivals(): Arrivals {
  const seen = new Set<number>();
  // The socket may be slower than the list.
  const told = new Set<number>();
  let contents: string[] = [];
  let hasList = false;
  return {
    announced: ({ id, content }) => {
      if (id === undefined) return contents.push(content) > 0;
      const isNew = !told.has(id);
      seen.add(id);
      told.add(id);
      return isNew;
    },
    fresh: (list) => {
      const unseen = list.filter((notice) => !seen.has(notice.id));
      for (const notice of list) seen.add(notice.id);
      const said = contents;
      contents = [];
      if (!hasList) {
        hasList = true;
        return [];
      }
      // Announced without an id: matched by its text, once.
      const fresh = unseen.filter((notice) => {
        const at = said.findIndex(
          (content) => content === notice.content || content === notice.title,
        );
        if (at !== -1) said.splice(at, 1);
        return at === -1;
      });
      for (const { id } of fresh) told.add(id);
      return fresh;
    },
  };
}
