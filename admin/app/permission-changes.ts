import { refreshAccess } from './account.ts';
import { arrive } from './bell/arrived.ts';
import { sayNow } from './language.ts';
import { queryClient } from './query.ts';
import { useSession } from './session.ts';
import { unsavedIn } from './tabs/unsaved.ts';
import { shellTexts } from './texts.ts';
import { toast } from './toast.ts';

const rightsNow = () => useSession.getState().user?.permissionList.join() ?? '';
/** Until pages that are no longer allowed have been removed from the document. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * The user's permissions changed: menus, buttons and the guard are updated while pages stay open. If a form was closed
 * with its page, the user is told; its draft is kept.
 */
export async function followPermissions(): Promise<void> {
  const before = rightsNow();
  const unsaved = unsavedIn();
  await refreshAccess();
  if (rightsNow() === before || useSession.getState().user === null) return;
  await drawn();
  // Earlier decisions may no longer apply.
  void queryClient.invalidateQueries();
  if (unsaved.some(({ place }) => !place.isConnected))
    arrive({
      key: 'rights',
      kind: 'warning',
      title: sayNow(shellTexts.rights.title),
      text: sayNow(shellTexts.rights.closed),
    });
  else toast.info(sayNow(shellTexts.rights.changed));
}
