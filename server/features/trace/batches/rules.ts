import { codes } from '#contract/envelope.ts';
import { fixedFields } from '#contract/features/trace/batches/contract.ts';
import type { BatchState } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { inEveryLanguage, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import type { HeldBatch } from '#server/logistics/batch-goods.ts';
import { Refusal } from '#server/refusal.ts';
import type { Columns } from '#server/records/write.ts';

const { errors, fields, states } = batchTexts;

/** A text with parameters that differ by language. */
const sentence = (text: Text, params: (language: Language) => TextParams): Text =>
  inEveryLanguage((language) => say(text, language, params(language)));

/** A released batch is known elsewhere: it is recalled, not deleted. */
export function checkDeletion(batches: readonly HeldBatch[]): void {
  const wrong = batches.find(({ state }) => state !== 'planned');
  if (!wrong) return;
  const { code, state } = wrong;
  throw new Refusal(
    sentence(errors.notPlanned, (language) => ({ code, state: states[state][language] })),
  );
}

/** Labels show number, part and quantity once a batch is released; a closed batch is history. */
export function checkFixed(before: { state: BatchState }, columns: Columns): void {
  const { state } = before;
  const was = before as Columns;
  const field = fixedFields(state).find((name) => columns[name] !== was[name]);
  if (!field) return;
  const isOver = state === 'closed' || state === 'recalled';
  const said = sentence(isOver ? errors.over : errors.released, (language) => ({
    state: states[state][language],
    label: fields[field][language],
  }));
  throw new Refusal(said, { code: codes.conflict, field });
}
