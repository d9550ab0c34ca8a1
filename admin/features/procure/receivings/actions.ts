import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { receivingCalls, type Receiving } from '#contract/features/procure/receivings/contract.ts';
import { receivingMoves } from '#contract/features/procure/receivings/moves.ts';

export const moves = moveActions(receivingMoves, receivingCalls);
export const nameOf = ({ code }: Receiving) => code;
