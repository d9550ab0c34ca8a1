import type { Text } from '#contract/text.ts';
import { TextField } from './TextField.tsx';
import { formTexts } from './texts.ts';

type NamesFieldProps = {
  /** A field of the schema that holds a name in three languages. */
  field: string;
  /** Nothing is needed: what is left empty is said as it was before. */
  hint?: Text;
};

/** A name in three languages; what is left empty is said as in the first. */
export function NamesField({ field, hint = formTexts.namesHint }: NamesFieldProps) {
  return (
    <>
      <TextField field={`${field}.zh_CN`} />
      <TextField field={`${field}.en`} hint={hint} />
      <TextField field={`${field}.zh_TW`} hint={hint} />
    </>
  );
}
