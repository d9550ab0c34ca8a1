import { DayField } from '#admin/ui/form/DayField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { purchaseMoves } from '#contract/features/procure/purchase-orders/moves.ts';
import type { MoveOf } from '#contract/moves.ts';

/** What a step asks for: the date that the supplier confirmed, or the reason. */
export function MoveFields({ move }: { move: MoveOf<typeof purchaseMoves> }) {
  return move === 'confirm' ? (
    <DayField field="confirmed_date" />
  ) : (
    <TextField field="reason" rows={3} wide />
  );
}
