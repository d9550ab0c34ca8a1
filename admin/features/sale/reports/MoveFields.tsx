import { TextField } from '#admin/ui/form/TextField.tsx';
import type { ReportMove } from '#contract/features/sale/reports/moves.ts';
import { reportsPageTexts as texts } from './texts.ts';

/** Why a report is dismissed, and what the person is told. */
export function MoveFields({ move }: { move: ReportMove }) {
  return (
    <>
      {move === 'dismiss' && <TextField field="reason" rows={2} hint={texts.reasonHint} wide />}
      <TextField field="reply" rows={3} hint={texts.replyHint} wide />
    </>
  );
}
