import { api } from '#admin/app/api.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { PictureField } from '#admin/ui/upload/PictureField.tsx';
import { websiteCalls, type Website } from '#contract/features/data/website/contract.ts';
import { websiteTexts as texts } from '#contract/features/data/website/texts.ts';
import { languageNames, languages } from '#contract/language.ts';
import { siteConfiguration } from '#contract/site.ts';

const spoken = languages.map((value) => ({ value, label: languageNames[value] }));

type WebsiteFormProps = {
  website: Website;
  onClose: () => void;
  onSaved: (website: Website | null) => void;
};

export function WebsiteForm({ website, onClose, onSaved }: WebsiteFormProps) {
  return (
    <RecordForm
      resource="website"
      schema={siteConfiguration}
      texts={texts}
      record={website}
      shape="page"
      title={texts.one}
      onClose={onClose}
      onSaved={onSaved}
      send={(values, version, options) => api(websiteCalls.edit, { ...values, version }, options)}
    >
      <FormSection title={texts.sections.name}>
        <InThreeField field="title" hint={texts.hints.title} />
        <InThreeField field="slogan" hint={texts.hints.slogan} />
        <InThreeField field="description" rows={2} />
        <PictureField field="logo" hint={texts.hints.logo} />
        <SelectField
          field="default_language"
          options={spoken}
          hint={texts.hints.default_language}
        />
      </FormSection>
      <FormSection title={texts.sections.support}>
        <TextField field="support_phone" type="tel" />
        <TextField field="support_email" type="email" />
        <InThreeField field="support_hours" />
      </FormSection>
      <FormSection title={texts.sections.records}>
        <TextField field="icp_number" />
        <TextField field="icp_url" type="url" />
        <TextField field="police_number" />
        <TextField field="police_url" type="url" />
        <InThreeField field="copyright" />
      </FormSection>
    </RecordForm>
  );
}
