import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { screenCalls } from '#contract/features/dashboard/screens/contract.ts';
import type { ScreenKind, ScreenPeriod } from '#contract/features/dashboard/screens/kinds.ts';

export const readEvery = 10_000;
/** While the server fails, and while nobody sees the window. */
const readRarely = 30_000;
const readHidden = 120_000;

/** The figures of a screen, read again by itself; at once when the window is seen again. */
export const useBoard = (kind: ScreenKind, period: ScreenPeriod) =>
  useQuery({
    queryKey: ['dataScreen', spokenKey, kind, period],
    queryFn: async ({ signal }) => {
      const { data } = await api(screenCalls[kind], { period }, { signal, quiet: true });
      // Kept with the board, which is shown until that of another period is read.
      return { board: data, period, ahead: Date.parse(data.now) - Date.now() };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (document.visibilityState === 'hidden') return readHidden;
      return state.status === 'error' ? readRarely : readEvery;
    },
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
