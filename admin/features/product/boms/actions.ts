import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { bomCalls, type Bom } from '#contract/features/product/boms/contract.ts';
import { bomMoves } from '#contract/features/product/boms/moves.ts';

export const moves = moveActions(bomMoves, bomCalls);
export const nameOf = ({ part_name: part, version_no: version }: Bom) => `${part} V${version}`;
