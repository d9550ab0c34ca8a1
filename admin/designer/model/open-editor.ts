import { draftOwner } from '#admin/app/drafts.ts';
import { useSession } from '#admin/app/session.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import type { Language } from '#contract/language.ts';
import { transportOf, pageIn } from './page-transport.ts';
import { createEditor, type Editor } from './editor.ts';
import { browserStorage, dropJournal, leftBehind, openJournal } from './journal.ts';
import { createAutosave, type Autosave } from './autosave.ts';

export type OpenEditor = { editor: Editor; autosave: Autosave; close: () => void };

/** Opens a stored page for editing: restores unsaved changes and autosaves. */
export function openEditor(info: PageTemplateInfo, language: Language): OpenEditor {
  const base = { version: info.version, page: pageIn(info) };
  const owner = draftOwner();
  const storage = browserStorage();
  const by = useSession.getState().user?.realname ?? '';
  const editor = createEditor({ page: base.page, by, language });
  const journal = openJournal(owner, info.id, base, storage);
  const autosave = createAutosave({ editor, base, transport: transportOf(info.id), journal });
  autosave.restore(leftBehind(owner, info.id, storage), (name) => dropJournal(name, storage));

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
      void autosave.flush().finally(autosave.stop);
    },
  };
}
