import { useQuery } from '@tanstack/react-query';
import { get } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';

type Division = { code: number; name: string; level: number };
const cityLevel = 2;

/** The cities of a province; those that are cities themselves have none. */
export function useCities(province: number | undefined) {
  return useQuery({
    queryKey: ['city', spokenKey, province],
    queryFn: async ({ signal }) => {
      const asked = { parent: province! * 10_000 };
      const { data } = await get<Division[]>('city/options', asked, { signal, quiet: true });
      return data.filter(({ level }) => level === cityLevel);
    },
    enabled: province !== undefined && province !== null,
    staleTime: 300_000,
  });
}
