import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { countCalls } from '#contract/features/trace/stock-counts/contract.ts';
import { countMoves } from '#contract/features/trace/stock-counts/moves.ts';

export const moves = moveActions(countMoves, countCalls);
