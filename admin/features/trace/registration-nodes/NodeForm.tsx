import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  nodeCalls,
  type RegistrationNode,
} from '#contract/features/trace/registration-nodes/contract.ts';
import { nodeTexts } from '#contract/features/trace/registration-nodes/texts.ts';

export function NodeForm(props: FormProps<RegistrationNode>) {
  return (
    <RecordForm
      {...props}
      calls={nodeCalls}
      texts={nodeTexts}
      blank={{ is_active: true, key: '' }}
      shape="dialog"
    >
      <TextField field="name" />
      <TextField field="address" hint={nodeTexts.hints.address} />
      <TextField field="key" hint={nodeTexts.hints.key} />
      <SwitchField field="is_active" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
