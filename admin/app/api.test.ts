// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { closeAlerts, useAlerts } from './alerts.ts';
import {
  api,
  ApiError,
  callTimeout,
  networkCodes,
  queryString,
  slowAfter,
  type CallOptions,
} from './api.ts';
import { call } from '#contract/call.ts';
import { loginTypes } from '#contract/login-types.ts';
import { useLanguage } from './language.ts';
import { useSession } from './session.ts';
import { bindToasts } from './toast.ts';

const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const said: string[] = [];
const closed: string[] = [];
const reply = (body: unknown, status = 200) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const silent = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_done, fail) =>
    signal!.addEventListener('abort', () => fail(signal!.reason)),
  );
// Calls whose paths only a test knows.
const some = {
  types: loginTypes,
  allow: 'signedIn',
  input: z.looseObject({}),
  answer: z.looseObject({ id: z.number() }),
} as const;
const get = (path: string, query: object = {}, options?: CallOptions) =>
  api(call(`GET ${path}`, some), { ...query }, options);
const getList = (path: string) =>
  api(call(`GET ${path}`, { types: loginTypes, allow: 'signedIn', rows: some.answer }));
const post = (path: string, body: object, options?: CallOptions) =>
  api(call(`POST ${path}`, some), { ...body }, options);
const headers = (call: number) => answers.mock.calls[call]![1].headers as Headers;

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  bindToasts({
    open: ({ text }) => said.push(text),
    close: (key) => closed.push(key),
    pop: () => {},
  });
  useSession.setState({ token: 'secret', type: 'web', user: null, menus: null });
  useLanguage.setState({ language: 'zh_CN' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answers.mockReset();
  said.length = closed.length = 0;
  closeAlerts();
});

test('a call carries token, language and the prefix of the login type, web without one', async () => {
  answers.mockImplementation(() => reply({ code: 0, msg: '', data: { id: 1 } }));
  expect((await get('index/getUserInfo')).data.id).toBe(1);
  await get('index/getUserInfo', {}, { type: 'admin' });
  expect(answers.mock.calls.map(([url]) => url)).toEqual([
    '/api/index/getUserInfo',
    '/api/admin/index/getUserInfo',
  ]);
  expect(headers(0).get('authorization')).toBe('Bearer secret');
  expect(headers(0).get('lang')).toBe('zh_CN');
  expect(headers(0).has('idempotency-key')).toBe(false);
});

test('every POST has an Idempotency-Key of its own, also without crypto.randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  answers.mockImplementation(() => reply({ code: 0, msg: '', data: null }));
  await post('company/edit', { name: 'a' });
  await post('company/edit', { name: 'a' });
  await post('company/edit', { name: 'a' }, { idempotencyKey: 'again' });
  const keys = [0, 1, 2].map((call) => headers(call).get('idempotency-key')!);
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('again');
});

test('a query leaves out what is empty and sends arrays as name[]', () => {
  expect(queryString({ page: 1, keyword: '', type: undefined, ids: [1, 2] })).toBe(
    '?page=1&ids%5B%5D=1&ids%5B%5D=2',
  );
  expect(queryString({})).toBe('');
});

test('[ERR-1] however many calls meet a 401 there is one alert, no toast, and each call is rejected', async () => {
  answers.mockImplementation(() => reply({ code: 401, msg: 'expired' }, 401));
  const calls = await Promise.allSettled([
    get('a'),
    getList('b'),
    post('c', {}),
    get('d', {}, { quiet: true }),
  ]);
  expect(calls.map((call) => call.status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'rejected',
  ]);
  expect(useAlerts.getState()).toEqual({ expired: true, refused: null });
  expect(said).toEqual([]);
});

test('[ERR-1] a late 401 to an old token does not end the new login', async () => {
  answers.mockImplementation(() => {
    useSession.setState({ token: 'new' });
    return reply({ code: 401, msg: 'expired' }, 401);
  });
  await expect(get('a')).rejects.toThrow('expired');
  expect(useAlerts.getState().expired).toBe(false);
});

test('a refused sign-in is a message, not an expired login', async () => {
  answers.mockImplementation(() => reply({ code: 401, msg: '用户名或密码错误' }, 401));
  await expect(post('login/login', {})).rejects.toBeInstanceOf(ApiError);
  expect(headers(0).has('authorization')).toBe(false);
  expect(useAlerts.getState().expired).toBe(false);
  expect(said).toEqual(['用户名或密码错误']);
});

test.each([402, 403])('[ERR-2] a %i opens the refusal and rejects', async (code) => {
  answers.mockImplementation(() => reply({ code, msg: 'no' }, code));
  await expect(get('a')).rejects.toMatchObject({ code, msg: 'no' });
  expect(useAlerts.getState().refused).toMatchObject({ code, msg: 'no' });
  expect(said).toEqual([]);
});

test('[ERR-3] any other code shows what the server said, unless the caller is quiet', async () => {
  const errors = [{ field: 'name', msg: 'is required' }];
  answers.mockImplementation(() =>
    reply({ code: 422, msg: '提交的内容有误', errors, data: 7 }, 422),
  );
  await expect(get('a')).rejects.toMatchObject({ code: 422, errors, data: 7 });
  await expect(get('a', {}, { quiet: true })).rejects.toMatchObject({ code: 422 });
  expect(said).toEqual(['提交的内容有误']);
});

test('[CAL-15] a call may have a success of its own: then 1007 is one, and 0 is not', async () => {
  answers.mockImplementation(() => reply({ code: 1007, msg: '删除成功', data: null }));
  const options = { success: 1007, quiet: true };
  expect((await post('WipFile/deleteFile', { file: 'a' }, options)).msg).toBe('删除成功');
  await expect(post('WipFile/deleteFile', { file: 'a' }, { quiet: true })).rejects.toMatchObject({
    code: 1007,
  });
  answers.mockImplementation(() => reply({ code: 0, msg: '', data: null }));
  await expect(post('WipFile/deleteFile', { file: 'a' }, options)).rejects.toBeInstanceOf(ApiError);
});

test('[ERR-3] no network, no answer and a page of a proxy are told apart and told kindly', async () => {
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(get('a')).rejects.toMatchObject({ code: networkCodes.unreachable });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(get('a')).rejects.toMatchObject({ code: networkCodes.offline });
  online.mockRestore();
  answers.mockImplementation(() => reply('<html>Bad gateway</html>', 502));
  await expect(get('a')).rejects.toMatchObject({ code: 502 });
  expect(said[0]).toContain('无法连接服务器');
  expect(said[1]).toContain('网络已断开');
});

test('a slow call is announced after a while, given up in the end, and the hint goes with it', async () => {
  vi.useFakeTimers();
  answers.mockImplementation(silent);
  const outcome = get('a').catch((failure: ApiError) => failure.code);
  await vi.advanceTimersByTimeAsync(slowAfter);
  expect(said).toEqual(['服务器响应较慢，仍在处理…']);
  await vi.advanceTimersByTimeAsync(callTimeout - slowAfter);
  expect(await outcome).toBe(networkCodes.timeout);
  expect(closed).toEqual(['slow']);
  expect(said[1]).toContain('超时');
});

test('a call that its caller gave up says nothing', async () => {
  answers.mockImplementation(silent);
  const stop = new AbortController();
  const outcome = get('a', {}, { signal: stop.signal });
  stop.abort();
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(said).toEqual([]);
});
