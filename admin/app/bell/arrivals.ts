import type { Notice } from '#contract/features/message/notices/contract.ts';

/** Remembers the notices this page has seen, to find those that arrived while it was offline. */
export type Arrivals = {
  /** A notice announced by the socket; its popup was already shown. */
  announced: (notice: { id?: number; content: string }) => void;
  /** The new notices of the list; in the first list none are new. */
  fresh: (list: readonly Notice[]) => Notice[];
};

export function trackArrivals(): Arrivals {
  const seen = new Set<number>();
  let contents: string[] = [];
  let hasList = false;
  return {
    announced: ({ id, content }) => {
      if (id === undefined) contents.push(content);
      else seen.add(id);
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
      return unseen.filter((notice) => {
        const at = said.findIndex(
          (content) => content === notice.content || content === notice.title,
        );
        if (at !== -1) said.splice(at, 1);
        return at === -1;
      });
    },
  };
}
