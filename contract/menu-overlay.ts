import type { LoginType } from './login-types.ts';
import type { MenuEntry } from './menu-entry.ts';
import { menus } from './menus.ts';
import type { Text } from './text.ts';

/** An administrator's changes to one entry; null is the default. */
export type MenuSetting = {
  menu_id: number;
  parent_id: number | null;
  sort: number | null;
  icon: string | null;
  name: Text | null;
  hidden: boolean | null;
};

/** An entry that the platform added: it leads to a page of the code, or outside. */
export type AddedEntry = {
  id: number;
  parent_id: number;
  name: Text;
  icon: string;
  /** The page it leads to; with an address, the page that those who see it may open. Null: everybody sees it. */
  page_id: number | null;
  /** An address outside; empty for a page. */
  url: string;
};

function entryOf(type: LoginType, { id, name, icon, page_id: pageId, url }: AddedEntry) {
  const page = menus[type].flatMap(({ children }) => children).find((one) => one.id === pageId);
  // A page that the code no longer has is nobody's.
  if (!page && (pageId !== null || url === '')) return [];
  const to = url === '' ? {} : { path: url, component: 'outside', is_outside: true as const };
  const entry: MenuEntry = {
    path: '',
    component: null,
    title: name.zh_CN,
    permission: null,
    children: [],
    ...page,
    ...to,
    ...{ id, name, icon: icon || null, hide: false },
  };
  return [entry];
}

/** The menus of the code with the entries that the platform added, each last in its group. */
export function menusWith(type: LoginType, added: readonly AddedEntry[]): MenuEntry[] {
  if (added.length === 0) return menus[type];
  const groups = new Set(menus[type].map(({ id }) => id));
  const homeOf = ({ parent_id: home }: AddedEntry) =>
    groups.has(home) ? home : menus[type][0]!.id;
  return menus[type].map((group) => ({
    ...group,
    children: [
      ...group.children,
      ...added.filter((one) => homeOf(one) === group.id).flatMap((one) => entryOf(type, one)),
    ],
  }));
}

const menuPagePath = '/system/menu';
const step = 10;

/** Custom titles where given, the defaults for the rest; null if there are no custom ones. */
function ownWords({ name: shipped }: MenuEntry, own: Text | null): Text | null {
  if (!own || (!own.zh_CN && !own.en && !own.zh_TW)) return null;
  return {
    zh_CN: own.zh_CN || shipped.zh_CN,
    en: own.en || shipped.en,
    zh_TW: own.zh_TW || shipped.zh_TW,
  };
}

type Placed = { entry: MenuEntry; parent: number | null; sort: number };

/** Every entry at its current position; unknown ones are skipped. */
export function placeEntries(
  all: readonly MenuEntry[],
  settings: readonly MenuSetting[],
): Placed[] {
  const changed = new Map(settings.map((one) => [one.menu_id, one]));
  const groups = new Set(all.map(({ id }) => id));
  const place = (entry: MenuEntry, at: number, parent: number | null): Placed => {
    const own = changed.get(entry.id);
    const isMoved = parent !== null && own?.parent_id != null && groups.has(own.parent_id);
    return {
      entry,
      parent: isMoved ? own.parent_id : parent,
      sort: own?.sort ?? (at + 1) * step,
    };
  };
  return all.flatMap((group, at) => [
    place(group, at, null),
    ...group.children.map((page, below) => place(page, below, group.id)),
  ]);
}

/** The menu editor and its group cannot be hidden. */
export function fixedEntries(
  type: LoginType,
  all: readonly MenuEntry[],
  settings: readonly MenuSetting[],
): Set<number> {
  if (type !== 'admin') return new Set();
  // Of the code itself: an entry that was added may lead there too, and may go.
  const { id } = menus.admin
    .flatMap(({ children }) => children)
    .find(({ path }) => path === menuPagePath)!;
  const back = placeEntries(all, settings).find(({ entry }) => entry.id === id);
  return new Set(back ? [back.entry.id, back.parent ?? back.entry.id] : []);
}

/**
 * The menus of a login type with the changes applied. Groups stay at the top level, pages in a group, and no entry is
 * lost.
 */
export function laidMenus(
  type: LoginType,
  settings: readonly MenuSetting[],
  added: readonly AddedEntry[] = [],
): MenuEntry[] {
  const all = menusWith(type, added);
  if (settings.length === 0) return all;
  const changed = new Map(settings.map((one) => [one.menu_id, one]));
  const fixed = fixedEntries(type, all, settings);
  const placed = placeEntries(all, settings);
  const below = (parent: number | null): MenuEntry[] =>
    placed
      .filter((one) => one.parent === parent)
      .toSorted((one, other) => one.sort - other.sort)
      .map(({ entry }) => {
        const { name, icon, hidden } = changed.get(entry.id) ?? {};
        const words = ownWords(entry, name ?? null);
        return {
          ...entry,
          ...(words ? { name: words } : {}),
          ...(icon ? { icon } : {}),
          ...(hidden && !fixed.has(entry.id) ? { hide: true } : {}),
          ...(parent === null ? { children: below(entry.id) } : {}),
        };
      });
  return below(null);
}
