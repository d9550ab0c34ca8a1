import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { repairCalls, type Repair } from '#contract/features/sale/repairs/contract.ts';
import { repairMoves } from '#contract/features/sale/repairs/moves.ts';

export const nameOf = ({ code }: Repair) => code;

/** What is done with repairs, in the list and in the drawer. */
export const moves = moveActions(repairMoves, repairCalls, {
  // A price is sent again only where the customer has not accepted it.
  isOffered: ({ payer, total, quote }, move) =>
    move !== 'requote' ||
    (payer === 'customer' && total > 0 && (quote === '' || quote === 'declined')),
  fields: async () => (await import('./MoveFields.tsx')).MoveFields,
});
