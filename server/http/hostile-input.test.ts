import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { LoginType } from '#contract/login-types.ts';
import { endpoints } from '#server/features/list.ts';
import { startTestNode } from '#server/testing/node.ts';
import { fingerprint, openOwner } from '#server/testing/owner.ts';
import type { Endpoint } from './endpoint.ts';
import { pathsOf } from './register.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

/** Calls that come all the way to the database and are refused there, or only read: the wrong value is what is tried. */
const samples: Record<string, Record<string, unknown>> = {
  'login/login': {
    username: 'demo',
    password: 'wrong-1',
    remember: false,
    captcha: 'abcd',
    key: 'k',
  },
  'login/sms': { mobile: '13900000000', captcha: 'abcd', key: 'k', code: '1' },
  'login/register': {
    company_name: '甲',
    credit_code: '91330100MA2KG7X137',
    realname: '乙',
    username: 'newone',
    password: 'Abc-123',
    mobile: '13900000000',
    code: '000000',
  },
  'index/updatePwd': {
    realname: '丙',
    oldPassword: 'wrong-1',
    newPassword: 'Abc-123',
    rePassword: 'Abc-123',
  },
  'index/modMobile': { mobile: '13900000000', captcha: 'abcd', code: '000000', key: 'k' },
  'index/updateProfile': { version: 9_999, realname: '丁', email: 'a@b.example', language: 'en' },
  'index/updateAvatar': { image: 'data:image/png;base64,AAAA' },
  'company/edit': {
    version: 9_999,
    name: '戊',
    short_name: '',
    credit_code: '91330100MA2KG7X137',
    legal_person: '',
    contact: '己',
    mobile: '13900000000',
    email: '',
    address: '',
    introduction: '',
  },
  'company/submit': { version: 9_999 },
  'company/brand': { version: 9_999, title: '庚', color: '', logo: 'data:image/png;base64,AAAA' },
  'dictData/getDictByCode': { code: 'nothing' },
  'job/cancel': { id: 999_999_999 },
  'job/pause': { id: 999_999_999 },
  'job/resume': { id: 999_999_999 },
  'job/retry': { id: 999_999_999 },
  'login/branding': { company_id: 5 },
  'notice/index': {
    page: 1,
    limit: 10,
    type: 1,
    is_read: 1,
    keyword: 'x',
    start_date: '2026-01-01',
    end_date: '2026-01-02',
  },
  'notice/edit': { id: 999_999_999 },
  'job/index': { page: 1, limit: 10, state: 'done', kind: 'x' },
};

const strange: [name: string, value: unknown][] = [
  ['NUL', 'a\0b'],
  ['a lone surrogate', 'a\ud800b'],
  ['emoji', '👩‍👩‍👧‍👦🇨🇳'],
  ['right-to-left text', '\u202eشركة\u202c'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', `'; drop table account; --`],
  ['a pattern', '%_\\%'],
  ['a very long text', 'x'.repeat(400_000)],
  ['a huge number', 1e308],
  ['a number past 32 bits', 4_294_967_296],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['a list', [1]],
  ['an empty list', []],
  ['an object', { $ne: null, toString: 'x' }],
  ['true', true],
  ['null', null],
  ['an empty text', ''],
];
/** Counters, logs of tries and the server's own housekeeping may move. */
const moving = ['throttle', 'captcha', 'login_log', 'node', 'job', 'session'];

const tokens: Partial<Record<LoginType, string>> = {};
beforeAll(async () => {
  for (const [username, type] of [
    ['demo', 'web'],
    ['admin', 'admin'],
  ] as const)
    tokens[type] = (await node.signIn(username, type)).token;
});
beforeEach(async () => void (await owner.rows('delete from throttle')));

function call(endpoint: Endpoint, body: string | Record<string, unknown>) {
  const { type, url } = pathsOf(endpoint)[0]!;
  const headers: Record<string, string> = { authorization: tokens[type]! };
  if (endpoint.method === 'POST') return node.request('POST', url, { body, headers });
  const query = new URLSearchParams(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  return node.request('GET', `${url}?${query.toString().slice(0, 8_000)}`, { headers });
}

const withInput = endpoints.filter((endpoint) => endpoint.input);
const fieldsOf = (endpoint: Endpoint) =>
  Object.keys(
    (
      z.toJSONSchema(endpoint.input!, { io: 'input', unrepresentable: 'any' }) as {
        properties: object;
      }
    ).properties,
  );

const named = (list: Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('every call with an input has a sample with every field', () => {
  for (const endpoint of withInput)
    expect(Object.keys(samples[endpoint.path] ?? {}).toSorted(), endpoint.path).toEqual(
      fieldsOf(endpoint).toSorted(),
    );
});

describe.each(named(withInput))('%s', (_name, endpoint) => {
  const sample = samples[endpoint.path] ?? {};

  test('answers every strange value in every field without a fault, and keeps nothing of it', async () => {
    const before = await fingerprint(owner, moving);
    for (const field of Object.keys(sample)) {
      for (const [name, value] of strange) {
        if (field === 'logo' && value === null) continue;
        if (['logo', 'image'].includes(field) && value === '') continue;
        const { status, code, msg } = await call(endpoint, { ...sample, [field]: value });
        expect([status, msg], `${field}: ${name}`).toEqual([
          status < 500 ? status : 'a status below 500',
          expect.any(String),
        ]);
        expect(code, `${field}: ${name}`).toBe(status === 200 ? 0 : status);
      }
      await owner.rows('delete from throttle');
    }
    expect(await fingerprint(owner, moving)).toBe(before);
  });
});

describe.each(named(withInput.filter((endpoint) => endpoint.method === 'POST')))(
  '%s',
  (_name, endpoint) => {
    test('refuses bodies that are no form, and names nobody ever asked for', async () => {
      const whole = JSON.stringify(samples[endpoint.path]).slice(0, -1);
      for (const body of [
        '{',
        '"x"',
        '[[[[[[]]]]]]',
        '0',
        `${whole},"__proto__":{"isAdmin":true}}`,
        `${whole},"constructor":{"prototype":{"isAdmin":true}}}`,
        `${whole},"toString":1}`,
        `${whole},"extra":1}`,
        `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      ])
        expect(await call(endpoint, body), body.slice(0, 60)).toMatchObject({
          status: 422,
          code: 422,
        });
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    });
  },
);
