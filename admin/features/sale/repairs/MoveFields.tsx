import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodeField } from '#admin/ui/scanner/CodeField.tsx';
import type { RepairMove } from '#contract/features/sale/repairs/moves.ts';
import { repairsPageTexts as texts } from './texts.ts';

/** What is told to the customer and noted for the company; a new product is scanned. */
export function MoveFields({ move }: { move: RepairMove }) {
  return (
    <>
      {move === 'replace' && <CodeField field="replacement_sn" hint={texts.replacementHint} />}
      <TextField field="reply" rows={3} hint={texts.replyHint} wide />
      <TextField field="note" rows={2} hint={texts.noteHint} wide />
    </>
  );
}
