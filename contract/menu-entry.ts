import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';

/** One entry of the menu; `component` names the page in the back office's feature list. */
export type MenuEntry = {
  id: number;
  path: string;
  component: string | null;
  /** The Chinese words it is shipped with: the page is known by them, whatever the platform calls it. */
  title: string;
  /** What it is called: the platform's own words, or those it came with. */
  name: Text;
  icon: string | null;
  permission: Permission | null;
  hide: boolean;
  children: MenuEntry[];
};
