import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { dictDataCalls } from '#contract/features/system/dictionary/contract.ts';

/** The entries of a dictionary in the user's language; without a code none are loaded. */
export function useDict(code: string | undefined) {
  return useQuery({
    queryKey: ['dict', code],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(dictDataCalls.getDictByCode, { code: code! }, options)).data.data;
    },
    enabled: code !== undefined,
    staleTime: 300_000,
  });
}
