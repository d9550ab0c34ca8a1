import { FormField } from '#admin/ui/form/FormField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  type Announcement,
  announcementCalls,
} from '#contract/features/platform/announcements/contract.ts';
import { announcementTexts as texts } from '#contract/features/platform/announcements/texts.ts';
import { CompaniesSelect } from './CompaniesSelect.tsx';
import { announcementPageTexts } from './texts.ts';

const blank = {
  title_en: '',
  title_tw: '',
  content_en: '',
  content_tw: '',
  company_ids: [],
};

export function AnnouncementForm(props: FormProps<Announcement>) {
  const { record } = props;
  const names = new Map(record?.company_ids.map((id, at) => [id, record.companies[at] ?? '']));
  return (
    <RecordForm
      {...props}
      calls={announcementCalls}
      texts={texts}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <TextField field="title" wide />
      <TextField field="content" rows={5} />
      <FormField
        field="company_ids"
        kind="other"
        isDeep
        wide
        required={false}
        hint={texts.hints.company_ids}
      >
        <CompaniesSelect names={names} />
      </FormField>
      <FormSection title={announcementPageTexts.others} note={texts.hints.others}>
        <TextField field="title_en" wide />
        <TextField field="content_en" rows={3} />
        <TextField field="title_tw" wide />
        <TextField field="content_tw" rows={3} />
      </FormSection>
    </RecordForm>
  );
}
