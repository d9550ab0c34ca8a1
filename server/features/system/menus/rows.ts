import type { MenuRow } from '#contract/features/system/menus/contract.ts';
import type { LoginType } from '#contract/login-types.ts';
import {
  fixedEntries,
  laidMenus,
  menusWith,
  placeEntries,
  type AddedEntry,
  type MenuSetting,
} from '#contract/menu-overlay.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';

type Kept = MenuSetting & { version: number };
const nothing = { zh_CN: '', en: '', zh_TW: '' };

/** Entries as the code declares them or the platform added them, by id; those not listed cannot be changed. */
export function entriesIn(menus: readonly MenuEntry[]): Map<number, MenuEntry> {
  const all = menus.flatMap((group) => [group, ...group.children]);
  return new Map(all.filter(({ hide }) => !hide).map((entry) => [entry.id, entry]));
}

export const isGroup = (entry: MenuEntry): boolean => entry.component === null;

/** Every entry in display order, parents before children. */
export function menuRows(
  type: LoginType,
  settings: readonly Kept[],
  added: readonly AddedEntry[],
): MenuRow[] {
  const all = menusWith(type, added);
  const own = new Set(added.map(({ id }) => id));
  const changed = new Map(settings.map((one) => [one.menu_id, one]));
  const shipped = entriesIn(all);
  const fixed = fixedEntries(type, all, settings);
  const sorts = new Map(placeEntries(all, settings).map(({ entry, sort }) => [entry.id, sort]));
  const rowsOf = (list: readonly MenuEntry[], parent: number | null): MenuRow[] =>
    list.flatMap((entry) => {
      const before = shipped.get(entry.id);
      if (!before) return rowsOf(entry.children, entry.id);
      const change = changed.get(entry.id);
      const isChanged =
        change !== undefined &&
        [change.parent_id, change.sort, change.icon, change.name, change.hidden].some(
          (one) => one !== null,
        );
      const row: MenuRow = {
        id: entry.id,
        parent_id: parent,
        sort: sorts.get(entry.id) ?? 0,
        path: entry.path,
        is_group: isGroup(before),
        name: change?.name ?? nothing,
        shipped_name: before.name,
        icon: change?.icon ?? '',
        shipped_icon: before.icon ?? '',
        hidden: change?.hidden ?? false,
        is_fixed: fixed.has(entry.id),
        is_changed: isChanged,
        is_added: own.has(entry.id),
        version: change?.version ?? 0,
      };
      return [row, ...rowsOf(entry.children, entry.id)];
    });
  return rowsOf(laidMenus(type, settings, added), null);
}
