import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { type City, cityCalls } from '#contract/features/data/cities/contract.ts';
import { cityTexts } from '#contract/features/data/cities/texts.ts';
import { citiesPageTexts as texts } from './texts.ts';

/** A new one may stand below another. */
export function CityForm({ parent, ...props }: FormProps<City> & { parent: City | null }) {
  const isShipped = props.record?.is_shipped === true;
  return (
    <RecordForm
      {...props}
      calls={cityCalls}
      texts={cityTexts}
      blank={{ parent_code: parent?.code ?? null }}
      shape="dialog"
    >
      <NumberField field="code" hint={texts.codeHint} disabled={isShipped} />
      <NumberField field="parent_code" hint={texts.parentHint} disabled={isShipped} />
      <InThreeField field="name" />
    </RecordForm>
  );
}
