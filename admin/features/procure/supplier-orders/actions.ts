import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { MoveActions } from '#admin/ui/list/move-actions.tsx';
import { changeUiTexts } from '#admin/ui/orders/changes/texts.ts';
import {
  supplierOrderCalls as calls,
  type Supplied,
} from '#contract/features/procure/supplier-orders/contract.ts';
import { supplierOrderTexts } from '#contract/features/procure/supplier-orders/texts.ts';
import { changeable } from '#contract/trade/purchase-changes.ts';

const ConfirmDates = lazyComponent(async () => (await import('./ConfirmDates.tsx')).ConfirmDates);
const DeclineDialog = lazyComponent(
  async () => (await import('./DeclineDialog.tsx')).DeclineDialog,
);
const ShipDialog = lazyComponent(async () => (await import('./ShipDialog.tsx')).ShipDialog);
const ProposeSupplied = lazyComponent(
  async () => (await import('./ProposeSupplied.tsx')).ProposeSupplied,
);
const { steps } = supplierOrderTexts;

export const nameOf = ({ code }: Supplied) => code;

/** What the link with the customer allows: the list does not know it, the open record does. */
const isWritable = (row: Supplied) => !('link' in row) || row.link === 'active';

/** What a supplier does with an order. */
export const moves: MoveActions<Supplied> = {
  resource: 'supplierOrder',
  onRow: [
    {
      key: 'confirm',
      label: steps.confirm,
      can: calls.confirm.allow,
      shown: (row) => row.state === 'approved' && row.open_change === null && isWritable(row),
      dialog: ConfirmDates,
    },
    {
      key: 'ship',
      label: steps.ship,
      can: calls.ship.allow,
      shown: (row) => ['confirmed', 'partial'].includes(row.state) && isWritable(row),
      dialog: ShipDialog,
    },
    {
      key: 'propose',
      label: changeUiTexts.propose.label,
      can: calls.propose.allow,
      aside: true,
      shown: (row) => changeable.includes(row.state) && row.open_change === null && isWritable(row),
      dialog: ProposeSupplied,
    },
    {
      key: 'decline',
      label: steps.decline,
      can: calls.decline.allow,
      danger: true,
      shown: (row) => row.state === 'approved' && isWritable(row),
      dialog: DeclineDialog,
    },
  ],
  onBatch: [],
};
