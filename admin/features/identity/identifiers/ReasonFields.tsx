import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { identifiersPageTexts as texts } from './texts.ts';

/** The reason: a dictionary value and a remark. */
export function ReasonFields() {
  return (
    <>
      <SelectField field="reason" label={texts.reason} dict="void_reason" wide />
      <TextField field="remark" rows={2} hint={texts.remarkHint} />
    </>
  );
}
