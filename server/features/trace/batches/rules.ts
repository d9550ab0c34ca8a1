import { codes } from '#contract/envelope.ts';
import {
  batchMoves,
  canMove,
  fixedFields,
  type BatchMove,
  type BatchState,
} from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { languages, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { Refusal } from '#server/refusal.ts';
import type { Columns } from '#server/records/write.ts';

const { errors, fields, moves, states } = batchTexts;

export type HeldBatch = { id: number; code: string; state: BatchState; reason: string };

/** A sentence that names things which are called differently in each language. */
const sentence = (text: Text, params: (language: Language) => TextParams): Text =>
  Object.fromEntries(
    languages.map((language) => [language, say(text, language, params(language))]),
  ) as Text;

/** Those a command has to move; those already there stay, and one that stands elsewhere refuses them all. */
export function toMove<B extends HeldBatch>(move: BatchMove, batches: readonly B[]): B[] {
  const left = batches.filter(({ state }) => state !== batchMoves[move].to);
  const wrong = left.find(({ state }) => !canMove(move, state));
  if (!wrong) return left;
  const said = sentence(errors.wrongState, (language) => ({
    code: wrong.code,
    state: states[wrong.state][language],
    move: moves[move][language],
  }));
  throw new Refusal(said);
}

/** What is released is known elsewhere: it is recalled, not deleted. */
export function checkDeletion(batches: readonly HeldBatch[]): void {
  const wrong = batches.find(({ state }) => state !== 'planned');
  if (!wrong) return;
  const { code, state } = wrong;
  throw new Refusal(
    sentence(errors.notPlanned, (language) => ({ code, state: states[state][language] })),
  );
}

/** Labels carry number, part and quantity once a batch is released; what is closed is history. */
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
