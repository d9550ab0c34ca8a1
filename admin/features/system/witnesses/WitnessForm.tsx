import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { witnessCalls, type Witness } from '#contract/features/system/witnesses/contract.ts';
import { witnessTexts } from '#contract/features/system/witnesses/texts.ts';

const { hints } = witnessTexts;
const blank = { is_active: true };

export function WitnessForm(props: FormProps<Witness>) {
  return (
    <RecordForm {...props} calls={witnessCalls} texts={witnessTexts} blank={blank} shape="dialog">
      <TextField field="name" wide />
      <TextField field="address" type="url" hint={hints.address} wide />
      <TextField field="key" hint={hints.key} rows={2} wide />
      <SwitchField field="is_active" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
