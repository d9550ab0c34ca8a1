import type { Feature, MenuPage } from './feature.ts';
import { features } from './features/list.ts';
import { loginTypes, type LoginType } from './login-types.ts';
import type { MenuEntry } from './menu-entry.ts';
import { groupsOf, menuGroups, type Group, type MenuGroup } from './menu-groups.ts';
import { permissions, type Permission } from './permissions.ts';

/** The right that opens a feature's pages; null if everybody may. */
function viewOf(area: string): Permission | null {
  const view = `${area}:view`;
  return Object.hasOwn(permissions, view) ? (view as Permission) : null;
}

function entryOf({ path, area, title, found, pages }: Feature, page: MenuPage): MenuEntry {
  const name = page.title ?? title;
  return {
    id: page.id,
    path: page.path,
    component: page.component ?? path,
    title: name.zh_CN,
    name,
    icon: null,
    permission: viewOf(area),
    hide: page.hide ?? false,
    ...(found?.page && (page === pages[0] || page.records) && { has_records: true as const }),
    children: [],
  };
}

function groupOf(type: LoginType, group: MenuGroup): MenuEntry {
  const { id, path, title, icon }: Group = menuGroups[group];
  const isHere = ({ under }: MenuPage) =>
    (typeof under === 'string' ? under : under[type]) === group;
  const children = (features as readonly Feature[])
    .filter(({ types }) => types.includes(type))
    .flatMap((one) => one.pages.filter(isHere).map((page) => entryOf(one, page)));
  return {
    id,
    path,
    component: null,
    title: title.zh_CN,
    name: title,
    icon: icon ?? null,
    permission: null,
    hide: false,
    children,
  };
}

/** The menus of each login type in order; entries without permission are removed before the user gets them. */
export const menus = Object.fromEntries(
  loginTypes.map((type) => [type, groupsOf[type].map((group) => groupOf(type, group))]),
) as Record<LoginType, MenuEntry[]>;

/** The entries a user sees: pages they have the permission for, and groups that are not empty. */
export function visibleMenus(
  type: LoginType,
  may: (permission: Permission) => boolean,
  shipped: readonly MenuEntry[] = menus[type],
): MenuEntry[] {
  const pick = (list: readonly MenuEntry[]): MenuEntry[] =>
    list.flatMap((entry) => {
      if (entry.component !== null)
        return entry.permission && !may(entry.permission) ? [] : [entry];
      const children = pick(entry.children);
      return children.length === 0 ? [] : [{ ...entry, children }];
    });
  return pick(shipped);
}
