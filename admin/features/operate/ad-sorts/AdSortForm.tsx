import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { type AdSort, adSortCalls } from '#contract/features/operate/ad-sorts/contract.ts';
import { adSortTexts } from '#contract/features/operate/ad-sorts/texts.ts';
import { adPlaces, placeTexts } from '#contract/features/operate/places.ts';

const blank = { most: 1, is_carousel: false };
const places = adPlaces.map((value) => ({ value, label: placeTexts[value] }));

export function AdSortForm(props: FormProps<AdSort>) {
  return (
    <RecordForm
      {...props}
      calls={adSortCalls}
      texts={adSortTexts}
      blank={blank}
      shape="dialog"
      width="medium"
    >
      <TextField field="name" />
      <TextField field="code" hint={adSortTexts.hints.code} />
      <SelectField field="place" options={places} />
      <NumberField field="most" />
      <NumberField field="width" unit="px" hint={adSortTexts.hints.size} />
      <NumberField field="height" unit="px" />
      <SwitchField
        field="is_carousel"
        label={adSortTexts.ways.true}
        hint={adSortTexts.hints.is_carousel}
      />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
