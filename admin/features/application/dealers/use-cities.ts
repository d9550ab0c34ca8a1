import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { cityCalls } from '#contract/features/data/cities/contract.ts';

const cityLevel = 2;

/** The cities of a province; municipalities have none. */
export function useCities(province: number | undefined) {
  return useQuery({
    queryKey: ['city', spokenKey, province],
    queryFn: async ({ signal }) => {
      const asked = { parent: province! * 10_000 };
      const { data } = await api(cityCalls.options, asked, { signal, quiet: true });
      return data.filter(({ level }) => level === cityLevel);
    },
    enabled: province !== undefined && province !== null,
    staleTime: 300_000,
  });
}
