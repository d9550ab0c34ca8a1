import { beforeAll, describe, expect, test } from 'vitest';
import { giveMove, type User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

type Batch = { id: number; code: string; part_id: number; quantity: number };
const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: MadeGoods;
let demo: User;
let customer: number;
let second: number;
beforeAll(async () => {
  made = await makeGoods(node, owner);
  demo = made.user;
  customer = await made.customer();
  second = (await made.post('part/add', { name: '排产件', code: 'SO-P2', unit: 'pcs' })).id;
});
const infoOf = async (id: number) => (await demo.get('salesOrder/info', { id })).data;
/** An approved order of two parts. */
const approved = async (quantity = 5, other = 2): Promise<number> => {
  const lines = [
    { part_id: made.part, quantity },
    { part_id: second, quantity: other },
  ];
  const { id } = await made.post('salesOrder/add', { customer_id: customer, lines });
  await made.post('salesOrder/approve', { ids: [id] });
  return id;
};
const produce = (id: number, lines?: object[]) =>
  demo.post('salesOrder/produce', { id, ...(lines ? { lines } : {}) });
const ship = async (order: number, codes: string[]) => {
  const { id } = await made.post('salesOrder/ship', { id: order });
  await made.post('shipment/scan', { id, codes });
  await made.post('shipment/check', { id, allow_short: true });
  await made.post('shipment/ship', { id });
};

describe('producing an order', () => {
  test('plans a batch of each part, and a second time there is nothing left', async () => {
    const id = await approved();
    const [one, other] = await Promise.all([produce(id), produce(id)]);
    const [won, lost] = one.code === 0 ? [one, other] : [other, one];
    expect(won).toMatchObject({ code: 0, msg: '已建 2 个生产批次' });
    expect(lost).toMatchObject({ status: 409 });
    const { batches } = won.data as { batches: Batch[] };
    const found = (await demo.get('batch/info', { id: batches[0]!.id })).data;
    const { code } = await infoOf(id);
    expect(found).toMatchObject({
      state: 'planned',
      part_id: made.part,
      quantity: 5,
      order_id: id,
      order_code: code,
      steps: [{ action: 'add' }],
    });
    expect(await infoOf(id)).toMatchObject({
      state: 'producing',
      lines: [
        { quantity: 5, planned: 5, made: 0, unmade: 0 },
        { quantity: 2, planned: 2, made: 0, unmade: 0 },
      ],
      batches: [{ id: batches[1]!.id }, { id: batches[0]!.id, quantity: 5, made: 0 }],
    });
    expect((await demo.get('batch/index', { order_id: id })).data).toHaveLength(2);
    expect((await produce(id)).msg).toContain(code);
  });

  test('takes as many as asked, and the rest later; a deleted plan is free again', async () => {
    const id = await approved();
    const first = await produce(id, [{ part_id: made.part, quantity: 3 }]);
    expect(first).toMatchObject({ code: 0, data: { batches: [{ quantity: 3 }] } });
    expect(await produce(id, [{ part_id: made.part, quantity: 3 }])).toMatchObject({
      status: 409,
      errors: [{ field: 'lines.0.quantity', msg: '“批次件”还可以排产 2 件' }],
    });
    const rest = (await produce(id)).data as { batches: Batch[] };
    expect(rest.batches).toMatchObject([
      { part_id: made.part, quantity: 2 },
      { part_id: second, quantity: 2 },
    ]);
    await made.post('batch/delete', { ids: [rest.batches[1]!.id] });
    expect((await produce(id)).data).toMatchObject({ batches: [{ part_id: second, quantity: 2 }] });
  });

  test('follows each line: planned, made, shipped; what came from stock is not made again', async () => {
    const id = await approved(5, 2);
    const { batches } = (await produce(id, [{ part_id: made.part, quantity: 3 }])).data as {
      batches: Batch[];
    };
    const batch = batches[0]!.id;
    await giveMove(demo, 'release', [batch]);
    await giveMove(demo, 'start', [batch]);
    const own = await made.units(2, batch);
    expect((await infoOf(id)).lines[0]).toMatchObject({ planned: 3, made: 2, unmade: 2 });
    // One of its own batch, and one from stock.
    await ship(id, [own[0]!, ...(await made.units(1))]);
    expect(await infoOf(id)).toMatchObject({
      state: 'partial',
      lines: [{ planned: 3, made: 2, shipped: 2, unmade: 1 }, { unmade: 2 }],
    });
    // Partly shipped it stays, also when more is planned.
    expect(await produce(id)).toMatchObject({
      data: { batches: [{ quantity: 1 }, { quantity: 2 }] },
    });
    expect(await infoOf(id)).toMatchObject({ state: 'partial' });
    // It is past cancelling; what is left is given up by completing it.
    expect(await demo.post('salesOrder/cancel', { ids: [id], reason: '不要了' })).toMatchObject({
      status: 409,
    });
  });

  test('makes again what a recalled batch had', async () => {
    const id = await approved();
    const { batches } = (await produce(id)).data as { batches: Batch[] };
    await giveMove(demo, 'release', [batches[0]!.id]);
    await made.post('batch/recall', { ids: [batches[0]!.id], reason: '开裂' });
    expect((await infoOf(id)).lines[0]).toMatchObject({ planned: 0, unmade: 5 });
    expect((await produce(id)).data).toMatchObject({ batches: [{ quantity: 5 }] });
  });

  test('is refused before approval, after the end, for other parts, and for a part that is discontinued', async () => {
    const line = { part_id: made.part, quantity: 1 };
    const draft = await made.post('salesOrder/add', { customer_id: customer, lines: [line] });
    expect(await produce(draft.id)).toMatchObject({ status: 409 });
    const id = await approved();
    const { id: foreign } = await made.post('part/add', { name: '不在订单', code: 'SO-P3' });
    expect(await produce(id, [{ part_id: foreign, quantity: 1 }])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.part_id' }],
    });
    for (const wrong of [[], [line, line], [{ part_id: made.part, quantity: 0 }]])
      expect(await produce(id, wrong)).toMatchObject({ status: 422 });
    const stopped = (await made.post('part/add', { name: '停用件', code: 'SO-P4' })).id;
    const last = await made.post('salesOrder/add', {
      customer_id: customer,
      lines: [line, { part_id: stopped, quantity: 1 }],
    });
    await made.post('salesOrder/approve', { ids: [last.id] });
    await made.post('part/stop', { ids: [stopped] });
    const refused = await produce(last.id);
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'lines.1.part_id' }] });
    expect(refused.msg).toContain('停用件');
    // Nothing was half done, and the others can be produced.
    expect((await demo.get('batch/index', { order_id: last.id })).data).toEqual([]);
    expect(await produce(last.id, [line])).toMatchObject({ code: 0 });
    await made.post('salesOrder/cancel', { ids: [id], reason: '客户取消' });
    expect(await produce(id)).toMatchObject({ status: 409 });
  });

  test('a cancelled order leaves its batches', async () => {
    const id = await approved();
    const { batches } = (await produce(id)).data as { batches: Batch[] };
    await made.post('salesOrder/cancel', { ids: [id], reason: '客户取消' });
    expect((await demo.get('batch/info', { id: batches[0]!.id })).data).toMatchObject({
      state: 'planned',
      order_id: id,
    });
  });

  test('is nobody else’s, needs its right, and dealers are told nothing of it', async () => {
    const id = await approved();
    const foreign = await node.signIn('other');
    expect(await foreign.post('salesOrder/produce', { id })).toMatchObject({ status: 404 });
    const identity = await node.signIn('identity');
    expect(await identity.post('salesOrder/produce', { id })).toMatchObject({ status: 403 });
    const placed = await made.done(made.dealer, 'order/add', {
      lines: [{ part_id: made.part, quantity: 2 }],
    });
    await made.post('salesOrder/approve', { ids: [placed.id] });
    await produce(placed.id);
    expect((await made.dealer.get('order/info', { id: placed.id })).data).toMatchObject({
      state: 'producing',
      batches: [],
      lines: [{ planned: 0, made: 0, unmade: 0 }],
    });
  });
});
