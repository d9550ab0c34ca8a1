import { api } from '#admin/app/api.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  pageStarterCalls,
  pageStarterInput,
} from '#contract/features/product/page-starters/contract.ts';
import { pageStarterTexts } from '#contract/features/product/page-starters/texts.ts';
import {
  pageTemplateCalls,
  type PageTemplate,
} from '#contract/features/product/page-templates/contract.ts';
import { pagesTexts as texts } from './texts.ts';

const schema = pageStarterInput.omit({ document: true, kind: true });

type SaveTemplateDialogProps = { page: PageTemplate; onClose: () => void };

/** Saves the draft of a page as a template. */
export function SaveTemplateDialog({ page, onClose }: SaveTemplateDialogProps) {
  return (
    <RecordForm
      resource={`pageStarter/${page.id}`}
      schema={schema}
      texts={pageStarterTexts}
      record={null}
      blank={{ name: page.name, remark: '' }}
      title={texts.actions.keep}
      shape="dialog"
      send={async (values, _version, options) => {
        const { data } = await api(pageTemplateCalls.info, { id: page.id }, options);
        const { kind, document } = data;
        return api(pageStarterCalls.add, { ...values, kind, document }, options);
      }}
      onClose={onClose}
      onSaved={() => void refreshList('pageStarter')}
    >
      <TextField field="name" wide />
      <TextField field="remark" rows={3} />
    </RecordForm>
  );
}
