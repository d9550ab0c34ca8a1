import { useCan } from '#admin/app/access.tsx';
import { AttributesField } from '#admin/ui/form/AttributesField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { QuantityField } from '#admin/ui/form/QuantityField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { TreeField } from '#admin/ui/form/TreeField.tsx';
import { ImagesField } from '#admin/ui/upload/ImagesField.tsx';
import { categoryCalls } from '#contract/features/product/categories/contract.ts';
import { labelTemplateCalls } from '#contract/features/product/labels/contract.ts';
import {
  partCalls,
  partKinds,
  partLimits,
  type PartInfo,
} from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { ManualsField } from './ManualsField.tsx';
import { AttributeWords, OtherLanguages, useOtherLanguages } from './OtherLanguages.tsx';
import { WarrantyFields } from './WarrantyFields.tsx';
import { partsPageTexts as texts } from './texts.ts';
import { useCategoryFilter } from './use-category-filter.ts';

const kinds = partKinds.map((value) => ({ value, label: partTexts.kinds[value] }));

const labelSource = remoteSource(labelTemplateCalls, {
  label: ({ name }) => name,
  filters: { state: ['published'] },
});

const nothing = {
  kind: 'product',
  unit: 'pcs',
  warranty_months: 0,
  warranty_start: 'activation',
  warranty_grace_days: 0,
} as const;

export function PartForm({ record, onClose, onSaved }: FormProps<PartInfo>) {
  const can = useCan();
  const languages = useOtherLanguages(record);
  // A new part gets the category that the list is filtered by.
  const { chosen } = useCategoryFilter();
  return (
    <RecordForm
      calls={partCalls}
      texts={partTexts}
      record={record}
      blank={{ ...nothing, images: [], manuals: [], attributes: [], category_id: chosen }}
      shape="drawer"
      width={720}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FormSection title={texts.sections.basic}>
        <TextField field="name" />
        <TextField field="code" hint={record ? undefined : texts.hints.code} />
        <SelectField field="kind" options={kinds} />
        {can({ has: 'product:category:view' }) && (
          <TreeField field="category_id" source={categoryCalls.index} />
        )}
        <TextField field="model" />
        <TextField field="gtin" hint={texts.hints.gtin} />
        <SelectField field="unit" dict="unit" />
        <MoneyField field="price" />
        <QuantityField field="net_content" />
        <SelectField field="net_unit" dict="unit" />
        <TextField field="introduction" rows={3} />
        {can({ has: 'product:labelTemplate:view' }) && (
          <RemoteField field="label_id" source={labelSource} hint={texts.hints.label_id} />
        )}
      </FormSection>
      <OtherLanguages {...languages} />
      <FormSection title={texts.sections.material}>
        <ImagesField
          field="images"
          most={partLimits.images}
          hint={texts.notes.pictures}
          canShrink
        />
        <ManualsField field="manuals" isInThree={languages.isOpen} />
      </FormSection>
      <FormSection title={texts.sections.warranty}>
        <WarrantyFields policy={record?.warranty_policy?.name} />
      </FormSection>
      <FormSection title={texts.sections.attributes}>
        <AttributesField
          field="attributes"
          hint={texts.notes.attributes}
          more={languages.isOpen && <AttributeWords />}
        />
        <TextField field="remark" rows={2} />
      </FormSection>
    </RecordForm>
  );
}
