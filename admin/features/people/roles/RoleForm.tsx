import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { roleInput, type Role } from '#contract/features/people/roles/contract.ts';
import { roleTexts } from '#contract/features/people/roles/texts.ts';

export function RoleForm(props: FormProps<Role>) {
  return (
    <RecordForm
      {...props}
      resource="role"
      schema={roleInput}
      texts={roleTexts}
      shape="dialog"
      width="medium"
    >
      <InThreeField field="name" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
