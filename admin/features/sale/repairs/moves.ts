import type { RowAction } from '#admin/ui/list/types.ts';
import { repairCalls, type Repair } from '#contract/features/sale/repairs/contract.ts';
import { repairMoves, type RepairMove } from '#contract/features/sale/repairs/moves.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import { repairsPageTexts as texts } from './texts.ts';

/** Asks what is to be said beside a move. */
export type Ask = (move: RepairMove, repair: Repair) => void;

export const rowActions = (open: (row: Repair) => void, ask: Ask): RowAction<Repair>[] => [
  { key: 'view', label: texts.view, run: open },
  ...moveNames(repairMoves).map((move): RowAction<Repair> => ({
    key: move,
    label: repairMoves.moves[move].label,
    can: repairCalls[move].allow,
    danger: move === 'reject',
    shown: ({ state }) => canMove(repairMoves, move, state),
    run: (row) => ask(move, row),
  })),
];
