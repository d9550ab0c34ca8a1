import { DayField } from '#admin/ui/form/DayField.tsx';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { PictureField } from '#admin/ui/upload/PictureField.tsx';
import { type Ad, adCalls } from '#contract/features/operate/ads/contract.ts';
import { adTexts } from '#contract/features/operate/ads/texts.ts';
import { typeTexts } from '#contract/features/operate/places.ts';
import { loginTypes } from '#contract/login-types.ts';
import { adSortSource } from './columns.tsx';

const blank = { picture_en: '', picture_tw: '', types: ['web' as const], sort: 0, is_on: true };
const types = loginTypes.map((value) => ({ value, label: typeTexts[value] }));

export function AdForm(props: FormProps<Ad>) {
  return (
    <RecordForm {...props} calls={adCalls} texts={adTexts} blank={blank} shape="drawer" width={760}>
      <InThreeField field="title" />
      <RemoteField field="ad_sort_id" source={adSortSource} shown={props.record?.ad_sort_name} />
      <SelectField field="types" options={types} multiple />
      <PictureField field="picture" wide />
      <PictureField field="picture_en" hint={adTexts.hints.picture} />
      <PictureField field="picture_tw" hint={adTexts.hints.picture} />
      <InThreeField field="alt" hint={adTexts.hints.alt} />
      <TextField field="url" type="url" />
      <NumberField field="sort" hint={adTexts.hints.sort} />
      <DayField field="show_from" hint={adTexts.hints.days} />
      <DayField field="show_until" />
      <SwitchField field="is_on" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
