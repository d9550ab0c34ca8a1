import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { LoginType } from '#contract/login-types.ts';
import { endpoints } from '#server/features/list.ts';
import { tableOf } from '#server/testing/catalogue.ts';
import { startTestNode } from '#server/testing/node.ts';
import { sampleFor } from '#server/testing/samples.ts';
import { lastWrites, openOwner } from '#server/testing/owner.ts';
import type { Endpoint } from './endpoint.ts';
import { pathsOf } from './register.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

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
  // Of a number that nobody has: what a command finds it would move.
  ['a list', [999_999_998]],
  ['an empty list', []],
  ['thousands of items', Array.from({ length: 5_000 }, () => ({ name: 'x', value: 'x' }))],
  ['an object', { $ne: null, toString: 'x' }],
  ['true', true],
  ['null', null],
  ['an empty text', ''],
];
/** Counters, logs of tries and the server's own housekeeping may move. */
const moving = ['throttle', 'captcha', 'login_log', 'node', 'job', 'session', 'number_counter'];

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

/** What a strange value may make, since many are fine as a name: taken away again, with its trace in the log. */
async function takeBack({ path }: Endpoint, data: unknown): Promise<void> {
  const id = (data as { id?: number } | null)?.id;
  const [resource, action] = path.split('/');
  if (action !== 'add' || id === undefined) return;
  await owner.rows(`delete from "${tableOf(resource!)}" where id = $1`, [id]);
  await owner.rows('delete from operation_log where path = $1 and target_id = $2', [
    path,
    String(id),
  ]);
}

// What sends a file is asked like its list, and what takes one has its own tests.
const withInput = endpoints.filter(
  (endpoint) => endpoint.input && endpoint.kind !== 'file' && !endpoint.uploadBytes,
);
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
    expect(Object.keys(sampleFor(endpoint)).toSorted(), endpoint.path).toEqual(
      fieldsOf(endpoint).toSorted(),
    );
});

describe.each(named(withInput))('%s', (_name, endpoint) => {
  const sample = sampleFor(endpoint);

  test('answers every strange value in every field without a fault, and keeps nothing of it', async () => {
    const before = await lastWrites(owner, moving);
    for (const field of Object.keys(sample)) {
      for (const [name, value] of strange) {
        if (field === 'logo' && value === null) continue;
        if (['logo', 'image'].includes(field) && value === '') continue;
        const answer = await call(endpoint, { ...sample, [field]: value });
        const { status, code, msg } = answer;
        expect([status, msg], `${field}: ${name}`).toEqual([
          status < 500 ? status : 'a status below 500',
          expect.any(String),
        ]);
        expect(code, `${field}: ${name}`).toBe(status === 200 ? 0 : status);
        // A refused value is named; a field that leans on another may be the one that complains.
        // The door alone never tells what was wrong.
        if (status === 422 && endpoint.method === 'POST' && endpoint.path !== 'login/login')
          expect(answer.errors?.length, `${field}: ${name}: ${msg}`).toBeGreaterThan(0);
        if (status === 200) await takeBack(endpoint, answer.data);
      }
      await owner.rows('delete from throttle');
    }
    expect(await lastWrites(owner, moving)).toBe(before);
  });
});

describe.each(named(withInput.filter((endpoint) => endpoint.method === 'POST')))(
  '%s',
  (_name, endpoint) => {
    test('refuses bodies that are no form, and names nobody ever asked for', async () => {
      const whole = JSON.stringify(sampleFor(endpoint)).slice(0, -1);
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
