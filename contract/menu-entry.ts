import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';

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
  children: MenuEntry[];
};
