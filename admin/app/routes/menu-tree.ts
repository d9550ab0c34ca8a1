import type { MenuEntry } from '#contract/menu-entry.ts';

/** The pages that pass, and the groups that are not empty. */
export function keepPages(
  menus: readonly MenuEntry[],
  passes: (leaf: MenuEntry) => boolean,
): MenuEntry[] {
  return menus.flatMap((entry) => {
    if (entry.component !== null) return passes(entry) ? [entry] : [];
    const children = keepPages(entry.children, passes);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** All pages of the tree in menu order. */
export function leavesOf(menus: readonly MenuEntry[]): MenuEntry[] {
  return menus.flatMap((entry) => [
    ...(entry.component === null ? [] : [entry]),
    ...leavesOf(entry.children),
  ]);
}

/** The entry of a path and its ancestors, outermost first; empty when there is none. */
export function trailTo(menus: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of menus) {
    if (entry.path === path) return [entry];
    const below = trailTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

/** The landing page: the first page visible in the menu, or else the first one. */
export function firstPath(menus: readonly MenuEntry[]): string | null {
  const shown = leavesOf(shownOf(menus))[0];
  return (shown ?? leavesOf(menus)[0])?.path ?? null;
}

/** The visible menu: hidden entries are reachable, not listed. */
export function shownOf(menus: readonly MenuEntry[]): MenuEntry[] {
  return menus.flatMap((entry) => {
    if (entry.hide) return [];
    const children = shownOf(entry.children);
    return entry.component === null && children.length === 0 ? [] : [{ ...entry, children }];
  });
}

/** Paths are compared without a trailing slash. */
export function barePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}
