import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { partCalls } from '#contract/features/product/parts/contract.ts';

/** One part in full; reloaded after every command on parts. */
export function usePart(id: number) {
  return useQuery({
    queryKey: ['part', 'info', id],
    queryFn: async ({ signal }) =>
      (await api(partCalls.info, { id }, { signal, quiet: true })).data,
  });
}
