import { beforeAll, describe, expect, test } from 'vitest';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import type { ReceivingInfo } from '#contract/features/procure/receivings/contract.ts';
import type { ExpectedOrder } from '#contract/features/procure/receivings/expected.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { readPdf } from '#server/testing/pdf-text.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let buyer: User;
let goods: User;
let supplier = 0;
let made = 0;
beforeAll(async () => {
  demo = await node.signIn('demo');
  buyer = await node.signIn('procure');
  goods = await node.signIn('data');
  supplier = (await ok(demo, 'supplier/add', { name: '收料测试供应商' })).id;
});

async function ok<T = { id: number; version: number }>(user: User, path: string, body: object) {
  const answer = await user.post(path, body);
  expect(answer, `${path}: ${answer.msg} ${JSON.stringify(answer.errors)}`).toMatchObject({
    code: 0,
  });
  return answer.data as T;
}
const part = async () => {
  made += 1;
  return (await ok(demo, 'part/add', { name: `收料件${made}`, code: `RC-P-${made}`, unit: 'pcs' }))
    .id;
};
/** An order that is approved: one line for each quantity, all of the same part unless told. */
async function approved(...lines: [part: number, quantity: string][]): Promise<number> {
  const { id } = await ok(buyer, 'purchaseOrder/add', {
    supplier_id: supplier,
    lines: lines.map(([part_id, quantity]) => ({ part_id, quantity, price: 100 })),
  });
  await ok(buyer, 'purchaseOrder/submit', { ids: [id] });
  await ok(demo, 'purchaseOrder/approve', { ids: [id] });
  return id;
}
const add = (order_id: number | null, lines: object[], more: object = {}) =>
  ok<ReceivingInfo>(goods, 'receiving/add', { order_id, supplier_id: supplier, lines, ...more });
const post = (id: number, user: User = goods) => user.post('receiving/post', { id });
const posted = async (order: number | null, lines: object[]) => {
  const { id } = await add(order, lines);
  return ok<ReceivingInfo>(goods, 'receiving/post', { id });
};
const orderOf = async (id: number) =>
  (await demo.get('purchaseOrder/info', { id })).data as PurchaseInfo;
const expected = async (id: number) =>
  (await goods.get('receiving/expected', { order_id: id })).data as ExpectedOrder;
const lotOf = async (id: number) => (await demo.get('materialLot/info', { id })).data;
const noticesOf = async (user: User) =>
  (await user.get('notice/index', { type: 4, limit: 5 })).data as { content: string }[];

describe('[MNU-15] a receipt', () => {
  test('against an order makes a lot of each line and counts the order on, until everything is there', async () => {
    const [steel, screw] = [await part(), await part()];
    const order = await approved([steel, '80.5'], [screw, '3']);
    const open = (await goods.get('receiving/orders', { supplier_id: supplier })).data as object[];
    expect(open).toContainEqual(expect.objectContaining({ id: order, state: 'approved' }));
    expect(JSON.stringify(open)).not.toContain('price');

    const draft = await add(
      order,
      [
        { part_id: steel, quantity: '50.5', lot: 'S-1', expire_date: '2030-01-01' },
        { part_id: screw, lot: 'K-1', supplier_codes: ['K-001', 'K-002'], inspection: 'pass' },
      ],
      { delivery_note: 'DN-1', received_date: '2026-11-01' },
    );
    expect(draft).toMatchObject({ state: 'draft', line_count: 2, serial_count: 2 });
    expect(draft.lines[1]).toMatchObject({ quantity: '2', supplier_codes: ['K-001', 'K-002'] });
    // A draft counts nothing.
    expect((await orderOf(order)).state).toBe('approved');

    const done = await ok<ReceivingInfo>(goods, 'receiving/post', { id: draft.id });
    expect(done).toMatchObject({ state: 'posted', post_user: expect.any(String) });
    expect(done.lines.map((line) => line.lot_state)).toEqual(['pending', 'passed']);
    expect(await lotOf(done.lines[0]!.lot_id!)).toMatchObject({
      code: expect.stringMatching(/^WL/),
      part_id: steel,
      supplier_id: supplier,
      supplier_lot: 'S-1',
      quantity: '50.5',
      received_date: '2026-11-01',
      expire_date: '2030-01-01',
      state: 'pending',
    });
    expect(await orderOf(order)).toMatchObject({
      state: 'partial',
      lines: [{ received: '50.5' }, { received: '2' }],
    });
    expect((await expected(order)).lines).toMatchObject([{ left: '30' }, { left: '1' }]);
    expect((await noticesOf(buyer))[0]!.content).toContain(done.code);

    // Asked again, nothing happens twice.
    expect(await post(draft.id)).toMatchObject({ code: 0 });
    expect((await orderOf(order)).lines[0]).toMatchObject({ received: '50.5' });

    await posted(order, [
      { part_id: steel, quantity: '30' },
      { part_id: screw, quantity: '1' },
    ]);
    expect((await orderOf(order)).state).toBe('received');
    expect(await add(order, []).catch(() => 'refused')).toBe('refused');
    expect(await demo.post('purchaseOrder/close', { ids: [order] })).toMatchObject({ code: 0 });
  });

  test('of more than is left names the line; more goods are received without an order', async () => {
    const item = await part();
    const order = await approved([item, '10']);
    const first = await add(order, [{ part_id: item, quantity: '8' }]);
    const second = await add(order, [{ part_id: item, quantity: '3' }]);
    await ok(goods, 'receiving/post', { id: first.id });
    const refused = await post(second.id);
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'lines.0.quantity' }] });
    expect(refused.msg).toContain('还差 2');
    // Two lines together are as much as one.
    const both = await add(order, [
      { part_id: item, quantity: '2' },
      { part_id: item, quantity: '0.5' },
    ]);
    expect(await post(both.id)).toMatchObject({ status: 409 });
    const free = await posted(null, [{ part_id: item, quantity: '1' }]);
    expect(free).toMatchObject({ state: 'posted', order_id: null });
    expect((await orderOf(order)).lines[0]).toMatchObject({ received: '8' });
  });

  test('of what failed makes a failed lot and leaves the order open: the supplier still owes it', async () => {
    const item = await part();
    const order = await approved([item, '10']);
    const { lines } = await posted(order, [
      { part_id: item, quantity: '4' },
      { part_id: item, quantity: '6', inspection: 'fail', remark: '生锈' },
    ]);
    expect(lines.map((line) => line.lot_state)).toEqual(['pending', 'failed']);
    expect(await lotOf(lines[1]!.lot_id!)).toMatchObject({ reason: '生锈', inspection: 'fail' });
    expect(await orderOf(order)).toMatchObject({ state: 'partial', lines: [{ received: '4' }] });
    await posted(order, [{ part_id: item, quantity: '6' }]);
    expect((await orderOf(order)).state).toBe('received');
  });

  test('is passed by those who inspect; others leave that open', async () => {
    const item = await part();
    const { id } = await add(null, [{ part_id: item, quantity: '1', inspection: 'pass' }]);
    expect(await post(id, buyer)).toMatchObject({
      status: 403,
      errors: [{ field: 'lines.0.inspection' }],
    });
    expect(await post(id)).toMatchObject({ code: 0 });
  });

  test.each([
    ['draft', 'purchaseOrder/add'],
    ['cancelled', 'purchaseOrder/cancel'],
    ['closed', 'purchaseOrder/close'],
  ])('of an order that is %s is refused by its name', async (state, step) => {
    const item = await part();
    const lines = [{ part_id: item, quantity: '1', price: 1 }];
    if (state === 'draft') {
      const order = await ok(buyer, step, { supplier_id: supplier, lines });
      const body = {
        order_id: order.id,
        supplier_id: supplier,
        lines: [{ part_id: item, quantity: '1' }],
      };
      expect(await goods.post('receiving/add', body)).toMatchObject({ status: 409 });
      return;
    }
    const order = await approved([item, '5']);
    const { id } = await add(order, [{ part_id: item, quantity: '1' }]);
    await ok(demo, step, { ids: [order], ...(state === 'cancelled' ? { reason: '不要了' } : {}) });
    const refused = await post(id);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain((await orderOf(order)).code);
    expect(await lotsOf(item)).toEqual([]);
  });

  test('keeps its lines to its order: another supplier, part or line is refused at its field', async () => {
    const [item, other] = [await part(), await part()];
    const order = await approved([item, '5'], [item, '7']);
    const another = (await ok(demo, 'supplier/add', { name: '别家供应商' })).id;
    const line = { part_id: item, quantity: '1' };
    const asked = (body: object) =>
      goods.post('receiving/add', {
        order_id: order,
        supplier_id: supplier,
        lines: [line],
        ...body,
      });
    const wrong = (field: string) => ({ status: 422, errors: [{ field }] });
    expect(await asked({ supplier_id: another })).toMatchObject(wrong('supplier_id'));
    expect(await asked({ lines: [{ ...line, part_id: other }] })).toMatchObject(
      wrong('lines.0.part_id'),
    );
    expect(await asked({ lines: [{ ...line, order_line_no: 9 }] })).toMatchObject(
      wrong('lines.0.part_id'),
    );
    expect(await asked({ order_id: null, lines: [{ ...line, order_line_no: 1 }] })).toMatchObject(
      wrong('lines.0.order_line_no'),
    );
    expect(await asked({ lines: [{ part_id: item }] })).toMatchObject(wrong('lines.0.quantity'));
    const serials = { ...line, quantity: '3', supplier_codes: ['a', 'b'] };
    expect(await asked({ lines: [serials] })).toMatchObject(wrong('lines.0.quantity'));
    const late = { ...line, expire_date: '2026-01-01' };
    expect(await asked({ received_date: '2026-02-01', lines: [late] })).toMatchObject(
      wrong('lines.0.expire_date'),
    );
    // Where no line is named, the first with enough room takes it.
    const { lines } = await add(order, [{ part_id: item, quantity: '6' }]);
    expect(lines[0]).toMatchObject({ order_line_no: 2 });
  });

  test('is unknown to other companies; only drafts are changed and deleted', async () => {
    const item = await part();
    const draft = await add(null, [{ part_id: item, quantity: '1' }]);
    const stranger = await node.signIn('other');
    for (const path of ['receiving/post', 'receiving/reverse', 'receiving/delete'])
      expect(
        await stranger.post(
          path,
          path.endsWith('delete')
            ? { ids: [draft.id] }
            : { id: draft.id, ...(path.endsWith('reverse') ? { reason: 'x' } : {}) },
        ),
      ).toMatchObject({ status: 404 });
    expect(await stranger.get('receiving/info', { id: draft.id })).toMatchObject({ status: 404 });
    expect(await stranger.get('receiving/serials', { id: draft.id })).toMatchObject({
      status: 404,
    });
    await ok(goods, 'receiving/post', { id: draft.id });
    const now = (await goods.get('receiving/info', { id: draft.id })).data as ReceivingInfo;
    const edit = {
      id: draft.id,
      version: now.version,
      supplier_id: supplier,
      lines: [{ part_id: item, quantity: '2' }],
    };
    expect(await goods.post('receiving/edit', edit)).toMatchObject({ status: 409 });
    expect(await goods.post('receiving/delete', { ids: [draft.id] })).toMatchObject({
      status: 409,
    });
    const lot = now.lines[0]!.lot_id!;
    expect(await demo.post('materialLot/delete', { ids: [lot] })).toMatchObject({ status: 409 });
    const kept = { ...(await lotOf(lot)) };
    const change = {
      id: lot,
      version: kept.version,
      part_id: item,
      quantity: '9',
      supplier_id: supplier,
      received_date: kept.received_date,
    };
    expect(await demo.post('materialLot/edit', change)).toMatchObject({ status: 409 });
    expect(
      await demo.post('materialLot/edit', { ...change, quantity: '1', remark: '靠窗' }),
    ).toMatchObject({ code: 0 });
  });

  test('is printed with its lots', async () => {
    const { id, code } = await posted(null, [
      { part_id: await part(), quantity: '5', lot: 'PR-7' },
    ]);
    const paper = await fetch(`${node.base}/api/web/receiving/file?id=${id}`, {
      headers: { authorization: `Bearer ${goods.token}`, lang: 'en' },
    });
    const pages = await readPdf(new Uint8Array(await paper.arrayBuffer()));
    const text = pages.flat().join(' ');
    expect(text).toContain(code);
    expect(text).toContain('PR-7');
  });
});

const lotsOf = async (item: number) =>
  (await demo.get('materialLot/index', { part_id: item })).data as object[];
