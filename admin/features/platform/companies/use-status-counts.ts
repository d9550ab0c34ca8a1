import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { states } from '#admin/ui/verification/states.ts';
import { companyCalls } from '#contract/features/platform/companies/contract.ts';

/** The number of companies by status; reloaded with the list. */
export function useStatusCounts(): ReadonlyMap<number, number> | undefined {
  const { data } = useQuery({
    queryKey: ['company', 'counts'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      const counts = states.map(async ({ value }) => {
        const { count } = await api(
          companyCalls.index,
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
