import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import type { prePrintMoves } from '#contract/features/trace/pre-prints/moves.ts';
import type { MoveOf } from '#contract/moves.ts';
import { prePrintsPageTexts as texts } from './texts.ts';

type MoveFieldsProps = { move: MoveOf<typeof prePrintMoves> };

/** What a step of an order asks for: what was delivered, or why it is cancelled. */
export function MoveFields({ move }: MoveFieldsProps) {
  const say = useSay();
  if (move !== 'receive') return <TextField field="reason" rows={3} wide />;
  return (
    <>
      <FormLine>{say(texts.receiveHint)}</FormLine>
      <NumberField field="good" grouped />
      <NumberField field="spoiled" grouped />
      <CodesField field="spoiled_codes" required={false} />
    </>
  );
}
