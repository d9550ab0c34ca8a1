import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  pageTemplateCalls,
  pageTemplateInput,
  type PageTemplate,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { pagesTexts as texts } from './texts.ts';

const schema = pageTemplateInput.omit({ document: true });

type PageFormProps = { page: PageTemplate; onClose: () => void };

/** The name of a page; its content is edited in the designer. */
export function PageForm({ page, onClose }: PageFormProps) {
  return (
    <RecordForm
      resource="pageTemplate"
      schema={schema}
      texts={pageTemplateTexts}
      record={page}
      title={texts.actions.rename}
      shape="dialog"
      send={(values, version, options) =>
        api(pageTemplateCalls.edit, { id: page.id, version, ...values }, options)
      }
      onClose={onClose}
      onSaved={() => void refreshList('pageTemplate')}
    >
      <TextField field="name" wide />
      <TextField field="remark" rows={3} />
    </RecordForm>
  );
}
