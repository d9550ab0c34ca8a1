import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findCalls, mostStars } from '#contract/features/dashboard/find/contract.ts';
import { api, ApiError } from '../api.ts';
import type { Thing } from './things.ts';

const key = ['find', 'starred'];
const none: readonly Thing[] = [];

/** What the user starred, on whichever computer; a star is shown at once and sent behind. */
export function useStars(): { starred: readonly Thing[]; star: (thing: Thing) => void } {
  const client = useQueryClient();
  const { data: starred = none } = useQuery<readonly Thing[]>({
    queryKey: key,
    queryFn: async ({ signal }) => (await api(findCalls.starred, {}, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const star = (thing: Thing) => {
    const others = starred.filter(({ path }) => path !== thing.path);
    const isStarred = others.length < starred.length;
    client.setQueryData(key, isStarred ? others : [thing, ...others].slice(0, mostStars));
    const sent = isStarred
      ? api(findCalls.unstar, { path: thing.path })
      : api(findCalls.star, thing);
    // The call itself says what went wrong.
    sent
      .catch((failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
      })
      .finally(() => client.invalidateQueries({ queryKey: key }));
  };
  return { starred, star };
}
