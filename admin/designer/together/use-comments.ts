import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { ApiError, api } from '#admin/app/api.ts';
import { queryClient } from '#admin/app/query.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { pageCommentCalls } from '#contract/features/product/page-comments/contract.ts';
import { putMarks, type Marks } from './marks.ts';

// As notes of records: whoever writes one has it read again everywhere.
const keyOf = (page: number) => ['recordNote', spokenKey, `pageComment/${page}`];

/** The comments on a page; what others write appears by itself. */
export const useComments = (page: number) =>
  useQuery({
    queryKey: keyOf(page),
    queryFn: async ({ signal }) =>
      (await api(pageCommentCalls.index, { page_id: page }, { signal, quiet: true })).data,
  });

/** Keeps the marks at blocks as the comments are. */
export function useCommentMarks(page: number, marks: StoreApi<Marks>): void {
  const { data } = useComments(page);
  useEffect(() => {
    if (data) putMarks(marks, { comments: data });
  }, [data, marks]);
}

/** Runs a command on comments and reads them again; what the server refused it has told. */
export async function changeComments(page: number, run: () => Promise<unknown>): Promise<boolean> {
  let isDone = true;
  try {
    await run();
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    isDone = false;
  }
  await queryClient.invalidateQueries({ queryKey: keyOf(page) });
  return isDone;
}
