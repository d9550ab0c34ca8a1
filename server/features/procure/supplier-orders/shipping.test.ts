import { describe, expect, test } from 'vitest';
import type { OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { startTrading } from './trading.fixture.ts';

const trading = await startTrading();
const { done, part, line, info, supplied, approved, confirmed } = trading;
const { manager, seller } = trading.people;
type Shipped = { id: number; code: string; order_id: number; order_code: string };
const ship = (id: number, lines: object[] = []) => seller.post('supplierOrder/ship', { id, lines });
const salesOrder = async (id: number) =>
  (await seller.get('salesOrder/info', { id })).data as OrderInfo;

describe('[MNU-14] shipping what a customer ordered', () => {
  test('finds the own part by a choice that is remembered, by its GTIN and by its code and name', async () => {
    const gtin = '06901234567892';
    const chosen = await part(seller);
    await part(seller, { gtin, name: '同 GTIN' });
    await part(seller, { code: 'SAME-1', name: '同编码' });
    const theirs = [
      await part(manager),
      await part(manager, { gtin }),
      await part(manager, { code: 'SAME-1', name: '同编码' }),
    ];
    const { id } = await confirmed(theirs.map((each) => line(each)));
    const refused = await ship(id);
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'lines' }] });
    expect(refused.msg).toContain('第 1 行');
    expect(await ship(id, [{ line_no: 1, part_id: 999_999 }])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.part_id' }],
    });
    // Nothing is left of what was refused.
    expect((await supplied(id)).sales_order).toBeNull();
    const made = await done<Shipped>(seller, 'supplierOrder/ship', {
      id,
      lines: [{ line_no: 1, part_id: chosen }],
    });
    const order = await salesOrder(made.order_id);
    expect(order).toMatchObject({ state: 'approved', code: made.order_code, purchase: { id } });
    expect(order.buyer_name).toContain('青山');
    expect(order.lines.map(({ part_name: name }) => name)).toEqual([
      expect.any(String),
      '同 GTIN',
      '同编码',
    ]);
    const next = await confirmed([line(theirs[0]!)]);
    await done(seller, 'supplierOrder/ship', { id: next.id });
  });

  test('does not take another product that happens to have the same number', async () => {
    await part(seller, { code: 'WL-7', name: '包装箱' });
    const { id } = await confirmed([line(await part(manager, { code: 'WL-7', name: '电源线' }))]);
    expect((await ship(id)).msg).toContain('第 1 行');
  });

  test('makes one sales order and one shipment, however often it is asked', async () => {
    const [theirs, ours] = [await part(), await part(seller)];
    const { id } = await confirmed([
      line(theirs, '10', 500),
      line(theirs, '15', 500, { date: '2027-02-02' }),
    ]);
    const lines = [{ line_no: 1, part_id: ours }];
    const both = await Promise.all([ship(id, lines), ship(id, lines)]);
    for (const answer of both) expect(answer, answer.msg).toMatchObject({ code: 0 });
    const first = both[0].data as Shipped;
    expect(both[1].data).toEqual(first);
    const order = await salesOrder(first.order_id);
    expect(order.lines).toMatchObject([{ part_id: ours, quantity: 25, price: 500 }]);
    expect(order).toMatchObject({ total: 12_500, due_date: '2027-02-02' });
    expect(order.shipments.map((each) => each.id)).toEqual([first.id]);
    expect(await supplied(id)).toMatchObject({
      sales_order: { id: first.order_id },
      shipments: [{ id: first.id, state: 'draft' }],
    });
  });

  test('a price is taken over where all lines of a part agree on it', async () => {
    const [theirs, ours] = [await part(), await part(seller)];
    const { id } = await confirmed([line(theirs, '1', 500), line(theirs, '1', 600)]);
    const made = await done<Shipped>(seller, 'supplierOrder/ship', {
      id,
      lines: [{ line_no: 1, part_id: ours }],
    });
    expect(await salesOrder(made.order_id)).toMatchObject({ total: null });
  });

  test('what has decimals cannot be shipped by the piece; the line is named', async () => {
    const [theirs, ours] = [await part(), await part(seller)];
    const { id } = await confirmed([line(theirs, '10'), line(theirs, '2.5')]);
    const refused = await ship(id, [{ line_no: 1, part_id: ours }]);
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'lines' }] });
    expect(refused.msg).toContain('第 2 行');
    expect(refused.msg).toContain('2.5');
    expect((await supplied(id)).sales_order).toBeNull();
  });

  test('waits for the confirmation, and follows what was agreed on later', async () => {
    const [theirs, ours] = [await part(), await part(seller)];
    const order = await approved([line(theirs, '10', 500)]);
    const lines = [{ line_no: 1, part_id: ours }];
    expect(await ship(order.id, lines)).toMatchObject({ status: 409 });
    await done(seller, 'supplierOrder/confirm', { id: order.id });
    const first = await done<Shipped>(seller, 'supplierOrder/ship', { id: order.id, lines });
    const { version } = await info(order.id);
    const change = await done(manager, 'purchaseOrder/propose', {
      id: order.id,
      version,
      lines: [{ line_no: 1, quantity: '14', price: 500 }],
      reason: '多要四件',
    });
    await done(seller, 'supplierOrder/acceptChange', { id: order.id, change_id: change.id });
    const second = await done<Shipped>(seller, 'supplierOrder/ship', { id: order.id });
    expect(second.order_id).toBe(first.order_id);
    expect(second.id).not.toBe(first.id);
    const sales = await salesOrder(first.order_id);
    expect(sales.lines).toMatchObject([{ quantity: 14 }]);
    expect(sales).toMatchObject({ total: 7_000 });
    expect(sales.shipments).toHaveLength(2);
  });
});
