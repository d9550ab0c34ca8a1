import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '#admin/app/api.ts';
import { lastPage } from '#admin/ui/last-page.ts';
import { wireQuery } from './list-state.ts';
import { spokenKey } from './refresh.ts';
import type { ListControls } from './use-list-state.ts';
import { resourceOf, type ListCall, type ListPage, type RowBase } from './types.ts';

/** Reads the part of a list that the address names; a page beyond the end becomes the last one. */
export function useListQuery<Row extends RowBase>(
  index: ListCall,
  { state, turn }: ListControls,
  refetchEvery?: (rows: readonly Row[]) => number | false,
  within?: Readonly<Record<string, unknown>>,
  isAsked = true,
) {
  const asked = { ...wireQuery(state), ...within };
  const query = useQuery({
    queryKey: [resourceOf(index), spokenKey, asked],
    queryFn: ({ signal }) =>
      api(index, asked, { signal, quiet: true }) as unknown as Promise<ListPage<Row>>,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data && refetchEvery ? refetchEvery(data.data) : false,
  });
  const found = query.isPlaceholderData ? undefined : query.data;
  const isBeyond = found !== undefined && found.data.length === 0 && state.page > 1;
  const turnBack = useEffectEvent((count: number) =>
    turn(Math.min(state.page - 1, lastPage(count, state.limit)), { replace: true }),
  );
  useEffect(() => {
    if (isBeyond) turnBack(found.count);
  }, [isBeyond, found]);
  return query;
}
