import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSession } from '#admin/app/session.ts';
import { profileCalls } from '#contract/features/account/profile/contract.ts';

/** The user's position in the company, and their last sign-ins. */
export function usePosition() {
  const id = useSession((state) => state.user?.id);
  return useQuery({
    queryKey: ['standing', id],
    queryFn: async ({ signal }) =>
      (await api(profileCalls.standing, {}, { signal, quiet: true })).data,
  });
}
