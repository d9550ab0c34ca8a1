import type { ReactNode } from 'react';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { NonconformanceMove } from '#contract/features/trace/nonconformances/moves.ts';
import { ownerSource } from './owners.ts';
import { nonconformancesPageTexts as texts } from './texts.ts';

/** Today in Shanghai: nothing is due earlier. */
export const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

function Due() {
  return <DayField field="due_day" from={today()} />;
}

/** What each step asks for. */
const fieldsOf: Record<NonconformanceMove, ReactNode> = {
  plan: (
    <>
      <TextField field="cause" rows={2} wide />
      <TextField field="action" rows={2} wide />
      <RemoteField field="owner_id" source={ownerSource} hint={texts.ownerHint} wide />
      <Due />
    </>
  ),
  finish: <TextField field="performed" rows={3} wide />,
  close: <TextField field="effect" rows={3} wide />,
  redo: (
    <>
      <TextField field="effect" rows={3} wide />
      <Due />
    </>
  ),
  cancel: <TextField field="reason" rows={3} wide />,
};

export function MoveFields({ move }: { move: NonconformanceMove }) {
  return fieldsOf[move];
}
