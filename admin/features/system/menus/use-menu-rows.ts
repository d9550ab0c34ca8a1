import { useQuery } from '@tanstack/react-query';
import { getList } from '#admin/app/api.ts';
import type { MenuRow } from '#contract/features/system/menus/contract.ts';
import { limits } from '#contract/limits.ts';

/** Every entry of a login type, parents before their children. */
export function useMenuRows(resource: string, type: string | undefined) {
  return useQuery({
    queryKey: [resource, 'tree', type],
    queryFn: async ({ signal }) => {
      const asked = { limit: limits.listMax, ...(type ? { type } : {}) };
      return (await getList<MenuRow>(`${resource}/index`, asked, { signal, quiet: true })).data;
    },
  });
}
