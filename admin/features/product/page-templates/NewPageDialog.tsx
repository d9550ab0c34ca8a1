import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import {
  pageTemplateCalls,
  pageTemplateInput,
  type PageKind,
  type PageTemplate,
  type PageTemplateInfo,
  type StoredDocument,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { StarterGallery, type Starter } from './StarterGallery.tsx';
import { designerAt } from './designer-at.ts';
import { newPageTexts as texts, pagesTexts } from './texts.ts';
import { useDocument } from './use-page.ts';

const schema = pageTemplateInput.omit({ document: true, kind: true });

type NewPageDialogProps = {
  kind: PageKind;
  /** The page to copy, if any. */
  copied?: PageTemplate;
  onClose: () => void;
};

/** Creates a page: blank, from a template, a file or another page; then opens the designer. */
export function NewPageDialog({ kind, copied, onClose }: NewPageDialogProps) {
  const navigate = useNavigate();
  const can = useCan();
  const mayDesign = can({ has: 'product:page:edit' });
  const [begin, setBegin] = useState<Starter>({ key: 'empty', document: null });
  const original = useDocument(
    'pageTemplate',
    copied?.id ?? 0,
    copied?.version ?? 0,
    Boolean(copied),
  );
  const document: PageDocument | null | undefined = copied ? original.data : begin.document;
  return (
    <RecordForm
      resource={copied ? `pageTemplate/copy/${copied.id}` : `pageTemplate/new/${kind}`}
      schema={schema}
      texts={pageTemplateTexts}
      record={null as PageTemplateInfo | null}
      blank={{
        name: copied ? sayNow(pagesTexts.copyOf, { name: copied.name }) : '',
        remark: copied?.remark ?? '',
      }}
      title={copied ? texts.copy : texts.title}
      verb={mayDesign ? texts.create : texts.createOnly}
      shape="dialog"
      width={copied ? 'medium' : 'large'}
      send={async (values, _version, options) => {
        // A copy needs the loaded page.
        const held = copied && !document ? (await original.refetch()).data : document;
        const body = {
          ...values,
          kind,
          ...(held ? { document: held as unknown as StoredDocument } : {}),
        };
        return api(pageTemplateCalls.add, body, options);
      }}
      onClose={onClose}
      onSaved={(made) => {
        void refreshList('pageTemplate');
        if (made && mayDesign) void navigate(designerAt(made.id));
      }}
    >
      <TextField field="name" wide />
      {copied ? (
        <TextField field="remark" rows={2} />
      ) : (
        <StarterGallery kind={kind} chosen={begin.key} onChoose={setBegin} />
      )}
    </RecordForm>
  );
}
