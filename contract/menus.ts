import type { LoginType } from './login-types.ts';
import { adminMenus } from './menus/admin.ts';
import { dealerMenus } from './menus/dealer.ts';
import type { Declared, MenuEntry } from './menus/entry.ts';
import { webMenus } from './menus/web.ts';
import type { Text } from './text.ts';
import { menuTexts } from './texts/menus.ts';
import type { Permission } from './permissions.ts';

export type { MenuEntry } from './menus/entry.ts';

/** The menus of each login type in their order; what a user may not do is taken out before they see it. */
export const menus: Record<LoginType, Declared[]> = {
  web: webMenus,
  admin: adminMenus,
  dealer: dealerMenus,
};

/** The entries a user sees: leaves whose permission is held, and groups that still hold a leaf. */
export function visibleMenus(
  type: LoginType,
  may: (permission: Permission) => boolean,
  declared: Declared[] = menus[type],
): MenuEntry[] {
  const pick = (list: Declared[]): MenuEntry[] =>
    list.flatMap((entry) => {
      const children = pick(entry.children ?? []);
      const isLeaf = entry.component !== undefined;
      if (isLeaf ? entry.permission && !may(entry.permission) : children.length === 0) return [];
      return [
        {
          id: entry.id,
          path: entry.path,
          component: entry.component ?? null,
          title: entry.title,
          ...(entry.name ? { name: entry.name } : {}),
          icon: entry.icon ?? null,
          permission: entry.permission ?? null,
          hide: entry.hide ?? false,
          children,
        },
      ];
    });
  return pick(declared);
}

/** What an entry is called: the platform's own words, or those it came with. */
export const menuName = ({ name, title }: Pick<MenuEntry, 'name' | 'title'>): Text =>
  name ?? menuTexts[title];
