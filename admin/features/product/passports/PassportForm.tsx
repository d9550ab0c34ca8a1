import { useSearchParams } from 'react-router';
import { useSession } from '#admin/app/session.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { passportCalls, type PassportInfo } from '#contract/features/product/passports/contract.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import {
  carbonStages,
  factLevels,
  granularities,
  productGroups,
} from '#contract/passports/facts.ts';
import { passportWords as words } from '#contract/passports/texts.ts';
import { DocumentsField } from './DocumentsField.tsx';
import { MaterialsField, SubstancesField } from './composition.tsx';
import { LevelField } from './LevelField.tsx';
import { passportPageTexts as texts } from './texts.ts';

const groups = productGroups.map((value) => ({ value, label: words.groups[value] }));
const sizes = granularities.map((value) => ({ value, label: words.granularities[value] }));
const stages = carbonStages.map((value) => ({ value, label: words.stages[value] }));

const nothing = {
  granularity: 'item',
  product_group: 'other',
  carbon_stage: 'cradle_to_gate',
  materials: [],
  substances: [],
  documents: [],
} as const;

export function PassportForm(props: FormProps<PassportInfo>) {
  const { record } = props;
  const [asked] = useSearchParams();
  // Most companies make what they sell.
  const company = useSession((state) => state.user?.company_name);
  // The page of a part names it.
  const part = (Number(asked.get('part_id')) || undefined)!;
  const { sections, notes, hints } = texts;
  return (
    <RecordForm
      {...props}
      calls={passportCalls}
      texts={passportTexts}
      blank={{
        ...nothing,
        materials: [],
        substances: [],
        documents: [],
        access: { ...factLevels },
        part_id: part,
        manufacturer_name: company ?? '',
      }}
      shape="drawer"
      width={880}
    >
      <FormSection title={sections.product} note={notes.product}>
        <RemoteField
          field="part_id"
          source={partSource}
          shown={record?.part_name}
          disabled={record !== null && record.number > 0}
        />
        <SelectField field="product_group" options={groups} />
        <SelectField field="granularity" options={sizes} hint={hints.granularity} />
        <TextField field="commodity_code" />
        <TextField field="registration_number" />
        <TextField field="origin_country" hint={hints.country} />
        <LevelField fact="origin" />
      </FormSection>
      <FormSection title={sections.operator} note={notes.operator}>
        <InThreeField field="operator_name" />
        <TextField field="operator_number" />
        <TextField field="operator_contact" />
        <TextField field="operator_address" />
      </FormSection>
      <FormSection title={sections.makers}>
        <InThreeField field="manufacturer_name" />
        <TextField field="manufacturer_number" />
        <TextField field="manufacturer_address" />
        <LevelField fact="manufacturer" />
        <InThreeField field="importer_name" />
        <TextField field="importer_number" />
        <TextField field="importer_address" />
        <LevelField fact="importer" />
      </FormSection>
      <FormSection title={sections.composition}>
        <MaterialsField />
        <LevelField fact="materials" />
        <SubstancesField />
        <LevelField fact="substances" />
      </FormSection>
      <FormSection title={sections.environment}>
        <NumberField field="carbon_footprint" />
        <TextField field="carbon_unit" />
        <SelectField field="carbon_stage" options={stages} />
        <TextField field="carbon_standard" />
        <LevelField fact="carbon" />
        <NumberField field="energy_use" />
        <NumberField field="water_use" />
        <LevelField fact="resources" />
      </FormSection>
      <FormSection title={sections.lasting}>
        <NumberField field="lifetime_years" />
        <InThreeField field="durability" rows={2} />
        <LevelField fact="durability" />
        <NumberField field="repairability" digits={1} />
        <LevelField fact="repairability" />
        <NumberField field="spare_years" />
        <InThreeField field="spare_parts" rows={2} />
        <LevelField fact="spare_parts" />
        <InThreeField field="repair_guide" rows={3} />
        <LevelField fact="repair_guide" />
        <InThreeField field="disassembly" rows={3} />
        <LevelField fact="disassembly" />
      </FormSection>
      <FormSection title={sections.end}>
        <InThreeField field="take_back" rows={2} />
        <InThreeField field="recycling" rows={2} />
        <LevelField fact="end_of_life" />
      </FormSection>
      <FormSection title={sections.use}>
        <InThreeField field="care" rows={2} />
        <LevelField fact="care" />
        <InThreeField field="safety" rows={2} />
        <LevelField fact="safety" />
      </FormSection>
      <FormSection title={sections.documents}>
        <DocumentsField />
      </FormSection>
      <FormSection title={sections.known} note={notes.known}>
        {(['components', 'batch', 'production_date', 'facility', 'tests', 'events'] as const).map(
          (fact) => (
            <LevelField key={fact} fact={fact} />
          ),
        )}
      </FormSection>
    </RecordForm>
  );
}
