import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { orderCalls, type Order } from '#contract/features/orders/sales-orders/contract.ts';
import { orderMoves } from '#contract/features/orders/sales-orders/moves.ts';

const ProduceDialog = lazyComponent(
  async () => (await import('./ProduceDialog.tsx')).ProduceDialog,
);

export const nameOf = ({ code }: Order) => code;

/** The steps of an order; producing asks how many of each part. */
export const moves = moveActions(orderMoves, orderCalls, { dialogs: { produce: ProduceDialog } });
