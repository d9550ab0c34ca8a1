import type { Text, TextParams } from '#contract/text.ts';
import { useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { leavesOf } from './menu-tree.ts';

/** The title of a page: that of its menu entry, also if the platform has renamed it. */
export function usePageName(shipped: Text, params?: TextParams): string {
  const say = useSay();
  const menus = useSession((state) => state.menus);
  const entry = leavesOf(menus ?? []).find(({ title }) => title === shipped.zh_CN);
  return say(entry?.name ?? shipped, params);
}
