import { beforeEach, describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { captchaAnswer, takeCaptcha } from '#server/testing/captcha.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { makeCodes } from './scanning.fixture.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const second = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } }, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
let next = 1;
let from = '';
beforeEach(() => (from = `115.236.1.${(next += 1)}`));
const ask = (code: string, more: Record<string, string> = {}, at = node) =>
  at.anyone().get('api/query', { code, ...more }, { 'x-forwarded-for': from });
const invented = (at: number) => `ABCDEFGH${String(23_456_789 + at).replace(/[01]/g, '7')}`;
const verdictsOf = (answers: Awaited<ReturnType<typeof ask>>[]) =>
  answers.map(({ data }) => data.verdict as string);

describe('codes that nobody made', () => {
  test.each([
    ['NUL', 'AB\0CD'],
    ['emoji', '😀'.repeat(8)],
    ['10 kB', 'A'.repeat(10_000)],
    ['SQL', `'; drop table identifier; --`],
    ['a wrong alphabet', 'абвгдежзийклмноп'],
    ['nothing', ''],
    ['a broken link', 'https://x.example/c/%E0%A4%A'],
    ['half of a sign', '\ud800ABCDEFGH2345678'],
  ])('are answered and change nothing: %s', async (_what, code) => {
    const before = await owner.row<{ n: number }>('select count(*)::int as n from scan_log');
    const answer = await node
      .anyone()
      .get('api/query', { code: code.toWellFormed() }, { 'x-forwarded-for': from });
    expect(answer).toMatchObject({ status: 200, code: 0 });
    expect(answer.data.verdict).toMatch(/^(UNKNOWN|MALFORMED)$/);
    expect(answer.data.result).toBeNull();
    expect(await owner.row('select count(*)::int as n from scan_log')).toEqual(before);
  });

  test('are answered in one shape, whether they look like codes or not', async () => {
    const [unknown, malformed] = [await ask(invented(1)), await ask('!!')];
    const shape = ({ data }: typeof unknown) => ({
      keys: Object.keys(data),
      reasons: data.reasons.map((reason: object) => Object.keys(reason)),
      rest: [data.result, data.captcha],
    });
    expect(unknown.data.verdict).toBe('UNKNOWN');
    expect(malformed.data.verdict).toBe('MALFORMED');
    expect(shape(unknown)).toEqual(shape(malformed));
  });

  test('with a right number and a wrong secret are logged for whom they imitate', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    const last = one!.code.at(-1)!;
    const forged = `${one!.code.slice(0, -1)}${last === 'A' ? 'B' : 'A'}`;
    expect((await ask(forged)).data.verdict).toBe('UNKNOWN');
    const row = await until('the line', async () =>
      (
        await owner.rows<{ company_id: number; seq: null; verdict: number }>(
          `select company_id, seq, verdict from scan_log where seq is null order by id desc limit 1`,
        )
      ).at(0),
    );
    expect(row).toEqual({ company_id: 1, seq: null, verdict: 7 });
  });
});

describe('anyone who guesses', () => {
  test('300 times at once is stopped at the tenth, then rests; forged headers do not help', async () => {
    const behind = await startTestNode({}, node.ownerUrl);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        behind.anyone().get(
          'api/query',
          { code: at % 2 === 0 ? invented(at) : `?${at}` },
          {
            'x-forwarded-for': `10.0.${at % 250}.1`,
            'x-real-ip': `10.1.0.${at % 250}`,
            forwarded: `for=10.2.0.${at % 250}`,
            'user-agent': `guesser ${at}`,
          },
        ),
      ),
    );
    const verdicts = verdictsOf(answers);
    expect(verdicts.filter((verdict) => verdict !== 'THROTTLED')).toHaveLength(9);
    expect(answers.some(({ data }) => data.captcha)).toBe(true);
    const [one] = await makeCodes(behind, [{ count: 1, state: 'sold' }]);
    const blocked = await behind.anyone().get('api/query', { code: one!.code });
    expect(blocked.data).toMatchObject({ verdict: 'THROTTLED', captcha: false, result: null });
    const row = await owner.row<{ minutes: number }>(
      `select extract(epoch from max(blocked_until) - now())::int / 60 as minutes from throttle where subject like 'guess:%'`,
    );
    expect(row.minutes).toBeGreaterThan(55);
    await owner.rows(`delete from throttle`);
  });

  test('goes on with a captcha, also for true codes, and rests after as many again', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    for (let at = 0; at < 9; at += 1) expect((await ask(invented(at))).data.captcha).toBe(false);
    expect((await ask(invented(9))).data).toMatchObject({ verdict: 'THROTTLED', captcha: true });
    expect((await ask(one!.code)).data).toMatchObject({ verdict: 'THROTTLED', captcha: true });
    const wrong = await takeCaptcha(node);
    expect((await ask(one!.code, { ...wrong, captcha: 'xxxx' })).data.verdict).toBe('THROTTLED');
    const right = await takeCaptcha(node);
    expect(right.captcha).toBe(captchaAnswer);
    expect((await ask(one!.code, right)).data.verdict).toBe('GENUINE_FIRST');
    expect((await ask(one!.code, right)).data.verdict).toBe('THROTTLED');
    for (let at = 20; at < 28; at += 1) await ask(invented(at), await takeCaptcha(node));
    expect((await ask(one!.code, await takeCaptcha(node))).data).toMatchObject({
      verdict: 'THROTTLED',
      captcha: false,
    });
  });

  test('is known on every node', async () => {
    for (let at = 0; at < 10; at += 1) await ask(invented(at), {}, at % 2 === 0 ? node : second);
    for (const one of [node, second])
      await until('the other node to know', async () => {
        const { data } = await ask('?', {}, one);
        return data.verdict === 'THROTTLED';
      });
  });

  test('leaves others alone', async () => {
    for (let at = 0; at < 12; at += 1) await ask(invented(at));
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    from = '115.236.9.9';
    expect((await ask(one!.code)).data.verdict).toBe('GENUINE_FIRST');
  });

  test('codes of one company opens an incident there', async () => {
    const made = await makeCodes(node, [{ count: 12, state: 'sold' }]);
    for (const { code } of made) await ask(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`);
    const incident = await until('the incident', async () =>
      (
        await owner.rows<{ severity: number; detail: { n: number } }>(
          `select severity, detail from incident where company_id = 1 and kind = 'guessing' and create_time > now() - interval '1 minute'`,
        )
      ).at(0),
    );
    expect(incident).toMatchObject({ severity: 3, detail: { codes: 10, minutes: 10, n: 10 } });
  });

  test('serial numbers of warranties is stopped in the same way', async () => {
    const activate = (sn: string) =>
      node
        .anyone()
        .post('api/active', { name: '甲', phone: '13900000000', sn }, { 'x-forwarded-for': from });
    for (let at = 0; at < 10; at += 1) expect((await activate(invented(at))).status).toBe(404);
    expect((await activate(invented(99))).status).toBe(429);
  });

  test('addresses of one household of the new kind count as one', async () => {
    for (let at = 0; at < 10; at += 1) {
      from = `2400:3200:1:2::${at + 1}`;
      await ask(invented(at));
    }
    from = '2400:3200:1:2:ffff::1';
    expect((await ask(invented(50))).data.verdict).toBe('THROTTLED');
    from = '2400:3200:1:3::1';
    expect((await ask(invented(51))).data.verdict).toBe('UNKNOWN');
  });

  test('by the numbers of one company goes on by those, with a captcha and to its rest', async () => {
    const demo = await node.signIn('demo');
    const params = { codes: 12, minutes: 30, block_minutes: 120 };
    await demo.post('risk/edit', { kind: 'guessing', enabled: true, params, version: 0 });
    const made = await makeCodes(node, [{ count: 30, state: 'sold' }]);
    const forged = made.map(({ code }) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`);
    for (const code of forged.slice(0, 11)) expect((await ask(code)).data.verdict).toBe('UNKNOWN');
    // Twelve to twenty-three: a captcha is required, also when it is ignored.
    for (let at = 11; at < 22; at += 1)
      expect((await ask(forged[at]!)).data, String(at)).toMatchObject({ captcha: true });
    for (let at = 22; at < 24; at += 1) await ask(forged[at]!);
    expect((await ask(made[0]!.code)).data).toMatchObject({ verdict: 'THROTTLED', captcha: false });
    const row = await owner.row<{ minutes: number }>(
      `select extract(epoch from max(blocked_until) - now())::int / 60 as minutes from throttle
       where subject like 'guess:%' and blocked_until > now() + interval '61 minutes'`,
    );
    expect(row.minutes).toBeGreaterThan(115);
    await demo.post('risk/reset', { kind: 'guessing' });
  });
});
