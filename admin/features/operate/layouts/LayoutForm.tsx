import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { itemCategoryCalls } from '#contract/features/content/item-categories/contract.ts';
import { adSortCalls } from '#contract/features/operate/ad-sorts/contract.ts';
import {
  layoutKinds,
  type Layout,
  type LayoutKind,
  layoutCalls,
} from '#contract/features/operate/layouts/contract.ts';
import { layoutTexts } from '#contract/features/operate/layouts/texts.ts';
import { adPlaces, placeTexts, typeTexts } from '#contract/features/operate/places.ts';
import { loginTypes } from '#contract/login-types.ts';

const blank = { parts: [], is_on: true };
const blankPart = { kind: 'ads', ad_sort_id: null, category_id: null, most: 5 };
const places = adPlaces.map((value) => ({ value, label: placeTexts[value] }));
const types = loginTypes.map((value) => ({ value, label: typeTexts[value] }));
const kinds = layoutKinds.map((value) => ({ value, label: layoutTexts.kinds[value] }));
const sorts = remoteSource(adSortCalls, { label: ({ name }) => name });

export function LayoutForm(props: FormProps<Layout>) {
  return (
    <RecordForm
      {...props}
      calls={layoutCalls}
      texts={layoutTexts}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <TextField field="name" wide />
      <SelectField field="place" options={places} />
      <SelectField field="type" options={types} />
      <ListField
        field="parts"
        blank={blankPart}
        add={layoutTexts.add}
        hint={layoutTexts.hints.parts}
      >
        <PartFields />
      </ListField>
      <SwitchField field="is_on" label={layoutTexts.states.true} hint={layoutTexts.hints.is_on} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

/** The fields of a part depend on its type. */
function PartFields() {
  const kind = useFieldValue('kind') as LayoutKind | undefined;
  return (
    <>
      <SelectField field="kind" options={kinds} />
      {kind === 'ads' && <RemoteField field="ad_sort_id" source={sorts} required />}
      {(kind === 'articles' || kind === 'items') && (
        <>
          <TreeField
            field="category_id"
            source={itemCategoryCalls.index}
            hint={layoutTexts.hints.category_id}
          />
          <NumberField field="most" />
        </>
      )}
    </>
  );
}
