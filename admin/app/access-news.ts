import { refreshAccess } from './account.ts';
import { sayNow } from './language.ts';
import { queryClient } from './query.ts';
import { useSession } from './session.ts';
import { unsavedIn } from './tabs/unsaved.ts';
import { shellTexts } from './texts.ts';
import { popUp, toast } from './toast.ts';

const rightsNow = () => useSession.getState().user?.permissionList.join() ?? '';
/** Until the pages that are no longer allowed have gone from the document. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Somebody changed what this person may do: menus, buttons and the guard follow while the pages stay open. Whoever was
 * filling in a form that closed with its page is told; its draft is kept as drafts are.
 */
export async function followAccess(): Promise<void> {
  const before = rightsNow();
  const unsaved = unsavedIn();
  await refreshAccess();
  if (rightsNow() === before || useSession.getState().user === null) return;
  await drawn();
  // What was refused or allowed a moment ago may be otherwise now.
  void queryClient.invalidateQueries();
  if (unsaved.some(({ place }) => !place.isConnected))
    popUp({
      kind: 'warning',
      title: sayNow(shellTexts.rights.title),
      text: sayNow(shellTexts.rights.closed),
    });
  else toast.info(sayNow(shellTexts.rights.changed));
}
