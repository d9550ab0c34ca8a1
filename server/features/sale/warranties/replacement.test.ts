import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  demo = await node.signIn('demo');
  const { data: part } = await demo.get('part/info', { id: goods.part });
  const edit = { id: goods.part, version: part.version, name: part.name, warranty_months: 12 };
  expect(await demo.post('part/edit', edit)).toMatchObject({ code: 0 });
});

const sold = async (n: number) => {
  const codes = await goods.units(n);
  await goods.post('saleRecord/add', { codes, sold_at: new Date().toISOString() });
  return codes;
};
let people = 0;
const activated = async () => {
  const [code] = await sold(1);
  const phone = `138${String(20_000_000 + (people += 1))}`;
  expect(await node.anyone().post('api/active', { sn: code, name: '王小明', phone })).toMatchObject(
    { code: 0 },
  );
  return { code: code!, phone };
};
const warrantyOf = async (code: string) => {
  const { data } = await demo.get('warranty/index', { keyword: code });
  return (await demo.get('warranty/info', { id: data[0].id })).data;
};
const replace = (old_sn: string, new_sn: string) =>
  demo.post('warranty/replace', { old_sn, new_sn });
const eventsOf = async (code: string) =>
  (await goods.info(code)).events as { kind: string; reason: string }[];
const countOf = async (metric: string) =>
  (
    await owner.row<{ n: number }>(
      'select coalesce(sum(n), 0)::int as n from code_tally where company_id = 1 and metric = $1',
      [metric],
    )
  ).n;

describe('[MNU-27] a replacement', () => {
  test('inherits start, end and owner; the old unit comes back, and both tell it', async () => {
    const { code: old, phone } = await activated();
    const before = await warrantyOf(old);
    const [fresh] = (await sold(1)) as [string];
    const counted = [await countOf('activated'), await countOf('returned')];
    const link = `https://id.example.com/c/${fresh}`;
    expect(await replace(old, link)).toMatchObject({ code: 0 });
    const [ended, runs] = [await warrantyOf(old), await warrantyOf(fresh)];
    expect(ended).toMatchObject({
      state: 'replaced',
      replaced_by_code: fresh,
      steps: [{ kind: 'replaced', code: fresh }],
    });
    expect(runs).toMatchObject({
      state: 'valid',
      start_time: before.start_time,
      expire_time: before.expire_time,
      granted_months: 12,
      phone: before.phone,
      replaces_code: old,
      steps: [{ kind: 'inherited', code: old }],
    });
    expect((await demo.post('warranty/reveal', { id: runs.id })).data).toEqual({ mobile: phone });
    expect(await goods.states([old, fresh])).toEqual(['returned', 'activated']);
    expect((await eventsOf(old))[0]).toMatchObject({
      kind: 'return',
      reason: expect.stringContaining(fresh) as string,
    });
    expect((await eventsOf(fresh))[0]).toMatchObject({
      kind: 'activate',
      reason: expect.stringContaining(old) as string,
    });
    expect([await countOf('activated'), await countOf('returned')]).toEqual(
      counted.map((n) => n + 1),
    );
    const { data } = await node.anyone().get('api/query', { code: fresh });
    expect(data.result.expire_time).toBe(before.expire_time);
  });

  test('told twice, also at once, is one; to another unit it is refused', async () => {
    const { code: old } = await activated();
    const [one, two] = (await sold(2)) as [string, string];
    const answers = await Promise.all([replace(old, one), replace(old, one), replace(old, one)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await warrantyOf(one)).steps).toHaveLength(1);
    expect(await replace(old, two)).toMatchObject({
      status: 409,
      errors: [{ field: 'old_sn', msg: expect.stringContaining(one) as string }],
    });
    expect(await goods.states([two])).toEqual(['sold']);
  });

  test('of two old units by one new one at the same moment happens once', async () => {
    const [first, second] = [await activated(), await activated()];
    const [fresh] = (await sold(1)) as [string];
    const answers = await Promise.all([replace(first.code, fresh), replace(second.code, fresh)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const states = [await warrantyOf(first.code), await warrantyOf(second.code)].map(
      ({ state }) => state as string,
    );
    expect(states.toSorted()).toEqual(['replaced', 'valid']);
  });

  test('of a unit that is extended at the same moment keeps the extension or refuses it', async () => {
    const { code: old } = await activated();
    const { id } = await warrantyOf(old);
    const [fresh] = (await sold(1)) as [string];
    const [longer] = await Promise.all([
      demo.post('warranty/extend', { id, months: 6, reason: '赠送' }),
      replace(old, fresh),
    ]);
    expect(await warrantyOf(fresh)).toMatchObject({ extended_months: longer.code === 0 ? 6 : 0 });
    expect((await warrantyOf(fresh)).expire_time).toBe((await warrantyOf(old)).expire_time);
  });

  test('goes on: what replaced another unit is replaced in turn', async () => {
    const { code: first } = await activated();
    const [second, third] = (await sold(2)) as [string, string];
    const { expire_time: until } = await warrantyOf(first);
    expect(await replace(first, second)).toMatchObject({ code: 0 });
    expect(await replace(second, third)).toMatchObject({ code: 0 });
    expect(await warrantyOf(third)).toMatchObject({ state: 'valid', expire_time: until });
    // The first is over: it cannot be handed on again.
    expect(await replace(third, first)).toMatchObject({ status: 409 });
  });

  test('needs two units, a warranty that stands, and a new one that nobody has activated', async () => {
    const { code: old } = await activated();
    const [fresh] = (await sold(1)) as [string];
    const [stored] = (await goods.units(1)) as [string];
    const { box } = await goods.box(1);
    const refused = async (one: string, other: string, status: number, field: string) =>
      expect(await replace(one, other), `${one} ${other}`).toMatchObject({
        status,
        errors: [{ field }],
      });
    await refused(old, old, 409, 'new_sn');
    await refused(old, 'ZZZZ-NOBODY', 404, 'new_sn');
    await refused(old, stored, 409, 'new_sn');
    await refused(old, box, 409, 'new_sn');
    await refused(old, (await activated()).code, 409, 'new_sn');
    await refused(stored, fresh, 409, 'old_sn');
    const { id } = await warrantyOf(old);
    expect(await demo.post('warranty/void', { id, reason: '改装' })).toMatchObject({ code: 0 });
    await refused(old, fresh, 409, 'old_sn');
    expect(await goods.states([old, fresh, stored])).toEqual(['activated', 'sold', 'commissioned']);
  });

  test('of what was recalled leaves it recalled; one that is being returned is refused', async () => {
    const { code: recalled } = await activated();
    await goods.post('identifier/recall', { codes: [recalled], reason: '漏电' });
    const [one, two] = (await sold(2)) as [string, string];
    expect(await replace(recalled, one)).toMatchObject({ code: 0 });
    expect(await goods.states([recalled, one])).toEqual(['recalled', 'activated']);
    const { code: back } = await activated();
    await goods.post('goodsReturn/add', { from: 'consumer', codes: [back] });
    expect(await replace(back, two)).toMatchObject({ status: 409, errors: [{ field: 'old_sn' }] });
  });
});
