import { queryOptions } from '@tanstack/react-query';
import { noticeCalls } from '#contract/features/message/notices/contract.ts';
import { limits } from '#contract/limits.ts';
import { api } from '../api.ts';
import { queryClient } from '../query.ts';
import { closeArrived, dropNotice } from './arrived.ts';

/** The unread notices of this user; refreshed by the socket. */
export const unreadNotices = queryOptions({
  queryKey: ['notice', 'unread'],
  queryFn: async ({ signal }) =>
    (await api(noticeCalls.index, { limit: limits.noticeFetch, is_read: 0 }, { signal })).data,
  staleTime: Infinity,
});

/** Marks one read, or all; every list of notices on the page reloads. */
export async function markRead(id?: number): Promise<void> {
  if (id === undefined) closeArrived('success');
  else dropNotice(id);
  await api(noticeCalls.edit, { id });
  await queryClient.invalidateQueries({ queryKey: ['notice'] });
}
