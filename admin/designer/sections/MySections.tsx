import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import {
  pageSectionCalls,
  type PageSection,
} from '#contract/features/product/page-sections/contract.ts';
import { SaveSectionDialog } from './SaveSectionDialog.tsx';
import { SectionItem } from './SectionItem.tsx';
import { sectionTexts as texts } from './texts.ts';
import styles from './sections.module.css';

/** The company's sections in the palette, to be added as copies, renamed and deleted. */
export function MySections({ sections }: { sections: readonly PageSection[] }) {
  const say = useSay();
  const can = useCan();
  const [renamed, setRenamed] = useState<PageSection | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = ({ id, name }: PageSection) =>
    setQuestion({
      title: say(texts.remove, { name }),
      text: say(texts.removeAsk),
      verb: say(texts.remove, { name }),
      isDanger: true,
      run: async () => {
        toast.success((await api(pageSectionCalls.delete, { ids: [id] })).msg);
      },
    });
  return (
    <>
      <ul className={styles.sections} aria-label={say(texts.title)}>
        {sections.map((section) => (
          <SectionItem
            key={section.id}
            section={section}
            onRename={can({ has: 'product:page:edit' }) ? setRenamed : undefined}
            onRemove={can({ has: 'product:page:delete' }) ? ask : undefined}
          />
        ))}
      </ul>
      {renamed && (
        <SaveSectionDialog
          given={{ section: renamed }}
          name={renamed.name}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog
        isOpen={question !== null}
        resource="pageSection"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
