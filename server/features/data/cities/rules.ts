import { codes } from '#contract/envelope.ts';
import { levelOf } from '#contract/features/data/cities/contract.ts';
import { cityTexts } from '#contract/features/data/cities/texts.ts';
import { Refusal } from '#server/refusal.ts';

const { errors } = cityTexts;
const refuse = (text: keyof typeof errors, field: string) =>
  new Refusal(errors[text], { code: codes.invalid, field });

/** Whether a code fits below this parent: it begins with the parent's digits. */
export function checkCode(code: number, parent: number | null, isParentKnown: boolean): void {
  const level = levelOf(code);
  if (parent === null) {
    if (level !== 1) throw refuse('needsParent', 'parent_code');
    return;
  }
  if (!isParentKnown) throw refuse('noParent', 'parent_code');
  const above = levelOf(parent);
  const shared = above === 1 ? 10_000 : 100;
  const isBelow = level > above && above < 3;
  if (!isBelow || Math.floor(code / shared) !== Math.floor(parent / shared))
    throw refuse('wrongParent', 'code');
}
