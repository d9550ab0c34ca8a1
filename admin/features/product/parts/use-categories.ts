import { useQuery } from '@tanstack/react-query';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { categoryCalls } from '#contract/features/product/categories/contract.ts';
import { limits } from '#contract/limits.ts';

/** All categories as flat rows, for those who may see them. */
export function useCategories() {
  const can = useCan();
  return useQuery({
    queryKey: ['category', 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(categoryCalls.index, { limit: limits.listMax }, options)).data;
    },
    enabled: can({ has: categoryCalls.index.allow }),
  });
}
