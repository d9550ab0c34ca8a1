import type { MenuEntry } from '#contract/menu-entry.ts';
import { useSession } from '../session.ts';
import { leavesOf } from './menu-tree.ts';

/** The pages of the signed-in user by path. */
export function useReachable(): ReadonlyMap<string, MenuEntry> {
  const menus = useSession((state) => state.menus) ?? [];
  return new Map(leavesOf(menus).map((leaf) => [leaf.path, leaf]));
}

export const withoutQuery = (path: string): string => path.split('?')[0]!;
