import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { useSection } from '#admin/ui/people/section.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { Role } from '#contract/features/people/roles/contract.ts';
import { roleTexts } from '#contract/features/people/roles/texts.ts';

export function RoleForm(props: FormProps<Role>) {
  const { calls } = useSection();
  return (
    <RecordForm {...props} calls={calls.role} texts={roleTexts} shape="dialog" width="medium">
      <InThreeField field="name" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
