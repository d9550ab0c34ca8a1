import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { IncidentMove } from '#contract/features/risk/incidents/moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';

/** What a move asks for: a reason, or the penalty and what the dealer is told. */
export function MoveFields({ move }: { move: IncidentMove }) {
  if (move !== 'penalise')
    return <TextField field="reason" rows={3} hint={texts.reasonHint} wide />;
  return (
    <>
      <MoneyField field="amount" />
      <TextField field="note" rows={3} hint={texts.penaltyHint} wide />
    </>
  );
}
