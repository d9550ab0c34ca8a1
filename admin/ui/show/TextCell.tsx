import { useSay } from '#admin/app/language.ts';
import type { Text, TextParams } from '#contract/text.ts';

/** A text in the current language, for cells of columns defined outside components. */
export function TextCell({ text, params }: { text: Text; params?: TextParams }) {
  const say = useSay();
  return say(text, params);
}
