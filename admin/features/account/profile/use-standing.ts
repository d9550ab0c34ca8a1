import { useQuery } from '@tanstack/react-query';
import { get } from '#admin/app/api.ts';
import { useSession } from '#admin/app/session.ts';
import type { Standing } from '#contract/features/account/profile/standing.ts';

/** Where the signed-in person stands in their house, and their last sign-ins. */
export function useStanding() {
  const id = useSession((state) => state.user?.id);
  return useQuery({
    queryKey: ['standing', id],
    queryFn: async ({ signal }) =>
      (await get<Standing>('index/standing', {}, { signal, quiet: true })).data,
  });
}
