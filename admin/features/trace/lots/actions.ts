import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { lotCalls, type Lot } from '#contract/features/trace/lots/contract.ts';
import { lotMoves } from '#contract/features/trace/lots/moves.ts';
import { lotPageTexts as texts } from './texts.ts';

export const moves = moveActions(lotMoves, lotCalls, { reasonHint: texts.reasonHint });
export const nameOf = ({ code }: Lot) => code;
