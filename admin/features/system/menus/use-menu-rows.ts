import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import type {
  frontTypes,
  menuCalls,
  webMenuCalls,
} from '#contract/features/system/menus/contract.ts';
import { limits } from '#contract/limits.ts';

/** The menus of the platform, or of companies and dealers. */
export type MenuCalls = typeof menuCalls | typeof webMenuCalls;
/** The login type; undefined for the platform. */
export type FrontType = (typeof frontTypes)[number];

/** Every entry of a login type, parents before their children. */
export function useMenuRows({ index }: MenuCalls, type: FrontType | undefined) {
  return useQuery({
    queryKey: [resourceOf(index), 'tree', type],
    queryFn: async ({ signal }) => {
      const asked = { limit: limits.listMax, ...(type ? { type } : {}) };
      return (await api(index, asked, { signal, quiet: true })).data;
    },
  });
}
