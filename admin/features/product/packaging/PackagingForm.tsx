import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  packagingCalls,
  packagingLevels,
  type Packaging,
} from '#contract/features/product/packaging/contract.ts';
import { packagingTexts as texts } from '#contract/features/product/packaging/texts.ts';

const box = { level: 1 as const, quantity: null, is_mixed: false };
const pallet = { ...box, level: 2 as const };
const blank = { levels: [box], is_default: true };
const choices = packagingLevels.map((value) => ({ value, label: texts.levels[value] }));

export function PackagingForm(props: FormProps<Packaging>) {
  const { record } = props;
  return (
    <RecordForm {...props} calls={packagingCalls} texts={texts} blank={blank} shape="dialog">
      <RemoteField field="part_id" source={partSource} shown={record?.part_name} wide />
      <TextField field="name" wide />
      <ListField field="levels" blank={pallet} add={texts.add} hint={texts.hints.levels}>
        <SelectField field="level" options={choices} />
        <NumberField field="quantity" />
        <SwitchField field="is_mixed" />
      </ListField>
      <SwitchField field="is_default" hint={texts.hints.is_default} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
