import { expect, test } from 'vitest';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { visibleMenus } from '#contract/menus.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Permission } from '#contract/permissions.ts';
import { ownShortcuts } from './shortcuts.ts';
import { lastWeek } from '#admin/ui/chart/Sparkline.tsx';

const leaves = (menus: MenuEntry[]): MenuEntry[] =>
  menus.flatMap((entry) => [...(entry.component ? [entry] : []), ...leaves(entry.children)]);

function shortcutsOf(type: LoginType, may: (right: Permission) => boolean): string[] {
  const reachable = new Map(leaves(visibleMenus(type, may)).map((leaf) => [leaf.path, leaf]));
  return ownShortcuts(reachable, may).map(({ to }) => to);
}

test('shortcuts lead only where a person may go, and add only what they may add', () => {
  expect(shortcutsOf('web', () => true).slice(0, 3)).toEqual([
    '/product/part?form=add',
    '/procure/supplier?form=add',
    '/orderGoods/customer?form=add',
  ]);
  const reader = shortcutsOf('web', (right) => right.endsWith(':view'));
  expect(reader.some((to) => to.includes('add'))).toBe(false);
  expect(reader).toContain('/product/category');
  expect(shortcutsOf('dealer', () => true).slice(0, 3)).toEqual([
    '/goods/receive',
    '/goods/sale?form=add',
    '/goods/shipment',
  ]);
});

test('a week is seven days up to today', () => {
  expect(lastWeek([9, 9, 9, 9, 9, 9, 9, 1, 0, 0, 2, 0, 0, 3])).toBe(6);
});
