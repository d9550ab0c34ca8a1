import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findCalls } from '#contract/features/dashboard/find/contract.ts';
import { api } from '../api.ts';

/** The text as it stands once nobody has typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The records found for what is typed; `isBehind` while the answer is for something typed before. */
export function useFind(typed: string) {
  const rested = useRested(typed);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['find', rested],
    queryFn: async ({ signal }) =>
      (await api(findCalls.index, { keyword: rested }, { signal, quiet: true })).data,
    enabled: rested !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isBehind = typed !== '' && (rested !== typed || isFetching);
  return {
    found: typed === '' ? [] : (data ?? []),
    isBehind,
    isError,
    retry: () => void refetch(),
  };
}
