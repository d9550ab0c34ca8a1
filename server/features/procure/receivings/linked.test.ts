import { beforeAll, describe, expect, test } from 'vitest';
import type {
  CheckedCode,
  ReceivedSerial,
  ReceivingInfo,
} from '#contract/features/procure/receivings/contract.ts';
import type { ExpectedOrder } from '#contract/features/procure/receivings/expected.ts';
import type { User } from '#server/testing/batches.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { prepare, type Prepared } from '#server/testing/shipping.ts';

// The demo's companies 1 and 38 are linked: 38 buys from 1.
const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let seller: Prepared;
let buyer: User;
let supplier = 0;
let card = 0;
let part = 0;
let made = 0;
beforeAll(async () => {
  seller = await prepare(node, owner);
  buyer = await node.signIn('other');
  supplier = await linked(buyer, 'supplier/index');
  card = await linked(seller.demo, 'customer/index');
  const { data } = await seller.demo.get('part/info', { id: seller.part });
  const { code, name } = data as { code: string; name: string };
  part = (await ok('part/add', { name, code })).id;
});
const linked = async (user: User, path: string) => {
  const rows = (await user.get(path, { limit: 100 })).data as { id: number; link_state: string }[];
  return rows.find((row) => row.link_state === 'active')!.id;
};
async function ok<T = { id: number }>(path: string, body: object): Promise<T> {
  const answer = await buyer.post(path, body);
  expect(answer, `${path}: ${answer.msg} ${JSON.stringify(answer.errors)}`).toMatchObject({
    code: 0,
  });
  return answer.data as T;
}
const send = (codes: readonly string[]) =>
  seller.send(codes, { kind: 'customer', dealer_id: null, customer_id: card });
const draft = (supplier_codes: readonly string[], part_id = part) =>
  buyer.post('receiving/add', { supplier_id: supplier, lines: [{ part_id, supplier_codes }] });
const check = (...codes: string[]) =>
  ok<CheckedCode[]>('receiving/check', { supplier_id: supplier, codes });
const serialsOf = async (id: number) =>
  (await buyer.get('receiving/serials', { id, limit: 100 })).data as ReceivedSerial[];
const otherPart = async () => {
  made += 1;
  return (await ok('part/add', { name: `别的件${made}`, code: `LK-P-${made}` })).id;
};

describe('[MNU-15] codes of a linked supplier', () => {
  test('are read as its units, received in its shipment, and keep what it knows of them', async () => {
    const { code: box, inside } = await seller.box(3);
    const single = await seller.units(2);
    const shipment = await send([box, ...single]);
    const [asked] = await check(box);
    expect(asked).toMatchObject({ why: '', found: [{ part_id: part, codes: inside, stopped: 0 }] });

    const answer = await draft([box, single[0]!]);
    expect(answer).toMatchObject({ code: 0, data: { serial_count: 4 } });
    const { id } = answer.data as ReceivingInfo;
    expect((await seller.infoOf(shipment.id)).state).toBe('shipped');
    expect(await ok('receiving/post', { id })).toMatchObject({ state: 'posted' });
    // At the seller these have arrived, the other has not.
    expect(await seller.infoOf(shipment.id)).toMatchObject({ state: 'partial', received: 4 });
    expect((await seller.look(inside[0]!)).state).toBe('received');
    expect((await seller.look(box)).state).toBe('received');
    expect((await seller.look(single[1]!)).state).toBe('shipped');

    const serials = await serialsOf(id);
    expect(serials.map(({ code }) => code).toSorted()).toEqual([...inside, single[0]!].toSorted());
    const history = serials.find(({ code }) => code === inside[0])!.history!;
    expect(history).toMatchObject({
      maker: '青山精密制造有限公司',
      shipment: shipment.code,
      batch: expect.stringMatching(/./),
      made_time: expect.any(String),
      pack_time: expect.any(String),
      ship_time: expect.any(String),
      receive_time: expect.any(String),
    });
    expect(serials.find(({ code }) => code === single[0])!.history).toMatchObject({
      pack_time: null,
    });
    expect((await buyer.post('traceQuery/find', { text: inside[1]! })).data).toMatchObject({
      found: 'serial',
      serial: { receiving_id: id, history: { maker: '青山精密制造有限公司' } },
    });

    // The rest of the shipment closes it.
    const rest = (await draft([single[1]!])).data as ReceivingInfo;
    await ok('receiving/post', { id: rest.id });
    expect((await seller.infoOf(shipment.id)).state).toBe('received');
  });

  test('that were not sent to us are refused by name, and tell nothing', async () => {
    const [here, elsewhere] = [await seller.units(1), await seller.units(1)];
    await seller.send(elsewhere);
    const { code: box } = await seller.box(2);
    for (const code of [here[0]!, elsewhere[0]!, box]) {
      expect(await check(code)).toMatchObject([
        { code, why: expect.stringContaining('不是发给我们'), found: [] },
      ]);
      expect(await draft([code])).toMatchObject({
        status: 409,
        errors: [{ field: 'lines.0.supplier_codes', code }],
      });
    }
    // Serials that only the supplier knows are fine.
    expect(await draft(['PAPER-1'])).toMatchObject({ code: 0 });
  });

  test('that went back before the receipt is posted are refused then', async () => {
    const codes = await seller.units(1);
    const shipment = await send(codes);
    const { id } = (await draft(codes)).data as ReceivingInfo;
    await seller.post('shipment/receive', { id: shipment.id });
    const back = await seller.post('goodsReturn/add', {
      from: 'customer',
      customer_id: card,
      codes,
      reason: 'other',
      condition: 'good',
    });
    await seller.post('goodsReturn/receive', { id: back.id });
    await seller.post('goodsReturn/restock', { id: back.id });
    expect(await buyer.post('receiving/post', { id })).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: codes[0] }],
    });
  });

  test('of another part than the line’s are refused', async () => {
    const codes = await seller.units(1);
    await send(codes);
    expect(await draft(codes, await otherPart())).toMatchObject({
      status: 409,
      errors: [{ field: 'lines.0.supplier_codes', code: codes[0] }],
    });
  });

  test('that were frozen on the way stay so and are told', async () => {
    const codes = await seller.units(2);
    const shipment = await send(codes);
    await seller.post('identifier/freeze', {
      codes: [codes[0]],
      ranges: [],
      pack_id: null,
      reason: 'damaged',
    });
    expect(await check(...codes)).toMatchObject([
      { found: [{ stopped: 1 }] },
      { found: [{ stopped: 0 }] },
    ]);
    const { id } = (await draft(codes)).data as ReceivingInfo;
    const answer = await buyer.post('receiving/post', { id });
    expect(answer).toMatchObject({ code: 0, msg: expect.stringContaining('1 件') });
    expect((await seller.look(codes[0]!)).state).toBe('frozen');
    expect((await seller.infoOf(shipment.id)).state).toBe('received');
  });

  test('that were taken back here stay received there, and are received again here', async () => {
    const codes = await seller.units(1);
    await send(codes);
    const first = (await draft(codes)).data as ReceivingInfo;
    await ok('receiving/post', { id: first.id });
    expect(
      await draft(codes).then(({ data }) => buyer.post('receiving/post', { id: data.id })),
    ).toMatchObject({ status: 409 });
    await ok('receiving/reverse', { id: first.id, reason: '点错' });
    expect((await seller.look(codes[0]!)).state).toBe('received');
    const again = (await draft(codes)).data as ReceivingInfo;
    expect(await buyer.post('receiving/post', { id: again.id })).toMatchObject({ code: 0 });
  });

  test('cannot be found by guessing: what looks like one and was not sent is counted', async () => {
    const guess = (at: number) =>
      `ABCDEFGHJKMNP${String(at).padStart(3, '0')}`.replaceAll(/[01]/g, 'Z');
    const codes = [...new Set(Array.from({ length: 1_000 }, (_, at) => guess(at)))];
    await check(...codes);
    const hits = async () =>
      (
        await owner.row<{ n: number }>(
          `select coalesce(sum(hits), 0)::int as n from throttle where subject = 'received codes:38'`,
        )
      ).n;
    const before = await hits();
    expect(before).toBeGreaterThanOrEqual(codes.length);
    // Serials of another shape are not.
    await check('PAPER-77', '2026/11-5');
    expect(await hits()).toBe(before);
  });

  test('of an order are on their way, and arrive: both sides see one order', async () => {
    const { id: order, code } = await ok<{ id: number; code: string }>('purchaseOrder/add', {
      supplier_id: supplier,
      lines: [{ part_id: part, quantity: '2', price: 1 }],
    });
    await ok('purchaseOrder/submit', { ids: [order] });
    await ok('purchaseOrder/approve', { ids: [order] });
    const expected = async () =>
      (await buyer.get('receiving/expected', { order_id: order })).data as ExpectedOrder;
    expect(await expected()).toMatchObject({
      lines: [{ left: '2', received: '0' }],
      shipments: [],
    });
    expect(await seller.demo.get('receiving/expected', { order_id: order })).toMatchObject({
      status: 404,
    });

    await seller.post('supplierOrder/confirm', { id: order });
    const shipment = await seller.post('supplierOrder/ship', {
      id: order,
      lines: [{ line_no: 1, part_id: seller.part }],
    });
    // What is being picked is the seller's business.
    expect((await expected()).shipments).toEqual([]);
    const codes = await seller.units(2);
    await seller.post('shipment/scan', { id: shipment.id, codes });
    await seller.post('shipment/check', { id: shipment.id });
    await seller.post('shipment/ship', { id: shipment.id });
    expect((await expected()).shipments).toMatchObject([
      { code: shipment.code, parts: [{ part_id: part, units: 2, received: 0 }] },
    ]);

    const { id } = await ok('receiving/add', {
      order_id: order,
      supplier_id: supplier,
      lines: [{ part_id: part, supplier_codes: codes }],
    });
    await ok('receiving/post', { id });
    expect(await seller.infoOf(shipment.id)).toMatchObject({ state: 'received' });
    expect((await seller.demo.get('supplierOrder/info', { id: order })).data).toMatchObject({
      state: 'received',
    });
    const { data } = await seller.demo.get('notice/index', { type: 4, limit: 3 });
    const told = (data as { content: string }[]).map(({ content }) => content);
    expect(told[0]).toContain(code);
    expect(told[0]).toContain('收了货');
    await ok('receiving/reverse', { id, reason: '数错了' });
    expect((await buyer.get('purchaseOrder/info', { id: order })).data).toMatchObject({
      state: 'confirmed',
    });
  });
});
