import { beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import type { User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: MadeGoods;
let sales: User;
beforeAll(async () => {
  made = await makeGoods(node, owner);
  sales = await node.signIn('sales');
});
/** The titles of what somebody was told of an order, oldest first. */
const toldOf = async (by: User, order: number) =>
  ((await by.get('notice/index', { type: 6, limit: 100 })).data as Notice[])
    .filter(({ record_id: id }) => id === order)
    .map(({ title }) => title)
    .toReversed();
const place = async (quantity: number): Promise<number> =>
  (
    await made.done(made.dealer, 'order/add', {
      lines: [{ part_id: made.part, quantity }],
    })
  ).id;
const ship = async (order: number, codes: string[]) => {
  const { id } = await made.post('salesOrder/ship', { id: order });
  await made.post('shipment/scan', { id, codes });
  await made.post('shipment/check', { id, allow_short: true });
  await made.post('shipment/ship', { id });
};

describe('[NTC-6] the notices of an order', () => {
  test('tell those who go on with it, and the dealer, and lead to the order', async () => {
    const id = await place(2);
    await made.post('salesOrder/approve', { ids: [id] });
    await made.post('salesOrder/produce', { id });
    await ship(id, await made.units(1));
    await ship(id, await made.units(1));
    expect(await toldOf(sales, id)).toEqual([
      '经销商下了订单',
      '订单已审核',
      '订单部分发货',
      '订单已发货',
    ]);
    expect(await toldOf(made.dealer, id)).toEqual(['订单已审核', '订单部分发货', '订单已发货']);
    // Nobody is told of what they did themselves.
    expect(await toldOf(made.user, id)).toEqual(['经销商下了订单']);
    const data = await node.signIn('data');
    expect(await toldOf(data, id)).toContain('订单已排产');
  });

  test('tell of a cancelled order with the reason, and each step once', async () => {
    const id = await place(1);
    for (let twice = 0; twice < 2; twice += 1) await made.post('salesOrder/approve', { ids: [id] });
    for (let twice = 0; twice < 2; twice += 1)
      await made.post('salesOrder/cancel', { ids: [id], reason: '缺料' });
    expect(await toldOf(made.dealer, id)).toEqual(['订单已审核', '订单已取消']);
    const [last] = (await made.dealer.get('notice/index', { limit: 1 })).data as Notice[];
    expect(last!.content).toContain('缺料');
    const withdrawn = await place(1);
    await made.done(made.dealer, 'order/cancel', { id: withdrawn });
    expect(await toldOf(sales, withdrawn)).toContain('订单已取消');
    expect(await toldOf(made.dealer, withdrawn)).toEqual([]);
  });

  test('tell of many orders at once in one notice, and each dealer of its own', async () => {
    const other = await made.addDealer();
    const ids = [await place(1), await place(2), await place(3), await place(4)];
    const lines = [{ part_id: made.part, quantity: 1 }];
    const theirs = (await made.done(other.user, 'order/add', { lines })).id as number;
    const customer = await made.customer();
    ids.push(theirs, (await made.post('salesOrder/add', { customer_id: customer, lines })).id);
    const codes: string[] = [];
    for (const id of ids) codes.push((await made.user.get('salesOrder/info', { id })).data.code);
    const count = async () =>
      await owner.row<{ notices: number; batches: number }>(
        `select count(*)::int as notices, count(distinct batch)::int as batches from notice
           where sentence in ('orderApproved', 'orderCancelled') and account_id in
             (select id from account where username = any($1))`,
        [['sales', 'dealer', other.username]],
      );
    const before = await count();
    await made.post('salesOrder/approve', { ids });
    expect(await count()).toEqual({
      notices: before.notices + 3,
      // One for the company, one for all its dealers.
      batches: before.batches + 2,
    });
    const newest = async (by: User) =>
      ((await by.get('notice/index', { type: 6, limit: 1 })).data as Notice[])[0]!;
    const named = codes.slice(0, 3).join(', ');
    expect((await newest(sales)).content).toContain(`${named} +3`);
    expect((await newest(sales)).record_id).toBeUndefined();
    expect((await newest(made.dealer)).content).toContain(`${named} +1`);
    expect((await newest(made.dealer)).content).not.toContain(codes[4]);
    // One order: its notice leads to it.
    expect(await newest(other.user)).toMatchObject({ record_id: theirs });
    expect((await newest(other.user)).content).toContain(codes[4]);
    await made.post('salesOrder/cancel', { ids, reason: '停产' });
    expect((await count()).notices).toBe(before.notices + 6);
    expect((await newest(other.user)).content).toContain('停产');
  });
});
