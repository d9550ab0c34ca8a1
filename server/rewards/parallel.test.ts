import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { phoneOf, setUpRewards } from './rewards.fixture.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const { open, claim } = await setUpRewards(node);
const tries = 200;
const all = Array.from({ length: tries }, (_, at) => at);

test('200 phones at once with one product: one takes part and is paid', async () => {
  const { info, products } = await open({
    prizes: [{ kind: 'code', amount: 100 }],
    codes: all.map((at) => `ONE-${at}`),
  });
  const [product] = await products(1);
  const answers = await Promise.all(all.map((at) => claim(product!.id, phoneOf(at))));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  for (const { status, msg } of answers.filter(({ code }) => code !== 0))
    expect({ status, msg }).toEqual({ status: 409, msg: '这个码已被别人用来参与过活动' });
  expect(await info()).toMatchObject({ claims: 1, spent: 100, prizes: [{ given: 1 }] });
}, 120_000);

test('200 products at once at the last prize: it is won once, the others win nothing', async () => {
  const { info, products } = await open({ prizes: [{ kind: 'gift', quantity: 1, amount: 500 }] });
  const some = await products(tries);
  const answers = await Promise.all(some.map(({ id }, at) => claim(id, phoneOf(1_000 + at))));
  expect(answers.filter(({ code }) => code !== 0)).toEqual([]);
  expect(answers.filter(({ data }) => data.prize !== '')).toHaveLength(1);
  expect(await info()).toMatchObject({ claims: tries, spent: 500, prizes: [{ given: 1 }] });
}, 120_000);

test('one phone with 200 products at once takes part as often as it may', async () => {
  const { info, products } = await open({ prizes: [{ kind: 'gift' }] });
  const some = await products(tries);
  const answers = await Promise.all(some.map(({ id }) => claim(id, phoneOf(2_000))));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.find(({ code }) => code !== 0)).toMatchObject({
    status: 409,
    errors: [{ field: 'phone', msg: '这个手机号已参与 1 次，不能再参与' }],
  });
  expect(await info()).toMatchObject({ claims: 1, prizes: [{ given: 1 }] });
}, 120_000);

test('the budget and the codes are never exceeded, and no code is given twice', async () => {
  const { info, products } = await open({
    budget: 3_050,
    prizes: [
      { kind: 'code', amount: 100, odds: 5_000 },
      { kind: 'gift', amount: 300, odds: 5_000 },
    ],
    codes: all.slice(0, 12).map((at) => `PAY-${at}`),
  });
  const some = await products(tries);
  const answers = await Promise.all(some.map(({ id }, at) => claim(id, phoneOf(3_000 + at))));
  expect(answers.filter(({ code }) => code !== 0)).toEqual([]);
  const codes = answers.map(({ data }) => data.code as string).filter((code) => code !== '');
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeLessThanOrEqual(12);
  const { spent, budget, prizes } = await info();
  expect(spent).toBeLessThanOrEqual(budget);
  expect(spent).toBe(prizes[0]!.given * 100 + prizes[1]!.given * 300);
  expect(prizes[0]!.given).toBe(codes.length);
}, 120_000);
