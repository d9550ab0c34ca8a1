import { afterEach, expect, test } from 'vitest';
import { captchaAnswer, takeCaptcha } from '#server/testing/captcha.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { makeCodes, phone } from './scanning.fixture.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const admin = await node.signIn('admin', 'admin');
const limit = async (value: object) => {
  const { data } = await admin.get('config/index');
  const part = data.find((one: { name: string }) => one.name === 'consumer');
  const edited = { name: 'consumer', value: { ...part.value, ...value }, version: part.version };
  expect(await admin.post('config/edit', edited)).toMatchObject({ code: 0 });
  // Nodes read it again after two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2_100));
};
await limit({ lookups_per_hour: 20 });
const made = await makeCodes(node, [{ count: 120, state: 'sold' }]);
let next = 0;
const code = () => made[(next += 1) - 1]!.code;
const ask = (ip: string, more: object = {}, agent = 'shop') =>
  node
    .anyone()
    .get('api/query', { code: code(), ...more }, phone(agent, { 'x-forwarded-for': ip }));
/** Counted after the answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
afterEach(() => owner.rows('delete from throttle'));

test('genuine codes need a captcha from the limit on, and are refused from twice the limit on', async () => {
  const ip = '36.110.1.1';
  for (let at = 0; at < 20; at += 1) {
    expect((await ask(ip)).data.verdict, String(at)).toBe('GENUINE_FIRST');
    await settled();
  }
  expect((await ask(ip)).data).toMatchObject({ verdict: 'THROTTLED', captcha: true });
  // An invented code is answered in the same way.
  const invented = await node
    .anyone()
    .get('api/query', { code: 'ABCDEFGH23456789' }, phone('shop', { 'x-forwarded-for': ip }));
  expect(invented.data).toMatchObject({ verdict: 'THROTTLED', captcha: true });
  expect((await ask(ip, await takeCaptcha(node))).data.verdict).toBe('GENUINE_FIRST');
  const page = await fetch(`${node.base}/template?code=${code()}`, {
    headers: { 'x-forwarded-for': ip },
  });
  expect(await page.text()).toContain('name="captcha"');
  await until('the refusal', async () => {
    const { data } = await ask(ip, { key: 'x', captcha: captchaAnswer });
    return data.verdict === 'THROTTLED' && data.captcha === false;
  });
  // Another address goes on, and the one that rests is not taken for a guesser.
  expect((await ask('36.110.1.2')).data.verdict).toBe('GENUINE_FIRST');
  expect(await owner.rows(`select from throttle where subject like 'guess:%'`)).toEqual([]);
});

test('the same phone with the same code again and again is one query', async () => {
  const ip = '36.110.2.1';
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  for (let at = 0; at < 40; at += 1) {
    const answer = await node
      .anyone()
      .get('api/query', { code: one!.code }, phone('A', { 'x-forwarded-for': ip }));
    expect(answer.data.captcha).toBe(false);
  }
});

test('an IPv6 network that changes its addresses is limited all the same, with more room', async () => {
  const seen: string[] = [];
  const rotating = await makeCodes(node, [{ count: 200, state: 'sold' }]);
  for (const [at, { code: one }] of rotating.entries()) {
    const ip = `2408:8000:2:${at.toString(16)}::1`;
    const { data } = await node
      .anyone()
      .get('api/query', { code: one }, phone('A', { 'x-forwarded-for': ip }));
    seen.push(data.verdict);
    if (at % 10 === 0) await settled();
  }
  const first = seen.indexOf('THROTTLED');
  expect(first).toBeGreaterThanOrEqual(160);
  expect(seen.slice(0, 150)).toEqual(Array<string>(150).fill('GENUINE_FIRST'));
});

test('staff who look at their own products are not counted', async () => {
  const demo = await node.signIn('demo');
  for (let at = 0; at < 30; at += 1) {
    const { data } = await demo.get(
      'api/query',
      { code: made[at]!.code },
      { 'x-forwarded-for': '36.110.3.1' },
    );
    expect(data.captcha).toBe(false);
  }
});

test('activations that are refused are counted as well', async () => {
  const headers = { 'x-forwarded-for': '36.110.9.1' };
  // A phone number that may not activate any more tells genuine codes from invented ones.
  await limit({ activations_in_all: 1 });
  const person = { name: '王芳', phone: '13855550001' };
  const activate = (sn: string) => node.anyone().post('api/active', { ...person, sn }, headers);
  expect(await activate(code())).toMatchObject({ code: 0 });
  const statuses = [];
  for (let at = 0; at < 20; at += 1) {
    await settled();
    const { errors } = await activate(code());
    statuses.push(errors?.[0]?.field);
  }
  // The one that was made counts as five, each refused one as a query; a tenth of the limit may not be counted yet.
  const asked = statuses.indexOf('captcha');
  expect([15, 16, 17]).toContain(asked);
  expect(new Set(statuses.slice(0, asked))).toEqual(new Set(['phone']));
  expect(new Set(statuses.slice(asked))).toEqual(new Set(['captcha']));
  await limit({ activations_in_all: 1_000 });
});
