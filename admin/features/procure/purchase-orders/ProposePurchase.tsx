import { api } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { ProposeDialog } from '#admin/ui/orders/changes/ProposeDialog.tsx';
import {
  purchaseCalls,
  type Purchase,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { useQuery } from '@tanstack/react-query';

/** Asks the linked supplier for a change. */
export function ProposePurchase({ rows: [row], onClose }: ActionDialogProps<Purchase>) {
  const { data: order } = useQuery({
    queryKey: ['purchaseOrder', spokenKey, 'info', row!.id],
    queryFn: async ({ signal }) =>
      (await api(purchaseCalls.info, { id: row!.id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  if (!order) return null;
  return <ProposeDialog order={order} call={purchaseCalls.propose} onClose={onClose} />;
}
