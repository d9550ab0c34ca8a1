import { useSearchParams } from 'react-router';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  planCalls,
  type InspectionPlan,
} from '#contract/features/product/inspection-plans/contract.ts';
import { planTexts as texts } from '#contract/features/product/inspection-plans/texts.ts';
import { qualityKinds } from '#contract/quality/kinds.ts';

const step = { kind: 'qc', name: '', is_required: true, is_public: false } as const;
const kinds = qualityKinds.map((value) => ({ value, label: texts.kinds[value] }));

export function PlanForm(props: FormProps<InspectionPlan>) {
  const { record } = props;
  const [asked] = useSearchParams();
  // A link from a sheet without columns names the part.
  const blank = { steps: [step], part_id: (Number(asked.get('part_id')) || undefined)! };
  return (
    <RecordForm {...props} calls={planCalls} texts={texts} blank={blank} shape="drawer" width={960}>
      <RemoteField field="part_id" source={partSource} shown={record?.part_name} wide />
      <ListField field="steps" blank={step} add={texts.add} hint={texts.hints.steps}>
        <SelectField field="kind" options={kinds} />
        <TextField field="name" />
        <NumberField field="min" />
        <NumberField field="max" />
        <TextField field="unit" />
        <TextField field="std" />
        <SwitchField field="is_required" />
        <SwitchField field="is_public" />
      </ListField>
      <SwitchField field="is_emp_public" hint={texts.hints.is_emp_public} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
