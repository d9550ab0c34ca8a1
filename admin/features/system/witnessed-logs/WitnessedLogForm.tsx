import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TagsField } from '#admin/ui/form/TagsField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  witnessedLogCalls,
  type WitnessedLog,
} from '#contract/features/system/witnessed-logs/contract.ts';
import { witnessedLogTexts } from '#contract/features/system/witnessed-logs/texts.ts';

const { hints } = witnessedLogTexts;
const blank = { is_active: true, keys: [] };

export function WitnessedLogForm(props: FormProps<WitnessedLog>) {
  return (
    <RecordForm
      {...props}
      calls={witnessedLogCalls}
      texts={witnessedLogTexts}
      blank={blank}
      shape="dialog"
    >
      <TextField field="name" wide />
      <TagsField field="keys" hint={hints.keys} wide />
      <TextField field="origin" hint={hints.origin} wide />
      <TextField field="address" type="url" hint={hints.address} wide />
      <SwitchField field="is_active" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
