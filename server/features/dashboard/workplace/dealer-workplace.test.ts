import { beforeAll, expect, test } from 'vitest';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const look = async (user: MadeGoods['dealer']) => {
  const { data } = (await user.get('workplace/index')) as { data: Workplace };
  const numbers = (list: readonly { key: string }[], field: string) =>
    Object.fromEntries(
      list.map((one) => [one.key, (one as unknown as Record<string, number>)[field]]),
    );
  return { figures: numbers(data.figures, 'value'), todos: numbers(data.todos, 'count') };
};

test('[MNU-43] a dealer’s workplace tells what it has, what it sold and what waits for it, and of nobody else', async () => {
  const shop = await goods.addDealer();
  const sub = await goods.addDealer(shop.id);
  expect(await look(shop.user)).toEqual({
    figures: { dealerStock: 0, dealerOnWay: 0, dealerSoldToday: 0, dealerSoldMonth: 0 },
    todos: {},
  });
  const codes = await goods.units(6);
  const first = await goods.shipTo({ dealer_id: shop.id }, codes.slice(0, 4));
  await goods.done(shop.user, 'receive/receive', { shipment_id: first });
  await goods.shipTo({ dealer_id: shop.id }, codes.slice(4));
  const sale = await goods.done(shop.user, 'saleRecord/add', {
    codes: [codes[0], codes[1]],
    sold_at: new Date().toISOString(),
  });
  const { id } = await goods.done(shop.user, 'shipment/add', { dealer_id: sub.id });
  await goods.done(shop.user, 'shipment/scan', { id, codes: [codes[2]] });
  await goods.done(shop.user, 'shipment/check', { id });
  await goods.done(shop.user, 'shipment/ship', { id });
  await goods.done(sub.user, 'receive/receive', { shipment_id: id });
  await goods.done(sub.user, 'return/add', { codes: [codes[2]] });
  await goods.done(shop.user, 'repair/add', {
    sn: codes[0],
    fault_type: 'noise',
    content: '异响',
    name: '王小明',
    phone: '13912345678',
  });
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  await owner.rows(
    `insert into territory (company_id, dealer_id, province, from_day, until_day) values (1, $1, 33, $2, $3)`,
    [shop.id, day(-100), day(10)],
  );
  expect(await look(shop.user)).toEqual({
    figures: { dealerStock: 1, dealerOnWay: 2, dealerSoldToday: 2, dealerSoldMonth: 2 },
    todos: { shipmentsToReceive: 1, returnsToTake: 1, repairsUnderWay: 1, territoriesEnding: 1 },
  });
  expect((await look(sub.user)).todos).toEqual({});
  // A voided sale is no sale; territories that are over are warned of.
  await goods.done(shop.user, 'saleRecord/void', { id: sale.id, reason: '退了' });
  await owner.rows(`update territory set until_day = $2 where dealer_id = $1`, [shop.id, day(-2)]);
  expect(await look(shop.user)).toMatchObject({
    figures: { dealerStock: 3, dealerSoldToday: 0 },
    todos: { territoriesOver: 1 },
  });
});

test('a dealer’s stock is counted in the index of goods that lie with dealers', async () => {
  await owner.rows('analyze identifier');
  await owner.rows('set enable_seqscan = off');
  const plan = await owner.rows<{ 'QUERY PLAN': string }>(
    `explain select count(*) from identifier where company_id = 1 and dealer_id = 1 and level = 0 and state = 6`,
  );
  expect(JSON.stringify(plan)).toContain('identifier_in_stock');
});
