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
export function placeEntries(type: LoginType, settings: readonly MenuSetting[]): Placed[] {
  const changed = new Map(settings.map((one) => [one.menu_id, one]));
  const groups = new Set(menus[type].map(({ id }) => id));
  const place = (entry: MenuEntry, at: number, parent: number | null): Placed => {
    const own = changed.get(entry.id);
    const isMoved = parent !== null && own?.parent_id != null && groups.has(own.parent_id);
    return {
      entry,
      parent: isMoved ? own.parent_id : parent,
      sort: own?.sort ?? (at + 1) * step,
    };
  };
  return menus[type].flatMap((group, at) => [
    place(group, at, null),
    ...group.children.map((page, below) => place(page, below, group.id)),
  ]);
}

/** The menu editor and its group cannot be hidden. */
export function fixedEntries(type: LoginType, settings: readonly MenuSetting[]): Set<number> {
  if (type !== 'admin') return new Set();
  const back = placeEntries(type, settings).find(({ entry }) => entry.path === menuPagePath);
  return new Set(back ? [back.entry.id, back.parent ?? back.entry.id] : []);
}

/**
 * The menus of a login type with the changes applied. Groups stay at the top level, pages in a group, and no entry is
 * lost.
 */
export function laidMenus(type: LoginType, settings: readonly MenuSetting[]): MenuEntry[] {
  if (settings.length === 0) return menus[type];
  const changed = new Map(settings.map((one) => [one.menu_id, one]));
  const fixed = fixedEntries(type, settings);
  const placed = placeEntries(type, settings);
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
