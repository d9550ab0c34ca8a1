import type { Text } from '../text.ts';
import type { Permission } from '../permissions.ts';
import type { MenuTitle } from '../texts/menus.ts';

/** One entry of the menu; `component` names the page in the back office's feature list. */
export type MenuEntry = {
  id: number;
  path: string;
  component: string | null;
  title: MenuTitle;
  /** Words of the platform's own in place of the title's. */
  name?: Text;
  icon: string | null;
  permission: Permission | null;
  hide: boolean;
  children: MenuEntry[];
};

/** How a menu is written down: what is left out is empty. */
export type Declared = Partial<Omit<MenuEntry, 'id' | 'children'>> & {
  id: number;
  path: string;
  title: MenuTitle;
  children?: Declared[];
};

export const page = (
  id: number,
  path: string,
  component: string,
  title: MenuTitle,
  permission: Permission,
): Declared => ({ id, path, component, title, permission });
