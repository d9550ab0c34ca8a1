import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { languages } from '#contract/language.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { startTestNode, type Reply } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { call } from '#contract/call.ts';
import { serve } from './endpoint.ts';

const { anyone, signIn, request, ownerUrl, base } = await startTestNode({
  endpoints: [
    serve(
      call('POST test/fault', {
        types: ['web'],
        allow: 'public',
        input: z.object({ secret: z.string().optional() }),
        answer: z.null(),
      }),
      ({ input }) => Promise.reject<null>(new Error(`a fault with ${input.secret}`)),
    ),
    serve(
      call('POST test/short', {
        types: ['web'],
        allow: 'public',
        input: z.object({ code: z.string() }),
        answer: z.null(),
      }),
      ({ input }) => Promise.reject<null>(Object.assign(new Error('short'), input)),
    ),
  ],
});
const owner = await openOwner(ownerUrl);
let demo: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => void (demo = await signIn('demo')));

describe('[CAL-1] every answer is an envelope', () => {
  test('a success has code 0, a message and data', async () => {
    const { status, code, msg, data } = await demo.get('index/getMenuList');
    expect({ status, code, msg }).toEqual({ status: 200, code: 0, msg: '操作成功' });
    expect(data).toBeInstanceOf(Array);
  });

  test('a list adds how many there are', async () => {
    const list = await demo.get('notice/index', { limit: 1 });
    expect(list).toMatchObject({ code: 0, count: expect.any(Number) });
    expect(list.data).toHaveLength(1);
  });

  const wrong: [name: string, status: number, call: () => Promise<Reply>][] = [
    ['nobody signed in', 401, () => anyone().get('index/getUserInfo')],
    ['an unknown call', 404, () => anyone().get('nothing/here')],
    ['a known call by another method', 404, () => anyone().post('index/getUserInfo')],
    ['a missing field', 422, () => anyone().post('login/login', {})],
    ['broken JSON', 422, () => anyone().post('login/login', '{"username":')],
    [
      'an empty body that claims to be JSON',
      422,
      () => request('POST', '/api/login/login', { body: '' }),
    ],
    ['a form', 422, () => send('application/x-www-form-urlencoded', 'username=demo')],
    ['plain text', 422, () => send('text/plain', 'hello')],
    ['a content type that is none', 422, () => send('???', 'hello')],
    ['a list instead of fields', 422, () => anyone().post('login/login', '[]')],
    ['a number instead of fields', 422, () => anyone().post('login/login', '5')],
    ['null instead of fields', 422, () => anyone().post('login/login', 'null')],
    ['a poisoned prototype', 422, () => anyone().post('login/login', '{"__proto__":{"a":1}}')],
    ['an address that cannot be read', 404, () => request('GET', '/api/%zz', {})],
    [
      'a body over a megabyte',
      413,
      () => anyone().post('login/login', { username: 'x'.repeat(1_100_000) }),
    ],
  ];
  const send = (type: string, body: string) =>
    request('POST', '/api/login/login', { body, headers: { 'content-type': type } });

  test.each(wrong)('%s is %d with code and message', async (_name, status, call) => {
    const answer = await call();
    expect(answer).toMatchObject({ status, code: status, msg: expect.stringMatching(/./) });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['53100', 'storageFull'],
    ['ENOSPC', 'storageFull'],
    ['53200', 'busy'],
    ['53300', 'busy'],
    ['57P03', 'unavailable'],
  ] as const)(
    '%s of the database or the disk is 503 with a time to come back',
    async (code, text) => {
      for (const lang of languages) {
        const answer = await anyone().post('test/short', { code }, { lang });
        expect(answer).toMatchObject({ status: 503, code: 503, msg: errorTexts[text][lang] });
        expect(answer.headers.get('retry-after')).toBe('5');
      }
    },
  );

  test('too large a head is refused in JSON too', async () => {
    const answer = await fetch(`${base}/api/login/captcha`, {
      headers: { lang: 'x'.repeat(40_000) },
    });
    expect(answer.status).toBe(431);
    expect(await answer.json()).toMatchObject({ code: 431, msg: expect.any(String) });
  });

  test('what is not HTTP at all is refused in JSON too', async () => {
    const text = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(base).port), '127.0.0.1', () =>
        socket.write('NONSENSE\r\n\r\n'),
      );
      let all = '';
      socket.on('data', (part) => (all += String(part)));
      socket.on('close', () => resolve(all));
    });
    expect(text).toMatch(/^HTTP\/1.1 400/);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({
      code: 400,
      msg: expect.any(String),
    });
  });
});

describe('codes', () => {
  test('401 without a token', async () => {
    expect(await anyone().get('index/getUserInfo')).toMatchObject({
      code: 401,
      msg: errorTexts.unauthenticated.zh_CN,
    });
  });

  test('402 for what the version of the company does not include', async () => {
    const other = await signIn('other');
    const brand = { version: 1, title: '远航', color: '#123456', logo: null };
    expect(await other.post('company/brand', brand)).toMatchObject({
      status: 402,
      code: 402,
      msg: errorTexts.version.zh_CN,
    });
    expect(await demo.post('company/brand', brand)).toMatchObject({ status: 200, code: 0 });
  });

  test('402 once the version has expired, but the company page stays open', async () => {
    await owner.rows(
      `update company set version_expire_time = now() - interval '1 day' where company_id = 38`,
    );
    const other = await signIn('other');
    expect(await other.get('workplace/index')).toMatchObject({
      status: 402,
      msg: errorTexts.versionExpired.zh_CN,
    });
    expect(await other.get('company/info')).toMatchObject({ status: 200, data: { id: 38 } });
  });

  test('403 without the permission', async () => {
    const product = await signIn('product');
    expect(await product.post('company/submit', { version: 1 })).toMatchObject({
      status: 403,
      code: 403,
      msg: errorTexts.forbidden.zh_CN,
    });
  });

  test('422 names each wrong field in the language asked for', async () => {
    const said = new Set<string>();
    for (const lang of languages) {
      const { status, errors } = await anyone().post(
        'login/register',
        { company_name: '' },
        { lang },
      );
      expect(status).toBe(422);
      expect(errors!.map(({ field }) => field)).toEqual([
        'company_name',
        'credit_code',
        'realname',
        'username',
        'password',
        'mobile',
        'code',
      ]);
      for (const { msg } of errors!) said.add(msg);
    }
    expect(said.size).toBe(7 * 3);
  });

  test('429 when one address asks too often', async () => {
    await anyone().get('login/captcha');
    await owner.rows(`update throttle set hits = 120 where subject like 'captcha:%'`);
    expect(await anyone().get('login/captcha')).toMatchObject({
      status: 429,
      code: 429,
      msg: errorTexts.tooMany.zh_CN,
    });
    expect(await anyone().get('login/branding')).toMatchObject({ status: 200 });
  });

  test('500 carries a request id and nothing of the fault', async () => {
    const answer = await anyone().post('test/fault', { secret: 'hidden-7391' });
    expect(answer).toMatchObject({
      status: 500,
      code: 500,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.msg).toContain(answer.request_id);
    expect(answer.headers.get('x-request-id')).toBe(answer.request_id);
    const whole = JSON.stringify(answer);
    for (const leak of ['hidden-7391', 'a fault', 'Error', 'at ', '.ts', 'stack'])
      expect(whole).not.toContain(leak);
  });
});

describe('languages', () => {
  test.each([
    [{ lang: 'zh_CN' }, 'zh_CN'],
    [{ lang: 'en' }, 'en'],
    [{ lang: 'zh_TW' }, 'zh_TW'],
    [{ 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
    [{ 'accept-language': 'zh-TW' }, 'zh_TW'],
    [{ 'accept-language': 'zh-Hant-HK' }, 'zh_TW'],
    [{ lang: 'zh_TW', 'accept-language': 'en' }, 'zh_TW'],
    [{ lang: 'klingon' }, 'zh_CN'],
    [{}, 'zh_CN'],
  ] as const)('[CAL-2] %j is answered in %s', async (headers, language) => {
    const answer = await anyone().get('index/getUserInfo', {}, headers);
    expect(answer.msg).toBe(errorTexts.unauthenticated[language]);
  });

  test('[CAL-2] the token travels in Authorization, with or without the word Bearer', async () => {
    for (const authorization of [demo.token, `Bearer ${demo.token}`, `bearer ${demo.token}`])
      expect(
        await request('GET', '/api/index/getMenuList', { headers: { authorization } }),
      ).toMatchObject({ code: 0 });
    expect(await request('GET', `/api/index/getMenuList?token=${demo.token}`, {})).toMatchObject({
      code: 401,
    });
  });
});

describe('[CAL-3] addresses', () => {
  test('web may leave its prefix out', async () => {
    const headers = { authorization: demo.token };
    const short = await request('GET', '/api/index/getUserInfo', { headers });
    const long = await request('GET', '/api/web/index/getUserInfo', { headers });
    expect(short.data).toEqual(long.data);
    expect(short.data).toMatchObject({ username: 'demo', login_type: 'web' });
  });

  test.each([
    ['admin', 'admin'],
    ['dealer', 'dealer'],
  ] as const)('%s keeps its own', async (username, type) => {
    const user = await signIn(username, type);
    for (const path of ['index/getUserInfo', 'index/getMenuList'])
      expect(await user.get(path)).toMatchObject({ status: 200, code: 0 });
    expect(await user.get('login/logout')).toMatchObject({ code: 0, msg: '已退出登录' });
  });
});

test('a wrong type is called so, and a number out of its range too', async () => {
  const wrong = await demo.get('notice/index', { limit: 'abc' });
  expect(wrong).toMatchObject({
    status: 422,
    errors: [{ field: 'limit', msg: '每页条数：类型不正确' }],
  });
  const small = await demo.get('notice/index', { limit: -1 });
  expect(small.errors?.[0]?.msg).toMatch(/^每页条数：(不能小于 1|类型不正确)$/);
  const none = await demo.post('dictData/getDictByCode', []);
  expect(none.msg).not.toMatch(/^：/);
});
