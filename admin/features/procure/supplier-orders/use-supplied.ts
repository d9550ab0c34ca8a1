import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { supplierOrderCalls } from '#contract/features/procure/supplier-orders/contract.ts';

/** One order of a customer with all that belongs to it. */
export const useSupplied = (id: number) =>
  useQuery({
    queryKey: ['supplierOrder', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(supplierOrderCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
