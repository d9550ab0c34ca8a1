import { queryOptions } from '@tanstack/react-query';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import { limits } from '#contract/limits.ts';
import { get, getList } from '../api.ts';
import { queryClient } from '../query.ts';

/** The unread notices of this user; kept fresh by the socket. */
export const unreadNotices = queryOptions({
  queryKey: ['notice', 'unread'],
  queryFn: async ({ signal }) =>
    (await getList<Notice>('notice/index', { limit: limits.noticeFetch, is_read: 0 }, { signal }))
      .data,
  staleTime: Infinity,
});

/** Marks one read, or all; every list of notices on the page reloads. */
export async function markRead(id?: number): Promise<void> {
  await get('notice/edit', { id });
  await queryClient.invalidateQueries({ queryKey: ['notice'] });
}
