import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { ProposeDialog } from '#admin/ui/orders/changes/ProposeDialog.tsx';
import {
  supplierOrderCalls,
  type Supplied,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { useSupplied } from './use-supplied.ts';

/** Asks the customer for a change. */
export function ProposeSupplied({ rows: [row], onClose }: ActionDialogProps<Supplied>) {
  const { data: order } = useSupplied(row!.id);
  if (!order) return null;
  return <ProposeDialog order={order} call={supplierOrderCalls.propose} onClose={onClose} />;
}
