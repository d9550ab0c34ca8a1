import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import {
  pageSectionCalls,
  type SectionUse,
} from '#contract/features/product/page-sections/contract.ts';
import type { StoredDocument } from '#contract/features/product/page-templates/contract.ts';
import type { Editor } from '../model/page-editor.ts';
import { contentOn } from './shared-blocks.ts';
import type { Sharing } from './sharing-context.ts';
import { sharingTexts } from './texts.ts';
import styles from './sharing.module.css';

const texts = sharingTexts.dialog;

type ShareDialogProps = {
  editor: Editor;
  section: { id: number; name: string; version: number; content: PageDocument };
  sharing: Sharing;
  onClose: () => void;
};

/** Shows which pages change with a shared section, and changes them. */
export function ShareDialog({ editor, section, sharing, onClose }: ShareDialogProps) {
  const say = useSay();
  useFocusBack();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { id, name, version } = section;
  const query = useQuery({
    queryKey: ['pageSection', 'uses', id],
    queryFn: async ({ signal }) =>
      (await api(pageSectionCalls.uses, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const update = async () => {
    setBusy(true);
    setRefusal('');
    const { autosave } = sharing;
    try {
      await autosave.flush();
      if (autosave.sync.getState().state !== 'saved') {
        setRefusal(say(texts.unsaved));
        return;
      }
      const content = contentOn(editor.page.getState(), id, section.content);
      const document = content as unknown as StoredDocument;
      const answer = await api(pageSectionCalls.share, { id, version, document }, { quiet: true });
      toast.success(answer.msg);
      void refreshList('pageTemplate');
      // This page got a new version if it is published.
      await autosave.refresh();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
      void refreshList('pageSection');
    }
  };
  return (
    <VerbDialog
      title={say(texts.title, { name })}
      verb={say(texts.verb)}
      isBusy={isBusy}
      disabled={!query.isSuccess}
      onGo={() => void update()}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 2 }} title={false} />}>
          {(uses) => <Uses uses={uses} here={sharing.page} />}
        </Loaded>
        <p>{say(texts.hint)}</p>
        {refusal !== '' && <Alert type="error" showIcon title={refusal} />}
      </div>
    </VerbDialog>
  );
}

function Uses({ uses, here }: { uses: readonly SectionUse[]; here: number }) {
  const say = useSay();
  const isOther = ({ id }: SectionUse) => id !== here;
  const own = uses.filter((use) => use.is_own && isOther(use));
  const following = uses.filter((use) => !use.is_own || (use.id === here && use.is_published));
  return (
    <>
      {following.length === 0 && <p>{say(texts.none)}</p>}
      <Pages title={say(texts.follow)} uses={following} here={here} />
      <Pages title={say(texts.own)} uses={own} here={here} isQuiet />
    </>
  );
}

type PagesProps = { title: string; uses: readonly SectionUse[]; here: number; isQuiet?: boolean };

function Pages({ title, uses, here, isQuiet = false }: PagesProps) {
  const say = useSay();
  if (uses.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul aria-label={title}>
        {uses.map(({ id, name, is_published: isPublished, has_trial: hasTrial }) => (
          <li key={id}>
            <span>{id === here ? `${name} · ${say(texts.here)}` : name}</span>
            {!isQuiet && (
              <small>
                {say(isPublished ? texts.published : texts.draft)}
                {hasTrial && isPublished && ` · ${say(texts.trial)}`}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
