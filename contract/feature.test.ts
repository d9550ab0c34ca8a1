import { describe, expect, test } from 'vitest';
import { feature } from './feature.ts';
import { features } from './features/list.ts';
import { loginTypes } from './login-types.ts';
import { menus } from './menus.ts';
import { numberRules, type NumberKind } from './number-rules.ts';
import { permissionNames, permissions, type Permission } from './permissions.ts';
import { t } from './text.ts';

const title = t('品牌', 'Brands', '品牌');
const common = { resource: 'brand', area: 'product:brand', title } as const;
const brand = { ...common, one: t('品牌', 'brand', '品牌'), many: 'brands' } as const;

describe('what a feature says once', () => {
  const brands = feature('product/brands', {
    ...brand,
    menu: { id: 900, path: '/product/brand', under: 'product' },
    verbs: ['view', 'add', 'export'],
    rights: { merge: t('合并品牌', 'Merge brands', '合併品牌') },
    roles: { product: 'all', sales: ['view'] },
    numbers: { kind: 'brand', prefix: 'PP', width: 4, reset: 'never' },
    log: { merge: t('合并品牌', 'Merged brands', '合併品牌'), 'logo/add': title },
  });

  test('names its rights, the usual ones in the usual words', () => {
    expect(Object.keys(brands.rights)).toEqual([
      'product:brand:view',
      'product:brand:add',
      'product:brand:export',
      'product:brand:merge',
    ]);
    expect(brands.rights['product:brand:add']).toEqual({
      types: ['web'],
      label: t('新增品牌', 'Add brands', '新增品牌'),
    });
  });

  test('gives the shipped roles all of them, or some', () => {
    expect(brands.roles.product).toEqual(Object.keys(brands.rights));
    expect(brands.roles.sales).toEqual(['product:brand:view']);
  });

  test('names what the log tells of it, with its own paths and those of others', () => {
    expect(brands.log).toEqual({
      'brand/add': t('新增品牌', 'Added a brand', '新增品牌'),
      'brand/export': t('导出品牌', 'Exported brands', '匯出品牌'),
      'brand/merge': t('合并品牌', 'Merged brands', '合併品牌'),
      'logo/add': title,
    });
  });

  test('numbers its records under the name of one of them', () => {
    expect(brands.numbers).toMatchObject({ kind: 'brand', name: t('品牌', 'Brand', '品牌') });
  });
});

// The test is that these lines do not compile.
describe('what is not there does not compile', () => {
  test('a permission', () => {
    // @ts-expect-error no feature has this right
    const wrong: Permission = 'product:part:eat';
    expect(permissionNames).not.toContain(wrong);
  });

  test('a kind of number', () => {
    // @ts-expect-error nothing is numbered under this kind
    const wrong: NumberKind = 'brand';
    expect(Object.keys(numberRules)).not.toContain(wrong);
  });

  test('a shipped role, a right of a shipped role, a menu group, words for the verbs', () => {
    // @ts-expect-error there is no such role
    feature('a', { ...brand, verbs: ['view'], roles: { painter: 'all' } });
    // @ts-expect-error the feature has no right to edit
    feature('a', { ...brand, verbs: ['view'], roles: { product: ['edit'] } });
    // @ts-expect-error there is no such group
    feature('a', { ...brand, menu: { id: 900, path: '/garden/brand', under: 'garden' } });
    // @ts-expect-error verbs need words for one and for many
    feature('a', { ...common, verbs: ['view'] });
  });
});

describe('all features together', () => {
  test('declare each right once', () => {
    const declared = features.flatMap(({ rights }) => Object.keys(rights));
    expect(permissionNames.toSorted()).toEqual(declared.toSorted());
    for (const name of permissionNames) expect(name).toMatch(/^\w+:\w+:\w+$/);
  });

  test('say the same of a call that two of them name', () => {
    const said = new Map<string, unknown>();
    for (const { log } of features)
      for (const [path, text] of Object.entries(log)) {
        expect(said.get(path) ?? text, path).toEqual(text);
        said.set(path, text);
      }
  });

  test('number each kind of record once', () => {
    const kinds = features.flatMap(({ numbers }) => (numbers ? [numbers.kind] : []));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('place each page in a group that its login types have', () => {
    const shown = loginTypes.flatMap((type) =>
      menus[type].flatMap(({ children }) => children.map(({ path }) => path)),
    );
    for (const { pages } of features) for (const { path } of pages) expect(shown).toContain(path);
  });

  test.each(loginTypes)('give no two pages of %s the same Chinese title', (type) => {
    const titles = menus[type].flatMap(({ children }) => children.map((page) => page.title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('open their pages to those who may view them', () => {
    for (const type of loginTypes)
      for (const { permission } of menus[type].flatMap(({ children }) => children))
        if (permission) expect(permissions[permission].types).toContain(type);
  });
});
