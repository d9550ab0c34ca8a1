import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { Partner, PartnerCalls } from '#contract/partners.ts';
import type { RecordTexts } from '#contract/records.ts';
import { partnerFormTexts as texts } from './texts.ts';

type PartnerFormProps = FormProps<Partner> & { calls: PartnerCalls; words: RecordTexts };

const blank = {
  code: '',
  name: '',
  credit_code: '',
  contact: '',
  mobile: '',
  email: '',
  address: '',
  gln: '',
  remark: '',
};

/** The form of a supplier or customer. */
export function PartnerForm({ calls, words, ...props }: PartnerFormProps) {
  return (
    <RecordForm calls={calls} texts={words} blank={blank} shape="drawer" width={720} {...props}>
      <FormSection title={texts.card}>
        <TextField field="name" />
        <TextField field="code" hint={props.record ? undefined : texts.codeHint} />
        <TextField field="credit_code" max={18} />
      </FormSection>
      <FormSection title={texts.reach}>
        <TextField field="contact" />
        <TextField field="mobile" type="tel" max={32} />
        <TextField field="email" type="email" />
        <TextField field="address" wide />
        <TextField field="gln" max={13} hint={texts.glnHint} />
        <TextField field="remark" rows={3} />
      </FormSection>
    </RecordForm>
  );
}
