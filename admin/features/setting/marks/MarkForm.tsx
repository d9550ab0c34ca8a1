import { api } from '#admin/app/api.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { addressForms, carriers, errorLevels } from '#contract/codes/mark.ts';
import { markCalls, markInput, type MarkRow } from '#contract/features/setting/marks/contract.ts';
import { markTexts } from '#contract/features/setting/marks/texts.ts';
import { BrandFields } from './BrandFields.tsx';
import { CarrierPreview } from './CarrierPreview.tsx';
import { FactsField } from './FactsField.tsx';
import { markPageTexts as texts } from './texts.ts';
import styles from './marks.module.css';

const carrierChoices = carriers.map((value) => ({ value, label: markTexts.carriers[value] }));
const levels = errorLevels.map((value) => ({ value, label: markTexts.levels[value] }));
const forms = addressForms.map((value) => ({ value, label: markTexts.forms[value] }));

type MarkFormProps = {
  mark: MarkRow;
  mayEdit: boolean;
  onClose: () => void;
  onSaved: (mark: MarkRow | null) => void;
};

export function MarkForm({ mark, mayEdit, onClose, onSaved }: MarkFormProps) {
  const isLocked = !mayEdit;
  return (
    <RecordForm
      resource="mark"
      schema={markInput}
      texts={markTexts}
      record={mark}
      shape="page"
      isReadOnly={isLocked}
      send={(values, version, options) => api(markCalls.edit, { version, ...values }, options)}
      onClose={onClose}
      onSaved={onSaved}
    >
      <FormSection title={texts.shown} note={texts.shownNote}>
        <FactsField disabled={isLocked} />
        <SwitchField
          field="shows_dealer_names"
          hint={texts.hints.shows_dealer_names}
          disabled={isLocked}
          wide
        />
      </FormSection>
      <FormSection title={texts.brand} note={texts.brandNote}>
        <BrandFields disabled={isLocked} />
      </FormSection>
      <FormSection title={texts.contact}>
        <TextField field="hotline" hint={texts.hints.hotline} disabled={isLocked} wide />
      </FormSection>
      <FormSection title={texts.activation}>
        <SwitchField
          field="activation_sms"
          hint={texts.hints.activation_sms}
          disabled={isLocked}
          wide
        />
      </FormSection>
      <FormSection title={texts.carrier} note={texts.carrierNote}>
        <div className={styles.carrier}>
          <div>
            <SelectField field="carrier" options={carrierChoices} disabled={isLocked} wide />
            <LevelField isLocked={isLocked} />
            <SelectField
              field="address_form"
              options={forms}
              hint={texts.hints.address_form}
              disabled={isLocked}
              wide
            />
            <SwitchField field="is_signed" hint={texts.hints.is_signed} disabled={isLocked} wide />
          </div>
          <CarrierPreview samples={mark.samples} />
        </div>
      </FormSection>
    </RecordForm>
  );
}

/** The error correction of a Data Matrix depends on its size. */
function LevelField({ isLocked }: { isLocked: boolean }) {
  const isQr = useFieldValue('carrier') !== 'datamatrix';
  return (
    <SelectField
      field="error_level"
      options={levels}
      hint={isQr ? texts.hints.error_level : texts.hints.fixedLevel}
      disabled={isLocked || !isQr}
      wide
    />
  );
}
