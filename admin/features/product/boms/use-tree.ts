import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { bomCalls } from '#contract/features/product/boms/contract.ts';
import { limits } from '#contract/limits.ts';
import { visibleRows, type KnownLines } from './tree.ts';

type Tree = { bom: number; quantity: string; isOpen: (key: string) => boolean; most: number };

/** The rows of a tree that are to be seen; the lines of a bill are read when it is opened first. */
export function useTree(tree: Tree) {
  const [known, setKnown] = useState<KnownLines>(new Map());
  const { rows, missing } = visibleRows({ ...tree, known });
  const ids = missing.slice(0, limits.filterValues);
  const query = useQuery({
    queryKey: ['bom', spokenKey, 'lines', ids],
    queryFn: async ({ signal }) =>
      (await api(bomCalls.lines, { bom_ids: ids }, { signal, quiet: true })).data,
    enabled: ids.length > 0,
    // What was read is kept here, and read again when the tree is shown next.
    gcTime: 0,
  });
  if (query.data && ids.length > 0) {
    const lines = query.data;
    const found = ids.map((id) => [id, lines.filter((line) => line.bom_id === id)] as const);
    setKnown(new Map([...known, ...found]));
  }
  return { rows, query, isRead: known.has(tree.bom) };
}
