import { beforeAll, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});

test('[DL-6] a dealer sends goods back to the company, which receives them', async () => {
  const codes = await goods.units(2);
  await goods.shipTo({ dealer_id: 1 }, codes);
  const data = await goods.done(goods.dealer, 'return/add', {
    codes,
    reason: '包装破损',
    condition: 'damaged',
  });
  expect(data).toMatchObject({ state: 'requested', units: 2, is_mine: true });
  // The dealer reads the company's name; to the company itself it is "own company".
  const { data: company } = await goods.user.get('company/info');
  expect(data.to_name).toBe((company as { name: string }).name);
  const seen = await goods.user.get('goodsReturn/index', {
    state: 'requested',
    keyword: data.code,
  });
  expect(seen.data).toMatchObject([
    { id: data.id, from: 'dealer', condition: 'damaged', to_name: '本企业' },
  ]);
  // The sender of a return cannot receive it.
  expect(await goods.dealer.post('return/receive', { id: data.id })).toMatchObject({ status: 404 });
  await goods.post('goodsReturn/receive', { id: data.id });
  expect(await goods.states(codes)).toEqual(['returned', 'returned']);
  const { data: mine } = await goods.dealer.get('return/info', { id: data.id });
  expect(mine).toMatchObject({ state: 'received' });
  const listed = await goods.dealer.get('return/codes', { id: data.id });
  expect(listed.data).toMatchObject([{ code: codes[0], part_name: '批次件' }, { code: codes[1] }]);
});

test('a dealer sends back only what it holds, and may think again', async () => {
  const [mine, companys] = await goods.units(2);
  await goods.shipTo({ dealer_id: 1 }, [mine!]);
  expect(await goods.dealer.post('return/add', { codes: [mine, companys] })).toMatchObject({
    status: 404,
    errors: [{ field: 'codes', code: companys }],
  });
  const data = await goods.done(goods.dealer, 'return/add', { codes: [mine] });
  await goods.done(goods.dealer, 'return/cancel', { id: data.id, reason: '卖掉了' });
  expect((await goods.dealer.get('return/info', { id: data.id })).data.state).toBe('cancelled');
  const { data: list } = await goods.dealer.get('return/index', { state: 'cancelled' });
  expect(list.map(({ id }: { id: number }) => id)).toContain(data.id);
});

test('what came from another dealer goes back to it, and is its stock again', async () => {
  const sub = await goods.addDealer(1);
  const [one, direct] = await goods.units(2);
  await goods.shipTo({ dealer_id: 1 }, [one!]);
  const { id } = await goods.done(goods.dealer, 'shipment/add', { dealer_id: sub.id });
  await goods.done(goods.dealer, 'shipment/scan', { id, codes: [one] });
  await goods.done(goods.dealer, 'shipment/check', { id });
  await goods.done(goods.dealer, 'shipment/ship', { id });
  await goods.done(sub.user, 'receive/receive', { shipment_id: id });
  const back = await goods.done(sub.user, 'return/add', { codes: [one], reason: '卖不动' });
  expect(back).toMatchObject({ to_dealer_id: 1, to_name: '杭州湖滨电器行', state: 'requested' });
  // The company sees it, and does not take it.
  expect(await goods.user.post('goodsReturn/restock', { id: back.id })).toMatchObject({
    status: 409,
  });
  const { data } = await goods.dealer.get('return/info', { id: back.id });
  expect(data).toMatchObject({ is_mine: false });
  expect(await goods.dealer.post('return/cancel', { id: back.id, reason: 'x' })).toMatchObject({
    status: 404,
  });
  await goods.done(goods.dealer, 'return/receive', { id: back.id });
  // Sent again, it changes nothing.
  await goods.done(goods.dealer, 'return/receive', { id: back.id });
  expect(await goods.look(one!)).toMatchObject({ state: 'received', dealer_id: 1 });
  expect((await sub.user.get('return/info', { id: back.id })).data).toMatchObject({
    state: 'closed',
    restocked: 1,
  });
  expect((await goods.info(one!)).events[0]).toMatchObject({
    kind: 'return',
    to_name: '杭州湖滨电器行',
  });
  await goods.done(goods.dealer, 'saleRecord/add', {
    codes: [one],
    sold_at: new Date().toISOString(),
  });
  // A dealer that is neither of them knows nothing of it.
  const stranger = await goods.addDealer();
  expect(await stranger.user.get('return/info', { id: back.id })).toMatchObject({ status: 404 });
  expect(await stranger.user.get('return/codes', { id: back.id })).toMatchObject({ status: 404 });
  expect((await stranger.user.get('return/index')).count).toBe(0);
  expect(await stranger.user.get('stock/info', { code: direct! })).toMatchObject({ status: 404 });
});

test('what a customer brought back is new to the next one: its check and its warranty', async () => {
  const sub = await goods.addDealer(1);
  const [one] = await goods.units(1);
  await goods.shipTo({ dealer_id: 1 }, [one!]);
  const { id } = await goods.done(goods.dealer, 'shipment/add', { dealer_id: sub.id });
  for (const [step, more] of Object.entries({ scan: { codes: [one] }, check: {}, ship: {} }))
    await goods.done(goods.dealer, `shipment/${step}`, { id, ...more });
  const sold = (buyer_phone: string) => ({
    ...{ codes: [one], sold_at: new Date().toISOString(), is_activated: true },
    ...{ buyer_name: '王芳', buyer_phone },
  });
  await goods.done(sub.user, 'saleRecord/add', sold('13800138001'));
  expect(await goods.states([one!])).toEqual(['activated']);
  const back = await goods.done(sub.user, 'return/add', { codes: [one] });
  await goods.done(goods.dealer, 'return/receive', { id: back.id });
  await goods.done(goods.dealer, 'saleRecord/add', sold('13800138002'));
  expect((await goods.dealer.get('warranty/index', { limit: 1 })).data).toMatchObject([
    { code: one, phone: '138****8002' },
  ]);
});
