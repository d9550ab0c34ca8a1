import { useCan } from '#admin/app/access.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { treeTexts } from '#admin/ui/tree/texts.ts';
import type { TreeFormProps } from '#admin/ui/tree/types.ts';
import type { Dept } from '#contract/features/people/departments/contract.ts';
import { deptTexts } from '#contract/features/people/departments/texts.ts';
import { useSection } from '#admin/ui/people/section.ts';
import { peopleSources } from '#admin/ui/people/sources.ts';

export function DepartmentForm(props: TreeFormProps<Dept>) {
  const can = useCan();
  const { type, calls } = useSection();
  return (
    <RecordForm {...props} calls={calls.dept} texts={deptTexts} shape="dialog" width="medium">
      <TextField field="name" />
      <TextField field="code" />
      <TreeField
        field="parent_id"
        source={calls.dept.index}
        without={props.record?.id}
        hint={deptTexts.parentHint}
        wide
      />
      {can({ has: calls.user.index.allow }) && (
        <RemoteField
          field="leader_id"
          source={peopleSources[type].user}
          shown={props.record?.leader_name}
        />
      )}
      <NumberField field="sort" hint={treeTexts.sortHint} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
