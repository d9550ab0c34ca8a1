import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { packCalls, type packQuota } from '#contract/features/identity/packs/contract.ts';

export type Quota = z.infer<typeof packQuota>;

/** How many codes the company has made, and its quota. */
export function useQuota() {
  return useQuery({
    queryKey: ['identifierPack', 'quota'],
    queryFn: async ({ signal }) => (await api(packCalls.quota, {}, { signal, quiet: true })).data,
  });
}
