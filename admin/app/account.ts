import { profileCalls } from '#contract/features/account/profile/contract.ts';
import { sessionCalls } from '#contract/features/account/session/contract.ts';
import { loginPath } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { closeAlerts } from './alerts.ts';
import { api } from './api.ts';
import { closeArrived } from './bell/arrived.ts';
import { draftOwner, dropDrafts } from './drafts.ts';
import { queryClient } from './query.ts';
import { onlyPage } from './routes/decide.ts';
import { keepPages } from './routes/menu-tree.ts';
import { goTo } from './routes/navigation.ts';
import { forgetToken, useSession } from './session.ts';
import { forgetTabs } from './tabs/tabs-store.ts';
import { unsavedIn } from './tabs/unsaved.ts';

// When the session ends or changes, in this window or another, cached data and messages are dropped.
useSession.subscribe((now, before) => {
  if (now.token === before.token) return;
  queryClient.clear();
  closeAlerts();
  closeArrived();
});

let known: ReadonlySet<string> = new Set();

/** Set once at the start: the available pages by the `component` of their menu entry. Menus show no others. */
export function knowPages(components: readonly string[]): void {
  known = new Set(components);
}

let underWay: { token: string | null; done: Promise<void> } | null = null;

/** Loads menus, then the user; concurrent callers of the same session share the request. */
export function loadAccess(): Promise<void> {
  const { token } = useSession.getState();
  if (underWay?.token === token) return underWay.done;
  const own = { token, done: fetchAccess().finally(() => underWay === own && (underWay = null)) };
  underWay = own;
  return own.done;
}

async function fetchAccess(): Promise<void> {
  const { token, type } = useSession.getState();
  const menus = (await api(profileCalls.getMenuList)).data as MenuEntry[];
  const { data: user } = await api(profileCalls.getUserInfo);
  if (useSession.getState().token !== token) return;
  const only = onlyPage(type, user);
  const shown = keepPages(
    menus,
    ({ component, path }) => known.has(component ?? '') && (only ?? path) === path,
  );
  useSession.setState({ menus: shown, user });
}

/** Reloads permissions while pages stay open; a failure has been reported and changes nothing. */
export async function refreshAccess(): Promise<void> {
  await underWay?.done.catch(() => undefined);
  await loadAccess().catch(() => undefined);
}

/** Signs out on the server, then here, and removes all local data. */
export async function logout(): Promise<void> {
  const { type } = useSession.getState();
  await api(sessionCalls.logout);
  for (const form of unsavedIn()) form.discard();
  dropDrafts(draftOwner());
  // Leave the page first, or the guard would store it as the page to return to.
  goTo(loginPath(type));
  forgetToken();
  forgetTabs();
}
