import { useQuery } from '@tanstack/react-query';
import { shownCalls, type ShownPart } from '#contract/features/operate/layouts/shown.ts';
import type { LoginType } from '#contract/login-types.ts';
import { api } from '../api.ts';
import { useLanguage } from '../language.ts';
import { useSession } from '../session.ts';

type Options = { type?: LoginType; isWanted?: boolean };
// Ads get a short timeout.
const patience = 4_000;

/** The platform's content for a place; empty if it cannot be loaded. */
export function useShown(place: keyof typeof shownCalls, { type, isWanted = true }: Options = {}) {
  const language = useLanguage((state) => state.language);
  const own = useSession((state) => state.type);
  const of = type ?? own;
  const { data, isPending } = useQuery({
    queryKey: ['shown', place, of, language],
    enabled: isWanted,
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const options = { type: of, signal, quiet: true, timeout: patience };
      return (await api(shownCalls[place], {}, options)).data;
    },
  });
  return { parts: data ?? none, isPending: isPending && isWanted };
}
const none: readonly ShownPart[] = [];
