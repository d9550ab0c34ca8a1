import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  await owner.rows(
    `update part set warranty_months = 12, warranty_start = 'sale' where company_id = 1 and id = $1`,
    [goods.part],
  );
});
const buyer = { buyer_name: '王小明', buyer_phone: '13912345678' };
const customer = { name: '王小明', phone: '13912345678' };
const now = () => new Date().toISOString();
const received = async (n: number) => {
  const codes = await goods.units(n);
  await goods.shipTo({ dealer_id: 1 }, codes);
  return codes;
};

describe('[DL-5] a dealer’s sale', () => {
  test('begins the warranty of all its products at once, from the time of the sale', async () => {
    const codes = await received(3);
    const soldAt = new Date(Date.now() - 3_600_000).toISOString();
    const sale = await goods.done(goods.dealer, 'saleRecord/add', {
      codes,
      sold_at: soldAt,
      is_activated: true,
      ...buyer,
    });
    expect(sale).toMatchObject({ units: 3, is_activated: true, state: 'valid' });
    expect(await goods.states(codes)).toEqual(['activated', 'activated', 'activated']);
    const { data, count } = await goods.dealer.get('warranty/index', { keyword: '13912345678' });
    expect(count).toBe(3);
    expect(data[0]).toMatchObject({
      name: '王小明',
      phone: '139****5678',
      start_time: soldAt,
      state: 'valid',
    });
    const until = new Date(soldAt);
    until.setUTCFullYear(until.getUTCFullYear() + 1);
    expect(data[0].expire_time.slice(0, 10)).toBe(until.toISOString().slice(0, 10));
    const events = (await goods.info(codes[0]!)).events.map(({ kind }: { kind: string }) => kind);
    expect(events).toEqual(expect.arrayContaining(['activate', 'sell']));
    expect(await goods.dealer.get('warranty/index', { keyword: codes[1]! })).toMatchObject({
      count: 1,
      data: [{ code: codes[1] }],
    });
    const one = await goods.dealer.get('warranty/info', { id: data[0].id });
    expect(one.data).toEqual(data[0]);
  });

  test('needs a buyer for that, and registers nothing without one', async () => {
    const codes = await received(1);
    const body = { codes, sold_at: now(), is_activated: true };
    expect(await goods.dealer.post('saleRecord/add', body)).toMatchObject({
      status: 422,
      errors: [{ field: 'buyer_name' }],
    });
    expect(
      await goods.dealer.post('saleRecord/add', { ...body, buyer_name: '王小明' }),
    ).toMatchObject({ status: 422, errors: [{ field: 'buyer_phone' }] });
    expect(await goods.states(codes)).toEqual(['received']);
  });

  test('that is voided takes the warranties with it; one that the customer began keeps it', async () => {
    const codes = await received(2);
    const sale = await goods.done(goods.dealer, 'saleRecord/add', {
      codes,
      sold_at: now(),
      is_activated: true,
      ...buyer,
    });
    await goods.done(goods.dealer, 'saleRecord/void', { id: sale.id, reason: '客户不要了' });
    expect(await goods.states(codes)).toEqual(['received', 'received']);
    expect((await goods.dealer.get('warranty/index', { keyword: codes[0]! })).count).toBe(0);
    const [own] = await received(1);
    const plain = await goods.done(goods.dealer, 'saleRecord/add', {
      codes: [own],
      sold_at: now(),
    });
    const active = { sn: own, name: '李四', phone: '13700001111' };
    expect(await node.anyone().post('api/active', active)).toMatchObject({ code: 0 });
    expect(await goods.dealer.post('saleRecord/void', { id: plain.id, reason: 'x' })).toMatchObject(
      { status: 409, errors: [{ code: own, state: 'activated' }] },
    );
  });

  test('cannot be voided to free products that were stopped since', async () => {
    const [frozen, recalled, scrapped] = (await received(3)) as [string, string, string];
    const sell = async (code: string): Promise<number> => {
      const body = { codes: [code], sold_at: now(), is_activated: true, ...buyer };
      return (await goods.done(goods.dealer, 'saleRecord/add', body)).id;
    };
    const sales = new Map<string, number>();
    for (const code of [frozen, recalled, scrapped]) sales.set(code, await sell(code));
    await goods.post('identifier/freeze', { codes: [frozen], reason: 'stolen' });
    await goods.post('identifier/recall', { codes: [recalled], reason: '漏电' });
    const back = { from: 'consumer', codes: [scrapped], is_received: true };
    const { id } = await goods.post('goodsReturn/add', back);
    await goods.post('goodsReturn/scrap', { id, reason: '坏了' });
    for (const [code, state] of Object.entries({
      [frozen]: 'frozen',
      [recalled]: 'recalled',
      [scrapped]: 'scrapped',
    })) {
      const body = { id: sales.get(code), reason: 'x' };
      const voided = await goods.dealer.post('saleRecord/void', body);
      expect(voided).toMatchObject({ status: 409, errors: [{ code, state }] });
      expect(await goods.states([code])).toEqual([state]);
      expect((await goods.dealer.get('warranty/index', { keyword: code })).count).toBe(1);
    }
  });

  test('that is voided is taken off the day it was counted on', async () => {
    const codes = await received(2);
    const counts = async () =>
      owner.rows<{ day: string; metric: string; n: number }>(
        `select day::text, metric, sum(n)::int as n from code_tally
         where company_id = 1 and part_id = $1 and metric in ('sold', 'activated') group by 1, 2 order by 1, 2`,
        [goods.part],
      );
    const before = (await counts()).filter(({ n }) => n !== 0);
    const soldAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const body = { codes, sold_at: soldAt, is_activated: true, ...buyer };
    const { id } = await goods.done(goods.dealer, 'saleRecord/add', body);
    await goods.done(goods.dealer, 'saleRecord/void', { id, reason: '登记错了' });
    expect((await counts()).filter(({ n }) => n !== 0)).toEqual(before);
  });

  test('of the company begins warranties too', async () => {
    const codes = await goods.units(1);
    await goods.post('saleRecord/add', { codes, sold_at: now(), is_activated: true, ...buyer });
    expect(await goods.states(codes)).toEqual(['activated']);
  });
});

describe('[DL-5] a warranty', () => {
  test('is registered for what the dealer sold earlier, once, all or nothing', async () => {
    const [one, two] = await received(2);
    await goods.done(goods.dealer, 'saleRecord/add', { codes: [one], sold_at: now() });
    const activate = (codes: string[], more: object = {}) =>
      goods.dealer.post('warranty/activate', { codes, ...customer, ...more });
    expect(await activate([one!, two!])).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: two, state: 'received' }],
    });
    expect(await goods.states([one!])).toEqual(['sold']);
    expect(await activate([one!])).toMatchObject({ code: 0, data: { units: 1 } });
    // The same once more changes nothing; another customer is refused.
    expect(await activate([one!])).toMatchObject({ code: 0, data: { units: 0 } });
    expect(await activate([one!], { phone: '13700002222' })).toMatchObject({
      status: 409,
      errors: [{ code: one, state: 'activated' }],
    });
    expect(await activate([one!], { phone: '123' })).toMatchObject({
      status: 422,
      errors: [{ field: 'phone' }],
    });
  });

  test('is its dealer’s alone', async () => {
    const [one] = await received(1);
    const body = { codes: [one], sold_at: now(), is_activated: true, ...buyer };
    await goods.done(goods.dealer, 'saleRecord/add', body);
    const { data } = await goods.dealer.get('warranty/index', { keyword: one! });
    const { id } = data[0];
    const stranger = await goods.addDealer();
    const foreign = await goods.addDealer(null, await node.signIn('other'));
    for (const { user } of [stranger, foreign]) {
      expect(await user.get('warranty/info', { id })).toMatchObject({ status: 404 });
      expect((await user.get('warranty/index', { keyword: one! })).count).toBe(0);
      expect((await user.get('warranty/index', { keyword: '13912345678' })).count).toBe(0);
      expect(await user.post('warranty/activate', { codes: [one], ...customer })).toMatchObject({
        status: 404,
      });
    }
    const powerless = await goods.addPowerless();
    expect(await powerless.get('warranty/index')).toMatchObject({ status: 403 });
    expect(await powerless.get('warranty/info', { id })).toMatchObject({ status: 403 });
    expect(await powerless.post('warranty/activate', { codes: [one], ...customer })).toMatchObject({
      status: 403,
    });
  });
});
