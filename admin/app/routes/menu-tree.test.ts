import { expect, test } from 'vitest';
import { visibleMenus } from '#contract/menus.ts';
import {
  barePath,
  firstPath,
  keepPages,
  leavesOf,
  pageAt,
  recordAt,
  recordPath,
  shownOf,
  trailTo,
  withoutGroupOfOne,
} from './menu-tree.ts';

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

test('an entry that the platform added stands for its page only where that of the product does not show', () => {
  const bom = leavesOf(menus).find(({ path }) => path === '/product/bom')!;
  const own = { ...bom, id: 10_000, name: { ...bom.name, en: 'Lists' } };
  const outside = { ...own, id: 10_001, path: 'https://a.example/', is_outside: true as const };
  const [first, ...rest] = menus;
  const added = [{ ...first!, children: [...first!.children, own, outside] }, ...rest];
  const wayIn = (list: typeof menus) => trailTo(list, '/product/bom').map(({ name }) => name.en);
  expect(wayIn(added)).toEqual(['Products', bom.name.en]);
  expect(leavesOf(added)).toEqual(leavesOf(menus));
  expect(keepPages(added, () => false).flatMap(({ children }) => children)).toEqual([outside]);
  const hidden = added.map((group) => ({
    ...group,
    children: group.children.map((page) => (page === bom ? { ...page, hide: true } : page)),
  }));
  expect(wayIn(hidden)).toEqual(['Dashboard', 'Lists']);
});

test('a group of one page gives its place and icon to the page', () => {
  const group = menus.find(({ path }) => path === '/product')!;
  expect(withoutGroupOfOne(group)).toBe(group);
  const [page] = group.children;
  const plain = { ...page!, icon: '' };
  expect(withoutGroupOfOne({ ...group, children: [plain] })).toEqual({
    ...plain,
    icon: group.icon,
  });
  const inner = { ...group, path: '/product/more', children: [plain] };
  expect(withoutGroupOfOne({ ...group, children: [inner] })).toMatchObject({ path: plain.path });
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

test('a record has an address below its list, and is reached as the list is', () => {
  expect(recordAt(recordPath('/product/part', 12))).toEqual({ list: '/product/part', id: 12 });
  for (const path of ['/product/part', '/product/part/0', '/product/part/x', '/12'])
    expect(recordAt(path), path).toBeNull();
  expect(pageAt(menus, '/product/part/12')).toBe(pageAt(menus, '/product/part'));
  expect(trailTo(menus, '/product/part/12').map(({ path }) => path)).toEqual([
    '/product',
    '/product/part',
  ]);
  // A list whose records have no pages, a page of its own below a list, and nothing at all.
  expect(pageAt(menus, '/product/category/12')).toBeUndefined();
  expect(pageAt(menus, '/trace/shipment/pick')?.path).toBe('/trace/shipment/pick');
  expect(pageAt(menus, '/nowhere/12')).toBeUndefined();
});
