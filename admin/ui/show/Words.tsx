import { useSay } from '#admin/app/language.ts';
import type { Text, TextParams } from '#contract/text.ts';

/** A text in the language that is spoken, for cells of columns that stand outside of components. */
export function Words({ text, params }: { text: Text; params?: TextParams }) {
  const say = useSay();
  return say(text, params);
}
