import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { moveActions, type MoveActions } from '#admin/ui/list/move-actions.tsx';
import { changeUiTexts } from '#admin/ui/orders/changes/texts.ts';
import {
  purchaseCalls,
  type Purchase,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseMoves } from '#contract/features/procure/purchase-orders/moves.ts';
import { changeable } from '#contract/trade/purchase-changes.ts';

const ProposePurchase = lazyComponent(
  async () => (await import('./ProposePurchase.tsx')).ProposePurchase,
);

const steps = moveActions(purchaseMoves, purchaseCalls, {
  fields: async () => (await import('./MoveFields.tsx')).MoveFields,
});

/** The steps of an order; a linked supplier can also be asked for a change. */
export const moves: MoveActions<Purchase> = {
  ...steps,
  onRow: [
    ...steps.onRow.filter(({ danger }) => !danger),
    {
      key: 'propose',
      label: changeUiTexts.propose.label,
      can: purchaseCalls.propose.allow,
      aside: true,
      shown: (row) => row.is_linked && row.open_change === null && changeable.includes(row.state),
      dialog: ProposePurchase,
    },
    ...steps.onRow.filter(({ danger }) => danger),
  ],
};
export const nameOf = ({ code }: Purchase) => code;
