import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RichTextField } from '#admin/ui/form/RichTextField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import {
  audiences,
  helpCategories,
  type HelpInfo,
  helpCalls,
} from '#contract/features/data/help/contract.ts';
import { helpCentreTexts } from '#contract/features/data/help/texts.ts';

const blank = { audiences: ['web' as const], sort: 0, is_shown: true };
const readers = audiences.map((value) => ({ value, label: helpCentreTexts.audiences[value] }));

export function HelpForm(props: FormProps<HelpInfo>) {
  return (
    <RecordForm
      {...props}
      calls={helpCalls}
      texts={helpCentreTexts}
      blank={blank}
      shape="drawer"
      width={860}
    >
      <InThreeField field="title" />
      <SelectField field="category" dict={helpCategories} hint={helpCentreTexts.hints.category} />
      <SelectField
        field="audiences"
        options={readers}
        multiple
        hint={helpCentreTexts.hints.audiences}
      />
      <RichTextField field="body" hint={helpCentreTexts.hints.body} />
      <NumberField field="sort" hint={helpCentreTexts.hints.sort} />
      <SwitchField field="is_shown" label={helpCentreTexts.states.true} />
    </RecordForm>
  );
}
