import type { Notice } from '#contract/features/message/notices/contract.ts';

/** Remembers which notices this page has seen, to tell which of a fresh list came while nobody listened. */
export type Arrivals = {
  /** A notice that the socket announced; its popup is shown already. */
  announced: (notice: { id?: number; content: string }) => void;
  /** Those of the list that are new; of the first list none are, they were there before us. */
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
      // Announced without an id: known by its words, once.
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
