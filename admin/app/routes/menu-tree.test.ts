import { expect, test } from 'vitest';
import { visibleMenus } from '#contract/menus.ts';
import { barePath, firstPath, keepPages, leavesOf, shownOf, trailTo } from './menu-tree.ts';

const menus = visibleMenus('web', () => true);
const paths = (list: typeof menus) => leavesOf(list).map((leaf) => leaf.path);

test('[RTE-9] menus without a page behind them go, and groups left empty with them', () => {
  const kept = keepPages(menus, (leaf) => !leaf.component?.startsWith('dashboard/'));
  expect(menus.map((entry) => entry.path)).toContain('/dashboard');
  expect(kept.map((entry) => entry.path)).not.toContain('/dashboard');
  expect(paths(kept)).toContain('/appCenter/company');
});

test('[RTE-9] hidden entries are reachable, not listed', () => {
  expect(paths(menus)).toContain('/appCenter/userCenter');
  expect(paths(shownOf(menus))).not.toContain('/appCenter/userCenter');
});

test('the way to a page begins at its section', () => {
  expect(trailTo(menus, '/appCenter/company').map((entry) => entry.name.en)).toEqual([
    'Company settings',
    'Company profile',
  ]);
  expect(trailTo(menus, '/nowhere')).toEqual([]);
});

test('[GRD-4] the first menu path is the first page that shows', () => {
  expect(firstPath(menus)).toBe('/dashboard/workplace');
  const hidden = keepPages(menus, (leaf) => leaf.path === '/appCenter/userCenter');
  expect(firstPath(hidden)).toBe('/appCenter/userCenter');
  expect(firstPath([])).toBeNull();
});

test('a slash at the end is no other path', () => {
  expect(['/', '/a/', '/a', '/a//', '//'].map(barePath)).toEqual(['/', '/a', '/a', '/a', '/']);
});
