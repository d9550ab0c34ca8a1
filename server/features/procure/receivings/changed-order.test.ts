import { beforeAll, describe, expect, test } from 'vitest';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import type { ReceivingInfo } from '#contract/features/procure/receivings/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let buyer: User;
let goods: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  buyer = await node.signIn('procure');
  goods = await node.signIn('data');
});

async function done<T = { id: number; version: number }>(user: User, path: string, body: object) {
  const answer = await user.post(path, body);
  expect(answer, `${path}: ${answer.msg} ${JSON.stringify(answer.errors)}`).toMatchObject({
    code: 0,
  });
  return answer.data as T;
}
let made = 0;
const supplier = async () =>
  (await done(demo, 'supplier/add', { name: `改单供应商${(made += 1)}` })).id;
const part = async () =>
  (await done(demo, 'part/add', { name: `改单件${(made += 1)}`, code: `CO-${made}`, unit: 'pcs' }))
    .id;
type Given = { supplier_id: number; lines: object[] };
const line = (part_id: number, more: object = {}) => ({
  part_id,
  quantity: '10',
  price: 100,
  ...more,
});
async function approve(id: number): Promise<number> {
  await done(buyer, 'purchaseOrder/submit', { ids: [id] });
  await done(demo, 'purchaseOrder/approve', { ids: [id] });
  return id;
}
const approved = async (given: Given) =>
  approve((await done(buyer, 'purchaseOrder/add', given)).id);
const orderOf = async (id: number) =>
  (await demo.get('purchaseOrder/info', { id })).data as PurchaseInfo;
/** Declined, changed and approved again. */
async function change(id: number, given: Given): Promise<void> {
  await done(buyer, 'purchaseOrder/decline', { ids: [id], reason: '没货' });
  await done(buyer, 'purchaseOrder/revise', { ids: [id] });
  const { version } = await orderOf(id);
  await done(buyer, 'purchaseOrder/edit', { id, version, ...given });
  await approve(id);
}
const draft = (order_id: number | null, supplier_id: number, line_: object, more: object = {}) =>
  done<ReceivingInfo>(goods, 'receiving/add', { order_id, supplier_id, lines: [line_], ...more });

describe('[MNU-15] a receipt that was drafted before its order became another one', () => {
  test.each([
    ['another part', async (ours: Given) => ({ ...ours, lines: [line(await part())] })],
    [
      'another unit',
      async ({ lines, ...ours }: Given) => ({
        ...ours,
        lines: lines.map((one) => ({ ...one, unit: 'kg' })),
      }),
    ],
    ['another supplier', async (ours: Given) => ({ ...ours, supplier_id: await supplier() })],
  ])('of %s is not counted for it; it is changed first', async (_name, other) => {
    const item = await part();
    const given: Given = { supplier_id: await supplier(), lines: [line(item)] };
    const order = await approved(given);
    const receipt = await draft(order, given.supplier_id, { part_id: item, quantity: '4' });
    await change(order, await other(given));
    const refused = await goods.post('receiving/post', { id: receipt.id });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain((await orderOf(order)).code);
    expect(await orderOf(order)).toMatchObject({ state: 'approved', lines: [{ received: '0' }] });
  });

  test('without one of its lines says which line that was', async () => {
    const [one, other] = [await part(), await part()];
    const from = await supplier();
    const order = await approved({ supplier_id: from, lines: [line(one), line(other)] });
    const receipt = await draft(order, from, { part_id: other, quantity: '4' });
    await change(order, { supplier_id: from, lines: [line(one)] });
    const refused = await goods.post('receiving/post', { id: receipt.id });
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'lines.0.part_id' }] });
    expect(refused.msg).toContain('第 1 行');
  });

  test('with the same lines is posted as it is', async () => {
    const item = await part();
    const given: Given = { supplier_id: await supplier(), lines: [line(item)] };
    const order = await approved(given);
    const receipt = await draft(order, given.supplier_id, { part_id: item, quantity: '4' });
    await change(order, { ...given, lines: [line(item, { quantity: '4' })] });
    await done(goods, 'receiving/post', { id: receipt.id });
    expect(await orderOf(order)).toMatchObject({ state: 'received', lines: [{ received: '4' }] });
  });
});

test('what expired before it arrived is refused, also where it arrived today', async () => {
  const given = { supplier_id: await supplier(), order_id: null };
  const old = { part_id: await part(), quantity: '1', expire_date: '2020-01-01' };
  for (const received_date of [null, '2026-11-01']) {
    const refused = await goods.post('receiving/add', { ...given, received_date, lines: [old] });
    expect(refused).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.expire_date', msg: expect.stringContaining('收料日期') }],
    });
  }
});
