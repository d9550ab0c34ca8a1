import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#admin/app/api.ts';
import { lasting } from '#browser/storage.ts';
import { useTheme } from '#admin/app/theme/settings.ts';
import { paletteOf } from '#browser/theme/tokens.ts';
import { sessionCalls, type Branding } from '#contract/features/account/session/contract.ts';
import type { LoginType } from '#contract/login-types.ts';

const storageKey = 'company';

/** The company of this login page: from the URL, or the last one used. */
export function askedCompany(address: string | null, remembered: string | null): number | null {
  const named = [address, remembered].find((one) => one !== null && /^[1-9]\d{0,14}$/.test(one));
  return named ? Number(named) : null;
}

/** The branding of the login page; platform administrators always see the product's own. */
export function useBranding(type: LoginType): Branding | null {
  const [search] = useSearchParams();
  const address = search.get('company');
  const company = type === 'admin' ? null : askedCompany(address, lasting.getItem(storageKey));
  const { data } = useQuery({
    queryKey: ['branding', company],
    enabled: company !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async () => {
      const { data } = await api(
        sessionCalls.branding,
        { company_id: company ?? undefined },
        { type: 'web', quiet: true },
      );
      lasting.setItem(storageKey, String(company));
      return data;
    },
  });
  return data ?? null;
}

/** A company's colour with sufficient contrast in the current theme. */
export function useReadable(colour: string | null | undefined): string | null {
  const { darkMode, weakMode } = useTheme();
  if (!colour || !/^#[\da-f]{6}$/i.test(colour)) return null;
  return paletteOf({ shade: darkMode ? 'dark' : 'light', weak: weakMode, colour }).primary;
}
