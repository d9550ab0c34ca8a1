import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { traceQueryCalls } from '#contract/features/trace/query/contract.ts';

const param = 'text';
const longest = 512;

/** The search is in the URL, so that a result can be shared. */
export function useSearch() {
  const address = useAddress();
  const text = (new URLSearchParams(address.search).get(param) ?? '').trim().slice(0, longest);
  const query = useQuery({
    queryKey: ['traceQuery', spokenKey, text],
    queryFn: async ({ signal }) =>
      (await api(traceQueryCalls.find, { text }, { signal, quiet: true })).data,
    enabled: text !== '',
    staleTime: 0,
    retry: false,
  });
  const ask = (next: string) => {
    const wanted = next.trim();
    if (wanted === text) return void (wanted && query.refetch());
    return address.change((params) => (wanted ? params.set(param, wanted) : params.delete(param)));
  };
  return { text, query, ask };
}
