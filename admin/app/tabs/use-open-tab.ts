import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { barePath, pageAt } from '../routes/menu-tree.ts';
import { useSession } from '../session.ts';
import { restoreTabs, showTab } from './tabs-store.ts';

/** Opens the tab of the current address and returns the active one; during a redirect the last one stays. */
export function useOpenTab(menus: readonly MenuEntry[]): string | null {
  const { pathname, search, hash, key } = useLocation();
  const owner = useSession((state) => `${state.type}:${state.user?.id}`);
  const path = barePath(pathname);
  const isPage = pageAt(menus, path) !== undefined;
  const [front, setFront] = useState(isPage ? path : null);
  if (isPage && front !== path) setFront(path);

  useLayoutEffect(() => {
    restoreTabs(owner, (tab) => pageAt(menus, tab) !== undefined);
  }, [owner, menus]);
  useLayoutEffect(() => {
    if (isPage) showTab({ key: path, path: `${path}${search}${hash}` });
  }, [isPage, path, search, hash, key, menus]);

  return isPage ? path : front;
}
