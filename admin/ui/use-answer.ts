import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#admin/ui/list/address.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';

export const longestQuestion = 512;

/** What answers the text in the address, so that an answer can be shared. `name` is its place in the cache. */
export function useAnswer<Answer>(
  name: string,
  find: (text: string, signal: AbortSignal) => Promise<Answer>,
) {
  const { search, change } = useAddress();
  const text = (new URLSearchParams(search).get('text') ?? '').trim().slice(0, longestQuestion);
  const query = useQuery({
    queryKey: [name, spokenKey, text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: text !== '',
    staleTime: 0,
    retry: false,
  });
  const ask = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === text && wanted) void query.refetch();
    else change((params) => (wanted ? params.set('text', wanted) : params.delete('text')));
  };
  return { text, query, ask };
}
