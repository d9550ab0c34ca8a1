import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  factoryCalls,
  fixedFactoryFields,
  type Factory,
  type FactoryInput,
} from '#contract/features/query/factories/contract.ts';
import { factoryTexts } from '#contract/features/query/factories/texts.ts';
import { CertificateField } from './CertificateField.tsx';
import { factoriesPageTexts as texts } from './texts.ts';

const notes = {
  certified: texts.fixed,
  expired: texts.expired,
  draft: undefined,
  withdrawn: undefined,
};

export function FactoryForm({ record, onClose, onSaved }: FormProps<Factory>) {
  const fixed = record ? fixedFactoryFields(record.state) : [];
  const isFixed = (field: keyof FactoryInput) => fixed.includes(field);
  return (
    <RecordForm
      calls={factoryCalls}
      texts={factoryTexts}
      record={record}
      shape="drawer"
      width={720}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FormSection note={record ? notes[record.state] : undefined}>
        <TextField field="name" disabled={isFixed('name')} />
        <TextField field="name_en" disabled={isFixed('name_en')} />
        <TextField field="name_tw" disabled={isFixed('name_tw')} />
        <TextField field="code" disabled={isFixed('code')} />
        <TextField field="gln" hint={texts.hints.gln} disabled={isFixed('gln')} />
        <TextField field="url" type="url" hint={texts.hints.url} disabled={isFixed('url')} />
        <TextField field="address" rows={2} wide />
        <CertificateField saved={record} disabled={isFixed('certificate')} />
        <DayField field="valid_from" disabled={isFixed('valid_from')} />
        <DayField field="valid_to" disabled={isFixed('valid_to')} />
      </FormSection>
    </RecordForm>
  );
}
