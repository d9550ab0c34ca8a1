import { useQuery } from '@tanstack/react-query';
import { get } from '#admin/app/api.ts';
import type { PartInfo } from '#contract/features/product/parts/contract.ts';

/** All of one part; read again after every command on parts. */
export function usePart(id: number) {
  return useQuery({
    queryKey: ['part', 'info', id],
    queryFn: async ({ signal }) =>
      (await get<PartInfo>('part/info', { id }, { signal, quiet: true })).data,
  });
}
