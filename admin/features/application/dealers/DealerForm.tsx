import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { dealerSource } from '#admin/ui/form/sources.ts';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  dealerCalls,
  dealerLevels,
  type DealerInfo,
} from '#contract/features/application/dealers/contract.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { TerritoriesField } from './TerritoriesField.tsx';
import { dealersPageTexts as texts } from './texts.ts';

const levels = dealerLevels.map((value) => ({ value, label: dealerTexts.levels[value] }));

const valuesOf = ({ territories, ...dealer }: DealerInfo) => ({
  ...dealer,
  territories: territories.map(({ province, city, from_day, until_day }) => ({
    province,
    city,
    from_day,
    until_day,
  })),
});

export function DealerForm({ record, onClose, onSaved }: FormProps<DealerInfo>) {
  return (
    <RecordForm
      calls={dealerCalls}
      texts={dealerTexts}
      record={record}
      blank={{ level: 1, territories: [] }}
      values={valuesOf}
      shape="drawer"
      width={720}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FormSection title={texts.sections.basic}>
        <TextField field="name" />
        <TextField field="code" hint={record ? undefined : texts.hints.code} />
        <SelectField field="level" options={levels} />
        <RemoteField
          field="parent_id"
          source={dealerSource}
          shown={record?.parent_name}
          hint={texts.hints.parent}
        />
        <TextField field="contact" />
        <TextField field="mobile" />
        <TextField field="email" />
        <TextField field="address" wide hint={texts.hints.address} />
        <TextField field="gln" max={13} hint={texts.hints.gln} />
        <TextField field="remark" rows={2} />
      </FormSection>
      <FormSection>
        <TerritoriesField dealerId={record?.id ?? null} />
      </FormSection>
    </RecordForm>
  );
}
