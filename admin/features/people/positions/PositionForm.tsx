import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { useSection } from '#admin/ui/people/section.ts';
import { treeTexts } from '#admin/ui/tree/texts.ts';
import type { Position } from '#contract/features/people/positions/contract.ts';
import { positionTexts } from '#contract/features/people/positions/texts.ts';

const blank = { sort: 0, is_active: true };

export function PositionForm(props: FormProps<Position>) {
  const { calls } = useSection();
  return (
    <RecordForm
      {...props}
      calls={calls.position}
      texts={positionTexts}
      blank={blank}
      shape="dialog"
      width="medium"
    >
      <TextField field="name" />
      <TextField field="code" />
      <NumberField field="sort" hint={treeTexts.sortHint} />
      <SwitchField field="is_active" label={positionTexts.active} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
