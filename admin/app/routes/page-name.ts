import type { Text, TextParams } from '#contract/text.ts';
import { useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { leavesOf } from './menu-tree.ts';

/** What the page of a menu is called here: as the menu is, also where the platform has renamed it. */
export function usePageName(shipped: Text, params?: TextParams): string {
  const say = useSay();
  const menus = useSession((state) => state.menus);
  const entry = leavesOf(menus ?? []).find(({ title }) => title === shipped.zh_CN);
  return say(entry?.name ?? shipped, params);
}
