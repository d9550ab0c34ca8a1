import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  levelColors,
  type MemberLevel,
  memberLevelCalls,
} from '#contract/features/member/member-levels/contract.ts';
import { memberLevelTexts as texts } from '#contract/features/member/member-levels/texts.ts';

const blank = { color: 'grey' } as const;
const colors = levelColors.map((value) => ({ value, label: texts.colors[value] }));

export function MemberLevelForm(props: FormProps<MemberLevel>) {
  return (
    <RecordForm
      {...props}
      calls={memberLevelCalls}
      texts={texts}
      blank={blank}
      shape="dialog"
      width={720}
    >
      <InThreeField field="name" />
      <SelectField field="color" options={colors} />
      <NumberField field="growth" grouped hint={texts.hints.growth} wide />
      <TextField field="benefits" rows={3} />
    </RecordForm>
  );
}
