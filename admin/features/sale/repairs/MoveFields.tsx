import { TextField } from '#admin/ui/form/TextField.tsx';
import { repairsPageTexts as texts } from './texts.ts';

/** What is told to the customer and noted for the company. */
export function MoveFields() {
  return (
    <>
      <TextField field="reply" rows={3} hint={texts.replyHint} wide />
      <TextField field="note" rows={2} hint={texts.noteHint} wide />
    </>
  );
}
