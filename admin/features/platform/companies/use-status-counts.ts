import { useQuery } from '@tanstack/react-query';
import { getList } from '#admin/app/api.ts';
import { states } from '#admin/ui/verification/states.ts';

/** How many companies stand at each step; asked again with the list. */
export function useStatusCounts(): ReadonlyMap<number, number> | undefined {
  const { data } = useQuery({
    queryKey: ['company', 'counts'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      const counts = states.map(async ({ value }) => {
        const { count } = await getList(
          'company/index',
          { verify_status: value, limit: 1 },
          options,
        );
        return [value, count] as const;
      });
      return new Map<number, number>(await Promise.all(counts));
    },
  });
  return data;
}
