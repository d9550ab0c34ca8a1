import type { Say } from '#admin/app/language.ts';
import { comma } from '#contract/text.ts';
import { formTexts } from './texts.ts';

/** Formats any form value as text. */
export function readable(value: unknown, say: Say): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return say(value ? formTexts.yes : formTexts.no);
  if (Array.isArray(value)) {
    const isFlat = value.every((one) => typeof one !== 'object');
    return value
      .map((one) => readable(one, say))
      .join(say(isFlat ? comma : formTexts.list.between));
  }
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => readable(one, say))
      .filter((one) => one !== '')
      .join(say(formTexts.colon));
  return String(value);
}
