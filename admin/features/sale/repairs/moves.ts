import type { RowAction } from '#admin/ui/list/types.ts';
import type { Repair } from '#contract/features/sale/repairs/contract.ts';
import {
  movesFrom,
  repairMoveNames,
  type RepairMove,
} from '#contract/features/sale/repairs/states.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { repairsPageTexts as texts } from './texts.ts';

export const handleRight = 'sale:repair:handle';

/** Asks what is to be said beside a move. */
export type Ask = (move: RepairMove, repair: Repair) => void;

export const rowActions = (open: (row: Repair) => void, ask: Ask): RowAction<Repair>[] => [
  { key: 'view', label: texts.view, run: open },
  ...repairMoveNames.map((move): RowAction<Repair> => ({
    key: move,
    label: repairTexts.moves[move],
    can: handleRight,
    danger: move === 'reject',
    shown: ({ state }) => movesFrom(state).includes(move),
    run: (row) => ask(move, row),
  })),
];
