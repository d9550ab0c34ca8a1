import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import * as z from 'zod';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { startTestNode } from '#server/testing/node.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { until } from '#server/testing/wait.ts';
import { call } from '#contract/call.ts';
import { serve } from './endpoint.ts';

const node = await startTestNode({
  settings: { LOG_LEVEL: 'info' },
  endpoints: [
    serve(
      call('POST test/fault', {
        types: ['web'],
        allow: 'public',
        input: z.object({ mobile: z.string() }),
        answer: z.null(),
      }),
      async ({ tx, input }) => {
        await sql`select ${input.mobile}::text::uuid`.execute(tx).catch((error: object) => {
          throw Object.assign(error, { code: 'XX000' });
        });
        return null;
      },
    ),
  ],
});
const file = path.join(node.folder, 'log', 'server.jsonl');
type Line = {
  reqId?: string;
  level: number;
  msg: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
};
const lines = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    // The last piece is empty, or a line still being written.
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

const secret = {
  mobile: '13788880001',
  keyword: 'Suchwort-4711',
  password: 'Falsch-4711',
  code: 'ABCD2345EFGH6789',
};
const ids: Record<string, string> = {};
let token = '';
beforeAll(async () => {
  const demo = await node.signIn('demo');
  token = demo.token;
  const note = (name: string, { headers }: { headers: Headers }) =>
    (ids[name] = headers.get('x-request-id')!);
  note('read', await demo.get('notice/index', { keyword: secret.keyword }));
  note(
    'wrong',
    await node.anyone().post('login/login', { username: 'product', password: secret.password }),
  );
  note(
    'sms',
    await node.anyone().post('login/sms', { mobile: secret.mobile, ...(await takeCaptcha(node)) }),
  );
  note('fault', await node.anyone().post('test/fault', { mobile: secret.mobile }));
  note('broken', await node.anyone().post('login/login', `{"password":"${secret.password}",`));
  note('unknown', await node.anyone().get(`nothing/here`, { token }));
  for (const url of [
    `/c/${secret.code}`,
    `/01/06901234567892/21/${secret.code}`,
    `/01/1/21/${secret.code}`,
  ])
    await fetch(node.base + url, { redirect: 'manual' });
  note('logout', await demo.get('login/logout'));
  await until('the last line', () => lines().find(({ reqId }) => reqId === ids.logout));
});

describe('the log', () => {
  test('has one line of JSON per call, with its request id, path, status and duration', () => {
    for (const [name, status] of [
      ['read', 200],
      ['wrong', 401],
      ['sms', 200],
      ['broken', 422],
      ['unknown', 404],
      ['logout', 200],
    ] as const) {
      const own = lines().filter(({ reqId }) => reqId === ids[name]);
      expect(own, name).toHaveLength(1);
      expect(own[0]).toMatchObject({
        status,
        ms: expect.any(Number),
        path: expect.stringMatching(/^\/api\/[^?]+$/),
      });
    }
  });

  test('tells of our own faults with their place, not with the values', () => {
    const own = lines().filter(({ reqId }) => reqId === ids.fault);
    expect(own.find(({ level }) => level === 50)).toMatchObject({
      msg: 'call failed',
      err: { type: 'database', code: 'XX000' },
    });
  });

  test('never holds a token, password, phone number, query, name or address', () => {
    // The server's own URL is in its first line.
    const whole = readFileSync(file, 'utf8').replace(/^.*Server listening.*$/gm, '');
    const code = /\d{6}/.exec(
      readFileSync(path.join(node.folder, 'outbox', 'sms.jsonl'), 'utf8').split('"text"')[1]!,
    )![0];
    for (const leak of [
      token,
      demoPassword,
      secret.password,
      secret.mobile,
      secret.keyword,
      secret.code,
      'keyword',
      '127.0.0.1',
      `"${code}`,
      '陈青山',
      'Bearer',
    ])
      expect(whole, leak).not.toContain(leak);
    expect(whole).not.toMatch(/"path":"[^"]*\?/);
  });

  test('is readable by its owner only', () => {
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });
});
