import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { warrantyCalls, type Warranty } from '#contract/features/sale/warranties/contract.ts';
import { warrantyMoves } from '#contract/features/sale/warranties/moves.ts';

export const nameOf = ({ code }: Pick<Warranty, 'code'>) => code;

/** What is done with warranties, in the list and in the drawer. */
export const moves = moveActions(warrantyMoves, warrantyCalls, {
  fields: async () => (await import('./MoveFields.tsx')).MoveFields,
});
