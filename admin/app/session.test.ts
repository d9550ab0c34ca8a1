// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./session.ts');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[ACC-1] remember keeps token and type in local storage, otherwise in session storage', async () => {
  const { keepToken } = await load();
  keepToken('dealer', 'one', true);
  expect([localStorage.getItem('access_token'), localStorage.getItem('login_type')]).toEqual([
    'one',
    'dealer',
  ]);
  keepToken('admin', 'two', false);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect([sessionStorage.getItem('access_token'), sessionStorage.getItem('login_type')]).toEqual([
    'two',
    'admin',
  ]);
});

test('[ACC-1] a reload finds token and type again', async () => {
  (await load()).keepToken('admin', 'two', false);
  expect((await load()).useSession.getState()).toMatchObject({ token: 'two', type: 'admin' });
});

test('[STA-1] forgetting clears token, user and menus, and the type still leads to the right login page', async () => {
  const { forgetToken, keepToken, useSession } = await load();
  keepToken('dealer', 'one', false);
  forgetToken();
  expect(useSession.getState()).toEqual({ token: null, type: 'dealer', user: null, menus: null });
  expect(sessionStorage.getItem('access_token')).toBeNull();
  expect((await load()).useSession.getState()).toMatchObject({ token: null, type: 'dealer' });
});

test('[GRD-2] web is the type of somebody who never signed in', async () => {
  expect((await load()).useSession.getState()).toMatchObject({ token: null, type: 'web' });
});

test('[STA-1] signing out in another window ends the login here too', async () => {
  const { keepToken, useSession } = await load();
  keepToken('web', 'one', true);
  localStorage.removeItem('access_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(useSession.getState().token).toBeNull();
});

test('another sign-in over this one is seen by other windows as one change', async () => {
  const { keepToken } = await load();
  keepToken('web', 'one', true);
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  keepToken('web', 'two', true);
  expect(removed.mock.contexts).not.toContain(localStorage);
  removed.mockRestore();
});

test('a kept token that no header can carry counts as none', async () => {
  localStorage.setItem('access_token', '令牌');
  localStorage.setItem('login_type', 'admin');
  expect((await load()).useSession.getState()).toMatchObject({ token: null, type: 'admin' });
});
