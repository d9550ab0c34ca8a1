import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import {
  purchaseCalls,
  type Purchase,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseMoves } from '#contract/features/procure/purchase-orders/moves.ts';

const Fields = lazyComponent(async () => (await import('./MoveFields.tsx')).MoveFields);

export const moves = moveActions(purchaseMoves, purchaseCalls, { fields: Fields });
export const nameOf = ({ code }: Purchase) => code;
