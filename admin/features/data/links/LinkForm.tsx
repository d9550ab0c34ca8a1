import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { linkCalls, type Link } from '#contract/features/data/links/contract.ts';
import { linkTexts } from '#contract/features/data/links/texts.ts';

const blank = { sort: 0, is_shown: true };

export function LinkForm(props: FormProps<Link>) {
  return (
    <RecordForm {...props} calls={linkCalls} texts={linkTexts} blank={blank} shape="dialog">
      <TextField field="name" wide />
      <TextField field="url" type="url" wide />
      <NumberField field="sort" hint={linkTexts.hints.sort} />
      <SwitchField field="is_shown" label={linkTexts.states.true} hint={linkTexts.hints.is_shown} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
