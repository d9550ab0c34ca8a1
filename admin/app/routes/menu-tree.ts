import { firstAddedMenu, type MenuEntry } from '#contract/menu-entry.ts';

/** The pages that pass, what leads outside, and the groups that are not empty. */
export function keepPages(
  menus: readonly MenuEntry[],
  passes: (leaf: MenuEntry) => boolean,
): MenuEntry[] {
  return menus.flatMap((entry) => {
    if (entry.component !== null) return entry.is_outside || passes(entry) ? [entry] : [];
    const children = keepPages(entry.children, passes);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

/** Every entry of the tree that leads to a page, in menu order. */
const pagesIn = (menus: readonly MenuEntry[]): MenuEntry[] =>
  menus.flatMap((entry) => [
    ...(entry.component === null || entry.is_outside ? [] : [entry]),
    ...pagesIn(entry.children),
  ]);

/** How well an entry stands for its page: that of the product, unless it is hidden and another one is not. */
const rankOf = ({ id, hide }: MenuEntry) => (hide ? 2 : id < firstAddedMenu ? 0 : 1);

const knownLeaves = new WeakMap<readonly MenuEntry[], MenuEntry[]>();

/** All pages of the tree in menu order, each once; what leads outside is none. */
export function leavesOf(menus: readonly MenuEntry[]): MenuEntry[] {
  const known = knownLeaves.get(menus) ?? findLeaves(menus);
  knownLeaves.set(menus, known);
  return known;
}

function findLeaves(menus: readonly MenuEntry[]): MenuEntry[] {
  const all = pagesIn(menus);
  const best = new Map<string, MenuEntry>();
  for (const entry of all) {
    const known = best.get(entry.path);
    if (!known || rankOf(entry) < rankOf(known)) best.set(entry.path, entry);
  }
  return all.filter((entry) => best.get(entry.path) === entry);
}

/** The address of a record's page: below its list, by its id. */
export const recordPath = (list: string, id: number): string => `${list}/${id}`;

/** The list and the id that the address of a record's page names; null for other addresses. */
export function recordAt(path: string): { list: string; id: number } | null {
  const [, list, id] = /^(\/.+)\/([1-9]\d{0,12})$/.exec(path) ?? [];
  return list ? { list, id: Number(id) } : null;
}

/** The page that an address belongs to: its own, or that of the list whose record it shows. */
export function pageAt(menus: readonly MenuEntry[], path: string): MenuEntry | undefined {
  const leaves = leavesOf(menus);
  const list = recordAt(path)?.list;
  return (
    leaves.find((leaf) => leaf.path === path) ??
    leaves.find((leaf) => leaf.path === list && leaf.has_records)
  );
}

/** The entry of a path and its ancestors, outermost first; empty when there is none. A record has those of its list. */
export function trailTo(menus: readonly MenuEntry[], path: string): MenuEntry[] {
  const leaf = pageAt(menus, path);
  return trailOf(menus, (entry) => (leaf ? entry === leaf : entry.path === path));
}

function trailOf(
  menus: readonly MenuEntry[],
  isWanted: (entry: MenuEntry) => boolean,
): MenuEntry[] {
  for (const entry of menus) {
    if (isWanted(entry)) return [entry];
    const below = trailOf(entry.children, isWanted);
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

/** A group of one page needs no opening: the page stands in its place. */
export function withoutGroupOfOne(entry: MenuEntry): MenuEntry {
  const [only, ...others] = entry.children;
  if (!only || others.length > 0) return entry;
  return withoutGroupOfOne({ ...only, icon: only.icon || entry.icon });
}
