import { useState } from 'react';
import { randomKey } from '#browser/random-key.ts';

const fitted = (keys: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => keys[at] ?? randomKey());

/** Keys for list items without ids: they move with the items; others get new ones. */
export function useItemKeys(count: number) {
  const [kept, setKept] = useState(() => fitted([], count));
  const keys = kept.length === count ? kept : fitted(kept, count);
  if (keys !== kept) setKept(keys);
  return {
    keys,
    moved: (from: number, to: number) =>
      setKept(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from]!)),
    removed: (at: number) => setKept(keys.toSpliced(at, 1)),
    inserted: (at: number) => {
      const key = randomKey();
      setKept(keys.toSpliced(at, 0, key));
      return key;
    },
  };
}
