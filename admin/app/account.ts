import { pages } from '#admin/features/list.ts';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { loginPath } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menus.ts';
import { closeAlerts } from './alerts.ts';
import { get } from './api.ts';
import { queryClient } from './query.ts';
import { onlyPage } from './routes/decide.ts';
import { keepPages } from './routes/menu-tree.ts';
import { goTo } from './routes/steering.ts';
import { forgetToken, useSession } from './session.ts';
import { forgetTabs } from './tabs/tabs-store.ts';

let underWay: Promise<void> | null = null;

/** Fetches menus, then the user; callers that ask meanwhile wait for the same answer. */
export function loadAccess(): Promise<void> {
  underWay ??= fetchAccess().finally(() => (underWay = null));
  return underWay;
}

async function fetchAccess(): Promise<void> {
  const { token, type } = useSession.getState();
  const { data: menus } = await get<MenuEntry[]>('index/getMenuList');
  const { data: user } = await get<UserInfo>('index/getUserInfo');
  if (useSession.getState().token !== token) return;
  const only = onlyPage(type, user);
  const shown = keepPages(
    menus,
    ({ component, path }) => Object.hasOwn(pages, component ?? '') && (only ?? path) === path,
  );
  useSession.setState({ menus: shown, user });
}

/** Reads rights anew while the pages stay open; a failure has been announced and leaves all as it was. */
export async function refreshAccess(): Promise<void> {
  await underWay?.catch(() => undefined);
  await loadAccess().catch(() => undefined);
}

/** Ends the login on the server, then here. */
export async function logout(): Promise<void> {
  const { type } = useSession.getState();
  await get('login/logout');
  // Away from the page first, or the guard would ask for a way back to it.
  goTo(loginPath(type));
  forgetToken();
  forgetTabs();
  queryClient.clear();
}

/** After the end of a login; the guard then leads to the login page and from there back. */
export function signInAgain(): void {
  closeAlerts();
  forgetToken();
  queryClient.clear();
}
