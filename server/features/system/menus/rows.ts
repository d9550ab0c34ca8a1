import type { MenuRow } from '#contract/features/system/menus/contract.ts';
import type { LoginType } from '#contract/login-types.ts';
import { fixedEntries, laidMenus, placeEntries, type MenuSetting } from '#contract/menu-overlay.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { menus } from '#contract/menus.ts';

type Kept = MenuSetting & { version: number };
const nothing = { zh_CN: '', en: '', zh_TW: '' };

/** Entries as declared in the code, by id; those not listed cannot be changed. */
export function shippedEntries(type: LoginType): Map<number, MenuEntry> {
  const all = menus[type].flatMap((group) => [group, ...group.children]);
  return new Map(all.filter(({ hide }) => !hide).map((entry) => [entry.id, entry]));
}

export const isGroup = (entry: MenuEntry): boolean => entry.component === null;

/** Every entry in display order, parents before children. */
export function menuRows(type: LoginType, settings: readonly Kept[]): MenuRow[] {
  const changed = new Map(settings.map((one) => [one.menu_id, one]));
  const shipped = shippedEntries(type);
  const fixed = fixedEntries(type, settings);
  const sorts = new Map(placeEntries(type, settings).map(({ entry, sort }) => [entry.id, sort]));
  const rowsOf = (list: readonly MenuEntry[], parent: number | null): MenuRow[] =>
    list.flatMap((entry) => {
      const before = shipped.get(entry.id);
      if (!before) return rowsOf(entry.children, entry.id);
      const own = changed.get(entry.id);
      const isChanged =
        own !== undefined &&
        [own.parent_id, own.sort, own.icon, own.name, own.hidden].some((one) => one !== null);
      const row: MenuRow = {
        id: entry.id,
        parent_id: parent,
        sort: sorts.get(entry.id) ?? 0,
        path: entry.path,
        is_group: isGroup(before),
        name: own?.name ?? nothing,
        shipped_name: before.name,
        icon: own?.icon ?? '',
        shipped_icon: before.icon ?? '',
        hidden: own?.hidden ?? false,
        is_fixed: fixed.has(entry.id),
        is_changed: isChanged,
        version: own?.version ?? 0,
      };
      return [row, ...rowsOf(entry.children, entry.id)];
    });
  return rowsOf(laidMenus(type, settings), null);
}
