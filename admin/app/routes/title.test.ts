import { expect, test } from 'vitest';
import { visibleMenus } from '#contract/menus.ts';
import { pageTitle, routeName } from './title.ts';

const menus = visibleMenus('web', () => true);

test("[GRD-6] the page title is the translated route name and the product title, joined by ' - '", () => {
  const name = routeName('/appCenter/company', menus);
  expect(pageTitle(name!.zh_CN, '溯源')).toBe('企业信息 - 溯源');
  expect(pageTitle(name!.en, 'Suyuan')).toBe('Company profile - Suyuan');
  expect(pageTitle(name!.zh_TW, '溯源')).toBe('企業資訊 - 溯源');
});

test('[GRD-6] the login page is called login', () => {
  expect(pageTitle(routeName('/dealer/login', null)!.zh_CN, '溯源')).toBe('登录 - 溯源');
});

test('a page without a name shows the product title alone', () => {
  expect(routeName('/redirect/x', menus)).toBeNull();
  expect(pageTitle(null, '溯源')).toBe('溯源');
});
