import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: MadeGoods;
let demo: User;
let dealer: User;
let other: Awaited<ReturnType<MadeGoods['addDealer']>>;
beforeAll(async () => {
  made = await makeGoods(node, owner);
  ({ user: demo, dealer } = made);
  other = await made.addDealer();
});
const place = (quantity = 3, by = dealer) =>
  made.done(by, 'order/add', { lines: [{ part_id: made.part, quantity }], remark: '急用' });
const infoOf = async (id: number, by = dealer, path = 'order') =>
  (await by.get(`${path}/info`, { id })).data;

describe('an order of a dealer', () => {
  test('[DL-7] is placed, approved, shipped in two parts and received, and the dealer follows it', async () => {
    const products = (await dealer.get('order/parts', { keyword: '批次件' })).data as object[];
    expect(products).toEqual([expect.objectContaining({ id: made.part, part_name: '批次件' })]);
    const order = await place(3);
    expect(order).toMatchObject({ state: 'draft', ordered: 3, shipped: 0, is_from_dealer: true });
    const sales = await node.signIn('sales');
    expect((await sales.get('salesOrder/index', { keyword: order.code })).data).toMatchObject([
      { id: order.id, buyer_name: '杭州湖滨电器行', remark: '急用' },
    ]);
    const notices = (await sales.get('notice/index', { limit: 5 })).data as { content: string }[];
    expect(notices.some(({ content }) => content.includes(order.code))).toBe(true);
    // Nothing leaves before it is approved.
    expect(await demo.post('salesOrder/ship', { id: order.id })).toMatchObject({ status: 409 });
    await made.post('salesOrder/approve', { ids: [order.id] });
    const shipment = await made.post('salesOrder/ship', { id: order.id });
    expect((await demo.get('shipment/info', { id: shipment.id })).data).toMatchObject({
      dealer_id: 1,
      order_id: order.id,
      lines: [{ part_id: made.part, quantity: 3 }],
    });
    // Everything is in that shipment already.
    expect(await demo.post('salesOrder/ship', { id: order.id })).toMatchObject({ status: 409 });
    expect(await demo.post('salesOrder/complete', { ids: [order.id] })).toMatchObject({
      status: 409,
    });
    const send = async (id: number, codes: string[], more: object = {}) => {
      await made.post('shipment/scan', { id, codes });
      await made.post('shipment/check', { id, ...more });
      await made.post('shipment/ship', { id });
    };
    await send(shipment.id, await made.units(2), { allow_short: true });
    expect(await infoOf(order.id)).toMatchObject({
      state: 'partial',
      shipped: 2,
      received: 0,
      lines: [{ quantity: 3, shipped: 2, received: 0 }],
      shipments: [{ id: shipment.id, picked: 2 }],
    });
    await made.done(dealer, 'receive/receive', { shipment_id: shipment.id });
    const rest = await made.post('salesOrder/ship', { id: order.id });
    expect((await demo.get('shipment/info', { id: rest.id })).data).toMatchObject({
      lines: [{ quantity: 1 }],
    });
    await send(rest.id, await made.units(1));
    expect(await infoOf(order.id)).toMatchObject({ state: 'shipped', shipped: 3, received: 2 });
    await made.post('salesOrder/complete', { ids: [order.id] });
    expect(await infoOf(order.id)).toMatchObject({ state: 'completed' });
  });

  test('has one buyer: neither none nor two are taken, and the reason is told', async () => {
    const lines = [{ part_id: made.part, quantity: 1 }];
    for (const buyers of [{}, { dealer_id: 1, customer_id: 1 }])
      expect(await demo.post('salesOrder/add', { ...buyers, lines })).toMatchObject({
        status: 422,
        errors: [{ field: 'dealer_id', msg: expect.stringContaining('经销商和客户中选一个') }],
      });
  });

  test('can be withdrawn until it is approved', async () => {
    const order = await place();
    await made.done(dealer, 'order/cancel', { id: order.id });
    expect(await infoOf(order.id)).toMatchObject({ state: 'cancelled', reason: '经销商撤回' });
    await made.done(dealer, 'order/cancel', { id: order.id });
    const approved = await place();
    await made.post('salesOrder/approve', { ids: [approved.id] });
    expect(await dealer.post('order/cancel', { id: approved.id })).toMatchObject({ status: 409 });
  });

  test('is nobody else’s', async () => {
    const order = await place();
    const foreign = await node.signIn('other');
    for (const [by, path] of [
      [other.user, 'order'],
      [foreign, 'salesOrder'],
    ] as const) {
      expect(await by.get(`${path}/info`, { id: order.id })).toMatchObject({ status: 404 });
      expect((await by.get(`${path}/index`, { keyword: order.code })).data).toEqual([]);
    }
    expect(await other.user.post('order/cancel', { id: order.id })).toMatchObject({ status: 404 });
    expect(await foreign.post('salesOrder/approve', { ids: [order.id] })).toMatchObject({
      status: 404,
    });
    const identity = await node.signIn('identity');
    expect(await identity.post('salesOrder/approve', { ids: [order.id] })).toMatchObject({
      status: 403,
    });
    expect(await dealer.post('order/add', { lines: [] })).toMatchObject({ status: 422 });
    expect(
      await dealer.post('order/add', { lines: [{ part_id: 999_999, quantity: 1 }] }),
    ).toMatchObject({ status: 422, errors: [{ field: 'lines.0.part_id' }] });
  });
});

describe('an order that the company enters', () => {
  test('is of a customer or a dealer, changes until it is approved, and then no more', async () => {
    const customer = await made.customer();
    const lines = [{ part_id: made.part, quantity: 2, price: 1250 }];
    const order = await made.post('salesOrder/add', { customer_id: customer, lines });
    expect(order).toMatchObject({ buyer_kind: 'customer', net: 2500, tax: 0, total: 2500 });
    const edit = { id: order.id, customer_id: customer, due_date: '2027-01-31' };
    const { version } = await made.post('salesOrder/edit', {
      ...edit,
      version: order.version,
      lines: [{ part_id: made.part, quantity: 4, price: null }],
    });
    expect(await infoOf(order.id, demo, 'salesOrder')).toMatchObject({ ordered: 4, total: null });
    expect(await demo.post('salesOrder/add', { lines })).toMatchObject({ status: 422 });
    await made.post('salesOrder/approve', { ids: [order.id] });
    expect(
      await demo.post('salesOrder/edit', { ...edit, version: version + 1, lines }),
    ).toMatchObject({ status: 409 });
    expect(await demo.post('salesOrder/delete', { ids: [order.id] })).toMatchObject({
      status: 409,
    });
    await made.post('salesOrder/cancel', { ids: [order.id], reason: '客户取消' });
    expect(await infoOf(order.id, demo, 'salesOrder')).toMatchObject({
      state: 'cancelled',
      reason: '客户取消',
    });
    expect(await demo.post('salesOrder/ship', { id: order.id })).toMatchObject({ status: 409 });
    const draft = await made.post('salesOrder/add', { customer_id: customer, lines });
    await made.post('salesOrder/delete', { ids: [draft.id] });
  });

  test('is shipped only to whom it belongs', async () => {
    const order = await place(1);
    await made.post('salesOrder/approve', { ids: [order.id] });
    expect(
      await demo.post('shipment/add', { kind: 'dealer', dealer_id: 2, order_id: order.id }),
    ).toMatchObject({ status: 422, errors: [{ field: 'order_id' }] });
    await made.post('shipment/add', { kind: 'dealer', dealer_id: 1, order_id: order.id });
  });
});
