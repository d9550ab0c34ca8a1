import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { api } from '#admin/app/api.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { pageOf, unshared, type Block } from '#blocks/kit/document.ts';
import {
  pageSectionCalls,
  pageSectionInput,
  type PageSection,
} from '#contract/features/product/page-sections/contract.ts';
import { pageSectionTexts } from '#contract/features/product/page-sections/texts.ts';
import type { StoredDocument } from '#contract/features/product/page-templates/contract.ts';
import { sectionTexts as texts } from './texts.ts';

const schema = pageSectionInput.omit({ document: true });

type SaveSectionDialogProps = {
  /** The blocks to save; a section that is there is only renamed. */
  given: { blocks: readonly Block[] } | { section: PageSection };
  /** The name to begin with. */
  name: string;
  onClose: () => void;
};

/** Asks for the name of a section and saves it. */
export function SaveSectionDialog({ given, name, onClose }: SaveSectionDialogProps) {
  const section = 'section' in given ? given.section : null;
  return (
    <RecordForm
      resource={`pageSection/${section?.id ?? 'new'}`}
      schema={schema}
      texts={pageSectionTexts}
      record={section}
      blank={{ name: name.slice(0, 40) }}
      title={section ? texts.rename : texts.save}
      shape="dialog"
      send={(values, version, options) =>
        'section' in given
          ? api(
              pageSectionCalls.edit,
              { ...values, id: given.section.id, version: version ?? given.section.version },
              options,
            )
          : api(
              pageSectionCalls.add,
              {
                ...values,
                document: pageOf(given.blocks.map(unshared)) as unknown as StoredDocument,
              },
              options,
            )
      }
      onClose={onClose}
      onSaved={() => {
        void refreshList('pageSection');
        onClose();
      }}
    >
      <TextField field="name" wide />
    </RecordForm>
  );
}
