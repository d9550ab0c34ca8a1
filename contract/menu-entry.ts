import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';

/** Entries that the platform added have ids from here on. */
export const firstAddedMenu = 10_000;

/** One entry of the menu; `component` names the page in the admin's feature list. */
export type MenuEntry = {
  id: number;
  path: string;
  component: string | null;
  /** The default Chinese title, which identifies the page even if the platform renames it. */
  title: string;
  /** The title: custom or default. */
  name: Text;
  icon: string | null;
  permission: Permission | null;
  hide: boolean;
  /** It leads out of the product: `path` is a web address. */
  is_outside?: true;
  /** Below it, each of its records has a page of its own: `/product/part/12`. */
  has_records?: true;
  children: MenuEntry[];
};
