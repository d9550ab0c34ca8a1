import { draftOwner } from '#admin/app/drafts.ts';
import { useSession } from '#admin/app/session.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import type { Language } from '#contract/language.ts';
import { deskOf, pageIn } from './desk.ts';
import { createEditor, type Editor } from './editor.ts';
import { browserShelf, dropJournal, leftBehind, openJournal } from './journal.ts';
import { createKeeper, type Keeper } from './sync.ts';

export type OpenDesk = { editor: Editor; keeper: Keeper; close: () => void };

/** Opens a stored page to be edited: what was left unsaved is brought back, and whatever is done is kept. */
export function openDesk(info: PageTemplateInfo, language: Language): OpenDesk {
  const base = { version: info.version, page: pageIn(info) };
  const owner = draftOwner();
  const shelf = browserShelf();
  const by = useSession.getState().user?.realname ?? '';
  const editor = createEditor({ page: base.page, by, language });
  const journal = openJournal(owner, info.id, base, shelf);
  const keeper = createKeeper({ editor, base, desk: deskOf(info.id), journal });
  keeper.restore(leftBehind(owner, info.id, shelf), (name) => dropJournal(name, shelf));

  const flush = () => void keeper.flush();
  const leave = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', leave);
  return {
    editor,
    keeper,
    close: () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', leave);
      // What cannot be saved any more is in the journal.
      void keeper.flush().finally(keeper.stop);
    },
  };
}
