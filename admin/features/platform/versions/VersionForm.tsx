import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { type Version, versionCalls } from '#contract/features/platform/versions/contract.ts';
import { versionTexts } from '#contract/features/platform/versions/texts.ts';
import { versionsPageTexts as texts } from './texts.ts';

const blank = { sort: 0, config_3d: false, quotas: {} };

export function VersionForm(props: FormProps<Version>) {
  return (
    <RecordForm
      {...props}
      calls={versionCalls}
      texts={versionTexts}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <TextField field="code" hint={texts.codeHint} disabled={props.record?.is_shipped === true} />
      <InThreeField field="name" />
      <FormSection title={texts.quota}>
        <NumberField field="quotas.identifiers" grouped hint={texts.quotaHint} />
        <NumberField field="quotas.storage_mb" grouped hint={texts.quotaHint} />
        <NumberField field="quotas.users" grouped hint={texts.quotaHint} />
        <SwitchField field="config_3d" />
      </FormSection>
      <FormSection title={texts.term}>
        <NumberField field="days" hint={texts.daysHint} />
        <NumberField field="sort" hint={texts.sortHint} />
        <DayField field="start_date" hint={texts.dateHint} />
        <DayField field="end_date" hint={texts.dateHint} />
      </FormSection>
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}
