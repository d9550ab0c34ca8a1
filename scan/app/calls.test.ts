// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { profileCalls } from '#contract/features/account/profile/contract.ts';
import { sessionCalls } from '#contract/features/account/session/contract.ts';
import { gatheredCalls, gatheredInput } from '#contract/features/scan/gathered/contract.ts';
import { ask, isSignedOut, noAnswer, type CallError, type Calls } from './calls.ts';

const calls: Record<keyof Calls, { method: string; path: string }> = {
  'POST login/login': sessionCalls.login,
  'GET login/captcha': sessionCalls.captcha,
  'GET login/logout': sessionCalls.logout,
  'GET index/getUserInfo': profileCalls.getUserInfo,
  'GET scan/work': gatheredCalls.work,
  'POST scan/batch': gatheredCalls.batch,
};
const who = { type: 'dealer', token: 'a token' } as const;
const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

test('the calls are those of the contract, word for word', () => {
  for (const [name, { method, path }] of Object.entries(calls))
    expect(`${method} ${path}`).toBe(name);
});

test('a call goes to the path of its login with token and language', async () => {
  const fetch = answering(async () => Response.json({ code: 0, msg: '', data: { items: [] } }));
  const item = {
    client_id: 'a',
    action: 'sell',
    codes: ['A'],
    at: '2026-11-16T08:00:00Z',
  } as const;
  const batch = { items: [{ ...item, codes: [...item.codes] }] };
  expect(await ask('POST scan/batch', batch, who)).toEqual({ items: [] });
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('/api/dealer/scan/batch');
  const headers = new Headers(init.headers);
  expect([headers.get('authorization'), headers.get('lang')]).toEqual(['Bearer a token', 'zh_CN']);
  expect(gatheredInput.safeParse(JSON.parse(String(init.body))).success).toBe(true);
});

test('a refusal says its code; no answer, and a page of somebody else, are no refusal', async () => {
  const failureOf = async (answer: () => Promise<Response>) => {
    answering(answer);
    return ask('GET scan/work', null, who).catch((failure: unknown) => failure as CallError);
  };
  const refused = await failureOf(async () => Response.json({ code: 401, msg: 'x' }));
  expect(isSignedOut(refused)).toBe(true);
  expect(await failureOf(() => Promise.reject(new TypeError('offline')))).toMatchObject({
    code: noAnswer,
  });
  expect(
    await failureOf(async () => new Response('<h1>Hotel</h1>', { status: 401 })),
  ).toMatchObject({ code: noAnswer });
});
