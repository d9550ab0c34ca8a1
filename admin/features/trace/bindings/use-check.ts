import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import type { Chosen } from '#contract/features/identity/identifiers/contract.ts';
import { bindingCalls, type bindChecked } from '#contract/features/trace/bindings/contract.ts';

export type Checked = z.infer<typeof bindChecked>;

/** Checks what binding these to a batch would do, a moment after the last change. */
export function useCheck(chosen: Chosen | null, batchId: number | null) {
  const asked = useDebounced(chosen);
  const query = useQuery({
    queryKey: ['bindingCheck', asked, batchId],
    queryFn: async ({ signal }) =>
      (await api(bindingCalls.check, { ...asked, batch_id: batchId }, { signal, quiet: true }))
        .data,
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
    // Results for thousands of codes are not cached.
    gcTime: 0,
    staleTime: 0,
  });
  const isPending = asked !== chosen || query.isFetching;
  return { checked: query.data, error: isPending ? null : query.error, isPending };
}
