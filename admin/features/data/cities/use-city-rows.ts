import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { cityCalls } from '#contract/features/data/cities/contract.ts';
import { limits } from '#contract/limits.ts';
import { inBranches } from './in-branches.ts';

/** The maximum number of search results. */
export const mostFound = 200;

const readBelow = (parent: number) => ({
  queryKey: ['city', spokenKey, 'below', parent],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const asked = { parent_code: parent, limit: limits.listMax };
    return (await api(cityCalls.index, asked, { signal, quiet: true })).data;
  },
});

/** The rows to show: search results, or the expanded tree; each level is loaded when it is expanded. */
export function useCityRows(keyword: string, opened: readonly number[]) {
  const top = useQuery({ ...readBelow(0), enabled: keyword === '' });
  const levels = useQueries({
    queries: opened.map((code) => ({ ...readBelow(code), enabled: keyword === '' })),
  });
  const found = useQuery({
    queryKey: ['city', spokenKey, 'found', keyword],
    queryFn: ({ signal }) =>
      api(cityCalls.index, { keyword, limit: mostFound }, { signal, quiet: true }),
    enabled: keyword !== '',
  });
  if (keyword !== '')
    return { rows: found.data?.data, count: found.data?.count ?? 0, query: found };
  const below = new Map(opened.map((code, at) => [code, levels[at]?.data ?? []]));
  return { rows: top.data && inBranches(top.data, below), count: 0, query: top };
}
