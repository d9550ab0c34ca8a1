import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { warrantyMoves } from '#contract/features/sale/warranties/moves.ts';
import type { MoveOf } from '#contract/moves.ts';

/** What a change of a warranty asks for. */
export function MoveFields({ move }: { move: MoveOf<typeof warrantyMoves> }) {
  if (move === 'transfer')
    return (
      <>
        <TextField field="name" wide />
        <TextField field="phone" type="tel" wide />
      </>
    );
  return (
    <>
      {move === 'extend' && <NumberField field="months" wide />}
      <TextField field="reason" rows={3} wide />
    </>
  );
}
