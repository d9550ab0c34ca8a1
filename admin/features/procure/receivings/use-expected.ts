import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { receivingCalls } from '#contract/features/procure/receivings/contract.ts';
import type { ExpectedOrder } from '#contract/features/procure/receivings/expected.ts';

/** What is still to come of an order. */
export const readExpected = async (id: number, signal?: AbortSignal): Promise<ExpectedOrder> => {
  const options = { quiet: true, ...(signal ? { signal } : {}) } as const;
  return (await api(receivingCalls.expected, { order_id: id }, options)).data;
};

/** The same of the order that the receipt in this form is for. */
export function useExpected(): ExpectedOrder | null {
  const id = useFieldValue('order_id');
  const { data } = useQuery({
    queryKey: ['receiving', 'coming', id],
    queryFn: ({ signal }) => readExpected(id as number, signal),
    enabled: typeof id === 'number',
    staleTime: 0,
  });
  return typeof id === 'number' ? (data ?? null) : null;
}
