import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useLive } from '#admin/app/live.ts';
import { queryClient } from '#admin/app/query.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { monitorCalls, type LiveScan } from '#contract/features/dashboard/monitor/contract.ts';
import { askAfter, freshOf, merged } from './live-list.ts';

/** The polling interval while the socket is down. */
export const askEvery = 5_000;
/** Limits reloads: the socket may send several times a second. */
const atMostEvery = 1_000;
/** Regular refresh, in case a message was lost between two connections. */
const askAnyway = 60_000;
const most = 100;
const key = ['monitor', spokenKey, 'scans'];
const none: readonly LiveScan[] = [];

/** The current scans. Those that arrive while the user reads (`isReading`) wait. */
export function useLiveScans(isPaused: boolean, isReading: boolean) {
  const isOpen = useLive((state) => state.isOpen);
  const told = useLive((state) => state.scans);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<readonly LiveScan[]>(key) ?? none;
      const asked = { after: askAfter(known), limit: most };
      const { data } = await api(monitorCalls.scans, asked, { signal, quiet: true });
      return merged(known, data);
    },
    enabled: !isPaused,
    staleTime: 0,
    refetchInterval: isOpen ? askAnyway : askEvery,
    structuralSharing: false,
  });

  const lastAsked = useRef(0);
  const heard = useRef(0);
  const ask = useEffectEvent(() => {
    lastAsked.current = Date.now();
    heard.current = told;
    void query.refetch();
  });
  const isTold = told > 0 && !isPaused;
  // On a slow connection, wait for the answer instead of replacing the request again and again.
  const isAsking = query.isFetching;
  useEffect(() => {
    if (!isTold || isAsking || heard.current === told) return undefined;
    const wait = Math.max(0, lastAsked.current + atMostEvery - Date.now());
    const timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [told, isTold, isAsking]);

  const known = query.data ?? none;
  const [shown, setShown] = useState(known);
  if (shown !== known && (!isReading || shown.length === 0)) setShown(known);
  return { query, shown, isOpen, waiting: freshOf(shown, known).length };
}

/** The scans that the list knows, waiting ones included. */
export const useKnownScans = (): readonly LiveScan[] =>
  useQuery<readonly LiveScan[]>({ queryKey: key, queryFn: skipToken, structuralSharing: false })
    .data ?? none;
