import type { MenuEntry } from '#contract/menu-entry.ts';
import { useSession } from '../session.ts';
import { leavesOf, pageAt } from './menu-tree.ts';

/** The pages of the signed-in user by path. */
export function useReachable(): ReadonlyMap<string, MenuEntry> {
  const menus = useSession((state) => state.menus) ?? [];
  return new Map(leavesOf(menus).map((leaf) => [leaf.path, leaf]));
}

export const withoutQuery = (path: string): string => path.split('?')[0]!;

const none: readonly MenuEntry[] = [];

/** Whether the signed-in user may open an address: that of a page or of a record. */
export function useMayOpen(): (to: string) => boolean {
  const menus = useSession((state) => state.menus) ?? none;
  return (to) => pageAt(menus, withoutQuery(to)) !== undefined;
}
