import { draftOwner } from '#admin/app/drafts.ts';
import { useSession } from '#admin/app/session.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import type { Language } from '#contract/language.ts';
import { createAutosave, type Autosave, type Saveable, type Transport } from './autosave.ts';
import type { BlockDocument, DocumentKit } from './block-edits.ts';
import type { EditorOf } from './editor.ts';
import { browserStorage, dropJournal, leftBehind, openJournal, type Base } from './journal.ts';
import { keepHistory, takeUpHistory } from './kept-history.ts';
import { createEditor, mayAdd, type Editor } from './page-editor.ts';
import { pageIn, transportOf } from './page-transport.ts';

export type OpenEditor<E = Editor, D = PageDocument> = {
  editor: E;
  autosave: Autosave<D>;
  close: () => void;
};

/** Opens a stored page for editing. */
export function openEditor(info: PageTemplateInfo, language: Language): OpenEditor {
  const base = { version: info.version, page: pageIn(info) };
  const editor = createEditor({ page: base.page, by: editorName(), language });
  const transport = transportOf(info.id);
  return keepSaved<PageDocument, Editor>({ key: info.id, editor, base, transport, mayAdd });
}

/** The name that the history shows. */
export const editorName = (): string => useSession.getState().user?.realname ?? '';

type Given<D extends BlockDocument, E> = {
  /** Names it among what this browser keeps. */
  key: number | string;
  editor: E;
  base: Base<D>;
  transport: Transport<D>;
  mayAdd: DocumentKit<D>['mayAdd'];
};

/** Restores history and unsaved changes of a document and autosaves it. */
export function keepSaved<
  D extends BlockDocument,
  E extends Saveable<D> & Pick<EditorOf<D>, 'history'>,
>({ key, editor, base, transport, mayAdd: may }: Given<D, E>): OpenEditor<E, D> {
  const owner = draftOwner();
  const storage = browserStorage();
  const journal = openJournal(owner, key, base, storage);
  const autosave = createAutosave<D>({ editor, base, transport, journal, mayAdd: may });
  takeUpHistory(owner, key, base, editor.history);
  const { sync } = autosave;
  const stopKeeping = sync.subscribe(({ state, version }) => {
    if (state === 'saved') keepHistory(owner, key, version, editor.history.getState());
  });
  autosave.restore(leftBehind(owner, key, storage), (name) => dropJournal(name, storage));

  const flush = () => void autosave.flush();
  const leave = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', leave);
  return {
    editor,
    autosave,
    close: () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', leave);
      // What can no longer be saved is in the journal.
      void autosave.flush().finally(() => {
        stopKeeping();
        autosave.stop();
      });
    },
  };
}
