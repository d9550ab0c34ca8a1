import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { useSection } from '#admin/ui/people/section.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { Level } from '#contract/features/people/levels/contract.ts';
import { levelTexts } from '#contract/features/people/levels/texts.ts';

export function LevelForm(props: FormProps<Level>) {
  const { calls } = useSection();
  return (
    <RecordForm {...props} calls={calls.level} texts={levelTexts} shape="dialog" width="medium">
      <TextField field="name" />
      <TextField field="code" />
      <NumberField field="rank" hint={levelTexts.rankHint} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
