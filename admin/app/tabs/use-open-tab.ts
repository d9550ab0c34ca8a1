import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { barePath, leavesOf } from '../routes/menu-tree.ts';
import { useSession } from '../session.ts';
import { restoreTabs, showTab } from './tabs-store.ts';

/** Opens the tab of the current address and returns the active one; during a redirect the last one stays. */
export function useOpenTab(menus: readonly MenuEntry[]): string | null {
  const { pathname, search, hash, key } = useLocation();
  const owner = useSession((state) => `${state.type}:${state.user?.id}`);
  const path = barePath(pathname);
  const isPage = leavesOf(menus).some((leaf) => leaf.path === path);
  const [front, setFront] = useState(isPage ? path : null);
  if (isPage && front !== path) setFront(path);

  useLayoutEffect(() => {
    const reachable = new Set(leavesOf(menus).map((leaf) => leaf.path));
    restoreTabs(owner, (tab) => reachable.has(tab));
  }, [owner, menus]);
  useLayoutEffect(() => {
    if (isPage) showTab({ key: path, path: `${path}${search}${hash}` });
  }, [isPage, path, search, hash, key, menus]);

  return isPage ? path : front;
}
