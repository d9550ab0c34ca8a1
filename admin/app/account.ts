import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { loginPath } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { closeAlerts } from './alerts.ts';
import { get } from './api.ts';
import { draftOwner, dropDrafts } from './drafts.ts';
import { queryClient } from './query.ts';
import { onlyPage } from './routes/decide.ts';
import { keepPages } from './routes/menu-tree.ts';
import { goTo } from './routes/steering.ts';
import { forgetToken, useSession } from './session.ts';
import { forgetTabs } from './tabs/tabs-store.ts';
import { unsavedIn } from './tabs/unsaved.ts';

// Whatever ended or replaced a login, here or in another window: what was read and said under it goes with it.
useSession.subscribe((now, before) => {
  if (now.token === before.token) return;
  queryClient.clear();
  closeAlerts();
});

let known: ReadonlySet<string> = new Set();

/** Told once at the start: which pages there are, by the `component` of their entry. Menus show no others. */
export function knowPages(components: readonly string[]): void {
  known = new Set(components);
}

let underWay: { token: string | null; done: Promise<void> } | null = null;

/** Fetches menus, then the user; callers that ask meanwhile under the same login wait for the same answer. */
export function loadAccess(): Promise<void> {
  const { token } = useSession.getState();
  if (underWay?.token === token) return underWay.done;
  const own = { token, done: fetchAccess().finally(() => underWay === own && (underWay = null)) };
  underWay = own;
  return own.done;
}

async function fetchAccess(): Promise<void> {
  const { token, type } = useSession.getState();
  const { data: menus } = await get<MenuEntry[]>('index/getMenuList');
  const { data: user } = await get<UserInfo>('index/getUserInfo');
  if (useSession.getState().token !== token) return;
  const only = onlyPage(type, user);
  const shown = keepPages(
    menus,
    ({ component, path }) => known.has(component ?? '') && (only ?? path) === path,
  );
  useSession.setState({ menus: shown, user });
}

/** Reads rights anew while the pages stay open; a failure has been announced and leaves all as it was. */
export async function refreshAccess(): Promise<void> {
  await underWay?.done.catch(() => undefined);
  await loadAccess().catch(() => undefined);
}

/** Ends the login on the server, then here; who leaves by choice leaves nothing behind. */
export async function logout(): Promise<void> {
  const { type } = useSession.getState();
  await get('login/logout');
  for (const form of unsavedIn()) form.discard();
  dropDrafts(draftOwner());
  // Away from the page first, or the guard would ask for a way back to it.
  goTo(loginPath(type));
  forgetToken();
  forgetTabs();
}
