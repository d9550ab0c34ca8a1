import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: MadeGoods;
let demo: User;
let customer: number;
beforeAll(async () => {
  made = await makeGoods(node, owner);
  demo = made.user;
  customer = await made.customer();
});
const line = (more: object = {}) => ({ part_id: made.part, quantity: 3, price: 3333, ...more });
const order = (more: object = {}) => ({ customer_id: customer, lines: [line()], ...more });
const add = (more: object = {}) => made.post('salesOrder/add', order(more));
const infoOf = async (id: number) => (await demo.get('salesOrder/info', { id })).data;

describe('the money of a sales order', () => {
  test('has a currency and a tax rate; the sums are kept in cents', async () => {
    const { id, version } = await add({ currency: 'USD', tax_rate: 33.33 });
    const sums = { currency: 'USD', tax_rate: 33.33, net: 9999, tax: 3333, total: 13_332 };
    expect(await infoOf(id)).toMatchObject(sums);
    const [listed] = (await demo.get('salesOrder/index', { limit: 1 })).data as object[];
    expect(listed).toMatchObject({ id, ...sums });
    const edited = { ...order({ currency: 'EUR', tax_rate: 13 }), id, version };
    await made.post('salesOrder/edit', edited);
    expect(await infoOf(id)).toMatchObject({ currency: 'EUR', tax: 1300, total: 11_299 });
    // Saved again as it is, nothing but the version changes.
    await made.post('salesOrder/edit', { ...edited, version: version + 1 });
    const [log] = (await demo.get('operLog/index', { limit: 1 })).data as { id: number }[];
    expect(log).toMatchObject({ path: 'salesOrder/edit', changed: [] });
    const { amounts, after } = (await demo.get('operLog/info', { id: log!.id })).data;
    expect(amounts).toEqual(expect.arrayContaining(['price', 'net', 'tax', 'total']));
    expect(after).toMatchObject({ currency: 'EUR', total: 11_299 });
  });

  test('is yuan without tax unless told; a price of zero is a price, a missing one leaves the sums open', async () => {
    const free = await add({ lines: [line({ price: 0 })] });
    expect(free).toMatchObject({ currency: 'CNY', tax_rate: 0, net: 0, tax: 0, total: 0 });
    const open = await add({ tax_rate: 13, lines: [line({ price: null })] });
    expect(open).toMatchObject({ net: null, tax: null, total: null, ordered: 3 });
  });

  test('is offered as the buyer had it last, also for what a dealer orders itself', async () => {
    const buyer = await made.customer();
    const terms = async (query: Record<string, number>) =>
      (await demo.get('salesOrder/terms', query)).data;
    expect(await terms({ customer_id: buyer })).toEqual({ currency: 'CNY', tax_rate: 0 });
    await add({ customer_id: buyer, currency: 'HKD', tax_rate: 9.5 });
    expect(await terms({ customer_id: buyer })).toEqual({ currency: 'HKD', tax_rate: 9.5 });
    const other = await made.addDealer();
    await add({ customer_id: null, dealer_id: other.id, tax_rate: 13 });
    expect(await terms({ dealer_id: other.id })).toEqual({ currency: 'CNY', tax_rate: 13 });
    const placed = await made.done(other.user, 'order/add', {
      lines: [{ part_id: made.part, quantity: 1 }],
    });
    expect(placed).toMatchObject({ currency: 'CNY', tax_rate: 13, total: null });
    // Another company's buyer is unknown.
    const foreign = await node.signIn('other');
    expect(await foreign.get('salesOrder/terms', { customer_id: buyer })).toMatchObject({
      status: 404,
    });
  });

  test.each([
    ['an unknown currency', { currency: 'XYZ' }, 'currency'],
    ['a tax above 100 %', { tax_rate: 100.01 }, 'tax_rate'],
    ['a tax with three decimals', { tax_rate: 33.333 }, 'tax_rate'],
    ['a negative tax', { tax_rate: -1 }, 'tax_rate'],
  ])('%s is refused at its field', async (_name, wrong, field) => {
    expect(await demo.post('salesOrder/add', order(wrong))).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  });

  test('holds sums up to its limit exactly, and refuses larger ones', async () => {
    // 10,000,000 × 999,999.99 is just below the limit.
    const large = await add({ lines: [line({ quantity: 10_000_000, price: 99_999_999 })] });
    expect(large).toMatchObject({ net: 999_999_990_000_000, total: 999_999_990_000_000 });
    for (const more of [{ tax_rate: 0.01 }, {}])
      expect(
        await demo.post('salesOrder/add', {
          ...order(more),
          lines: [line({ quantity: 10_000_000, price: 99_999_999 + (more.tax_rate ? 0 : 2) })],
        }),
      ).toMatchObject({ status: 422, errors: [{ field: 'lines' }] });
  });

  test('is exported with its currency', async () => {
    await add({ currency: 'SGD', tax_rate: 7 });
    const sheet = await demo.get('salesOrder/export', { limit: 1 });
    expect(sheet.status).toBe(200);
  });
});

test('two people edit one order: the second is told, and nothing of it is written', async () => {
  const { id, version } = await add();
  const edit = (remark: string) =>
    demo.post('salesOrder/edit', { ...order({ remark }), id, version });
  expect(await edit('甲')).toMatchObject({ code: 0 });
  expect(await edit('乙')).toMatchObject({ status: 409, data: { changed: ['remark'] } });
  expect(await infoOf(id)).toMatchObject({ remark: '甲' });
});

test('approving twice is approving once', async () => {
  const { id } = await add();
  await made.post('salesOrder/approve', { ids: [id] });
  const { approve_time: first } = await infoOf(id);
  await made.post('salesOrder/approve', { ids: [id] });
  expect(await infoOf(id)).toMatchObject({ state: 'approved', approve_time: first });
});

test('parts, buyers and orders of others are unknown', async () => {
  const foreign = await node.signIn('other');
  const { id, version } = await add();
  expect(await foreign.post('salesOrder/add', order())).toMatchObject({
    status: 422,
    errors: [{ field: 'customer_id' }],
  });
  expect(await foreign.post('salesOrder/add', { dealer_id: 1, lines: [line()] })).toMatchObject({
    status: 422,
    errors: [{ field: 'dealer_id' }],
  });
  expect(await foreign.post('salesOrder/edit', { ...order(), id, version })).toMatchObject({
    status: 404,
  });
  // A dealer's session makes none of the company's calls.
  for (const path of ['salesOrder/add', 'salesOrder/edit', 'salesOrder/approve'])
    expect([401, 403, 404]).toContain((await made.dealer.post(path, order())).status);
});
