// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadAccess } from './account.ts';
import { showExpired, useAlerts } from './alerts.ts';
import { queryClient } from './query.ts';
import { forgetToken, keepToken, useSession } from './session.ts';

let asked: { token: string | null; answer: (data: unknown) => void }[] = [];

beforeEach(() => {
  asked = [];
  forgetToken();
  vi.stubGlobal(
    'fetch',
    (_: string, { headers }: { headers: Headers }) =>
      new Promise((done) => {
        const answer = (data: unknown) => done(Response.json({ code: 0, msg: '', data }));
        asked.push({ token: headers.get('Authorization'), answer });
      }),
  );
});

test('[ACC-6] what was read under one login is gone under the next', () => {
  keepToken('web', 'one', false);
  queryClient.setQueryData(['company'], { name: 'theirs' });
  keepToken('web', 'two', false);
  expect(queryClient.getQueryData(['company'])).toBeUndefined();
});

test('[ERR-1] the alert of an ended login does not outlive it', () => {
  keepToken('web', 'one', true);
  showExpired();
  localStorage.removeItem('access_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(useAlerts.getState().expired).toBe(false);
});

test('[GRD-3] a login that changes while menus are fetched has its own fetched', async () => {
  keepToken('web', 'one', false);
  const first = loadAccess();
  keepToken('web', 'two', false);
  const second = loadAccess();
  expect(second).not.toBe(first);
  expect(loadAccess()).toBe(second);
  expect(asked.map(({ token }) => token)).toEqual(['Bearer one', 'Bearer two']);
  for (const { answer } of asked) answer([]);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  for (const { answer } of asked.slice(2)) answer({ id: 2, company_verify_status: 3 });
  await Promise.all([first, second]);
  expect(useSession.getState()).toMatchObject({ token: 'two', user: { id: 2 } });
});
