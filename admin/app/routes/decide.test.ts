import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginTypes } from '#contract/login-types.ts';
import { visibleMenus } from '#contract/menus.ts';
import { decide, type Standing } from './decide.ts';
import { menuPaths } from './menu-paths.ts';
import { leavesOf } from './menu-tree.ts';

const everything = () => true;
const user = { company_verify_status: 3, must_change_password: false, home_path: null };
const signedIn = (over: Partial<Standing> = {}): Standing => ({
  token: 'a token',
  type: 'web',
  user,
  menus: visibleMenus('web', everything),
  ...over,
});
const nobody: Standing = { token: null, type: 'web', user: null, menus: null };
const at = (pathname: string, search = '') => ({ pathname, search });

describe('[GRD-1] whitelisted paths pass freely', () => {
  test.each([
    '/login',
    '/admin/login',
    '/dealer/login',
    '/template',
    '/security',
    '/security2',
    '/activation',
    '/repair',
    '/afterrecords',
    '/threedModel',
    '/help',
  ])('%s', (path) => {
    expect(decide(at(path), nobody)).toEqual({ kind: 'allow' });
    expect(decide(at(path), signedIn())).toEqual({ kind: 'allow' });
    expect(decide(at(path), signedIn({ user: { ...user, company_verify_status: 0 } }))).toEqual({
      kind: 'allow',
    });
  });
});

test('[GRD-2] without a token the login page of the type follows, with the way back', () => {
  expect(decide(at('/'), nobody)).toEqual({ kind: 'redirect', to: '/login' });
  expect(decide(at('/'), { ...nobody, type: 'admin' })).toEqual({
    kind: 'redirect',
    to: '/admin/login',
  });
  expect(decide(at('/message/notice', '?page=2'), { ...nobody, type: 'dealer' })).toEqual({
    kind: 'redirect',
    to: '/dealer/login?redirect=%2Fmessage%2Fnotice%3Fpage%3D2',
  });
});

test('[RTE-2] a path that leads nowhere is not found for a visitor', () => {
  expect(decide(at('/nowhere'), nobody)).toEqual({ kind: 'look' });
  expect(decide(at('/nowhere'), nobody, menuPaths)).toEqual({ kind: 'missing' });
  expect(decide(at('/product/nothing'), nobody, menuPaths)).toEqual({ kind: 'missing' });
  expect(decide(at('/product/part'), nobody, menuPaths)).toMatchObject({ kind: 'redirect' });
  expect(decide(at('/404'), nobody)).toEqual({ kind: 'allow' });
});

test('[GRD-3] a token without menus loads them first', () => {
  expect(decide(at('/dashboard/workplace'), signedIn({ menus: null }))).toEqual({ kind: 'load' });
  expect(decide(at('/dashboard/workplace'), signedIn({ user: null }))).toEqual({ kind: 'load' });
  expect(decide(at('/dashboard/workplace'), signedIn())).toEqual({ kind: 'allow' });
});

test('[GRD-4] a path in neither the menus nor the static routes goes to the first menu path', () => {
  expect(decide(at('/nowhere'), signedIn())).toEqual({
    kind: 'redirect',
    to: '/dashboard/workplace',
  });
  expect(decide(at('/system/job'), signedIn())).toEqual({
    kind: 'redirect',
    to: '/dashboard/workplace',
  });
});

test('a group leads to its first page, and a slash at the end changes nothing', () => {
  expect(decide(at('/appCenter'), signedIn())).toEqual({
    kind: 'redirect',
    to: '/appCenter/company',
  });
  expect(decide(at('/appCenter/company/'), signedIn())).toEqual({ kind: 'allow' });
});

test('[GRD-5] until its company is verified a web user sees the company page only', () => {
  for (const status of [0, 1, 2, 4, null]) {
    const waiting = signedIn({ user: { ...user, company_verify_status: status } });
    expect(decide(at('/appCenter/company'), waiting)).toEqual({ kind: 'allow' });
    for (const path of [
      '/',
      '/dashboard/workplace',
      '/appCenter/userCenter',
      '/nowhere',
      '/redirect/message/notice',
    ])
      expect(decide(at(path), waiting)).toEqual({ kind: 'redirect', to: '/appCenter/company' });
  }
  const administrator = signedIn({ type: 'admin', user: { ...user, company_verify_status: null } });
  expect(decide(at('/dashboard/workplace'), administrator)).toEqual({ kind: 'allow' });
});

test('[ACC-7] with an initial password there is only the profile', () => {
  const fresh = signedIn({
    type: 'dealer',
    menus: visibleMenus('dealer', everything),
    user: { ...user, company_verify_status: null, must_change_password: true },
  });
  expect(decide(at('/dashboard/workplace'), fresh)).toEqual({
    kind: 'redirect',
    to: '/appCenter/userCenter',
  });
  expect(decide(at('/appCenter/userCenter'), fresh)).toEqual({ kind: 'allow' });
});

test('[RTE-8] the root goes to the configured home, or else to the first menu', () => {
  const home = (home_path: string) => decide(at('/'), signedIn({ user: { ...user, home_path } }));
  expect(decide(at('/'), signedIn())).toEqual({ kind: 'redirect', to: '/dashboard/workplace' });
  expect(home('/message/notice')).toEqual({ kind: 'redirect', to: '/message/notice' });
  expect(home('/gone')).toEqual({ kind: 'redirect', to: '/dashboard/workplace' });
});

test('somebody without any menu is told so', () => {
  expect(decide(at('/'), signedIn({ menus: [] }))).toEqual({ kind: 'redirect', to: '/403' });
});

test('[GRD-4] following its redirects always ends, no matter who asks for whatever', () => {
  const paths = loginTypes.flatMap((type) =>
    leavesOf(visibleMenus(type, everything)).map((leaf) => leaf.path),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.webPath(), fc.constantFrom(...paths, '/', '/appCenter', '/redirect/nowhere')),
      fc.constantFrom(...loginTypes),
      fc.constantFrom(null, 0, 3),
      fc.boolean(),
      fc.boolean(),
      (start, type, company_verify_status, must_change_password, hasToken) => {
        const standing: Standing = {
          token: hasToken ? 'a token' : null,
          type,
          menus: visibleMenus(type, everything),
          user: { company_verify_status, must_change_password, home_path: null },
        };
        let path = start || '/';
        for (let steps = 0; steps < 4; steps++) {
          const verdict = decide(at(path), standing, menuPaths);
          if (verdict.kind !== 'redirect') return;
          path = verdict.to.split('?')[0]!;
        }
        expect.unreachable(`still moving at ${path}`);
      },
    ),
  );
});
