import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '../testing/goods.ts';
import { startTestNode } from '../testing/node.ts';
import { openOwner } from '../testing/owner.ts';
import { until } from '../testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const now = () => new Date().toISOString();
const sell = (codes: string[], more: object = {}) =>
  goods.dealer.post('saleRecord/add', { codes, sold_at: now(), ...more });
const shipmentOf = async (id: number) => (await goods.user.get('shipment/info', { id })).data;
const tallyOf = async (metric: string) =>
  (
    await owner.row<{ n: number }>(
      `select coalesce(sum(n), 0)::int as n from code_tally where metric = $1 and part_id = $2`,
      [metric, goods.part],
    )
  ).n;

/** Holds these codes in a transaction of its own until both calls wait for them, the first one in front. */
async function inLine(
  codes: string[],
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
) {
  const ids = await Promise.all(codes.map(async (code) => (await goods.look(code)).id as number));
  const other = await openOwner(node.ownerUrl);
  await other.rows('begin');
  await other.rows('select from identifier where company_id = 1 and seq = any($1) for update', [
    ids,
  ]);
  const waiting = async (n: number) =>
    until(`${n} to wait`, async () => {
      const { n: found } = await owner.row<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'
         and datname = current_database()`,
      );
      return found >= n ? true : null;
    });
  const one = first();
  await waiting(1);
  const two = second();
  await waiting(2);
  await other.rows('commit');
  return Promise.all([one, two]);
}

describe('a box that is packed or unpacked by somebody else at the same moment', () => {
  test('is sold with what is in it then', async () => {
    const { box, codes } = await goods.box(3);
    const [out, sold] = await inLine(
      [box, ...codes],
      () => goods.user.post('packing/unpack', { parent: box, codes: [codes[0]] }),
      () => goods.user.post('saleRecord/add', { codes: [box], sold_at: now() }),
    );
    expect(out).toMatchObject({ code: 0 });
    expect(sold).toMatchObject({ code: 0, data: { units: 2 } });
    expect(await goods.states(codes)).toEqual(['commissioned', 'sold', 'sold']);
  });

  test('is picked with what is in it then', async () => {
    const { box, codes } = await goods.box(2);
    const [more] = await goods.units(1);
    const { id } = await goods.post('shipment/add', { kind: 'dealer', dealer_id: 1 });
    const [packed, picked] = await inLine(
      [box],
      () => goods.user.post('packing/pack', { parent: box, codes: [more] }),
      () => goods.user.post('shipment/scan', { id, codes: [box] }),
    );
    expect(packed).toMatchObject({ code: 0 });
    expect(picked).toMatchObject({ code: 0, data: { added: 3 } });
    expect(codes).toHaveLength(2);
  });
});

describe('what is sold on its way', () => {
  test('is in stock, not on its way, when it has arrived and the sale is voided', async () => {
    const [code] = await goods.units(1);
    const shipment = await goods.shipTo({ dealer_id: 1 }, [code!], false);
    const sale = await sell([code!]);
    await goods.done(goods.dealer, 'receive/receive', { shipment_id: shipment });
    await goods.done(goods.dealer, 'saleRecord/void', { id: sale.data.id, reason: '录错' });
    expect(await goods.look(code!)).toMatchObject({ state: 'received', dealer_id: 1 });
  });

  test('is still on its way when the sale is voided before', async () => {
    const [code] = await goods.units(1);
    const shipment = await goods.shipTo({ dealer_id: 1 }, [code!], false);
    const sale = await sell([code!]);
    await goods.done(goods.dealer, 'saleRecord/void', { id: sale.data.id, reason: '录错' });
    expect(await goods.states([code!])).toEqual(['shipped']);
    await goods.done(goods.dealer, 'receive/receive', { shipment_id: shipment });
    expect(await goods.states([code!])).toEqual(['received']);
  });

  test('is not lost when its shipment is closed', async () => {
    const [sold, lost] = await goods.units(2);
    const shipment = await goods.shipTo({ dealer_id: 1 }, [sold!, lost!], false);
    await sell([sold!]);
    await goods.post('shipment/close', { id: shipment });
    expect(await goods.states([sold!, lost!])).toEqual(['sold', 'frozen']);
    expect(await shipmentOf(shipment)).toMatchObject({
      state: 'closed',
      picked: 2,
      received: 1,
      missing: 1,
      lines: [{ picked: 2, received: 1 }],
    });
  });
});

test('lost goods stay frozen when their batch, which was on hold, is resumed', async () => {
  const batch = await goods.addBatch();
  const [lost, other] = await goods.units(2, batch.id);
  const shipment = await goods.shipTo({ dealer_id: 1 }, [lost!], false);
  await goods.post('batch/hold', { ids: [batch.id], reason: '复检' });
  const become = (state: string) =>
    until(`it to be ${state}`, async () =>
      (await goods.look(other!)).state === state ? true : null,
    );
  await become('frozen');
  await goods.post('shipment/close', { id: shipment });
  await goods.post('batch/resume', { ids: [batch.id] });
  await become('commissioned');
  expect(await goods.look(lost!)).toMatchObject({ state: 'frozen', reason: 'lost' });
});

test('what was recalled on its way has arrived, and is counted', async () => {
  const batch = await goods.addBatch();
  const [code] = await goods.units(1, batch.id);
  const shipment = await goods.shipTo({ dealer_id: 1 }, [code!], false);
  await goods.post('batch/recall', { ids: [batch.id], reason: '隐患' });
  await until('it to be recalled', async () =>
    (await goods.look(code!)).state === 'recalled' ? true : null,
  );
  const [received, returned] = [await tallyOf('received'), await tallyOf('returned')];
  await goods.done(goods.dealer, 'receive/receive', { shipment_id: shipment });
  expect(await tallyOf('received')).toBe(received + 1);
  // Before the recall it counts as received.
  expect(
    await owner.row(`select before_state from identifier where company_id = 1 and batch_id = $1`, [
      batch.id,
    ]),
  ).toEqual({ before_state: 6 });
  const back = await goods.done(goods.dealer, 'return/add', { codes: [code] });
  await goods.post('goodsReturn/receive', { id: back.id });
  expect(await tallyOf('returned')).toBe(returned + 1);
});

test('a voided sale is taken off the day on which it was counted', async () => {
  const batch = await goods.addBatch();
  const [code] = await goods.units(1, batch.id);
  const sold = new Date(Date.now() - 5 * 86_400_000).toISOString();
  const { id } = await goods.post('saleRecord/add', { codes: [code], sold_at: sold });
  await goods.post('saleRecord/void', { id, reason: '录错' });
  const negative = await owner.rows(`select from code_tally where metric = 'sold' and n < 0`);
  expect(negative).toEqual([]);
});

test('what is bound to something else after picking is not shipped, and is taken out as it was picked', async () => {
  const codes = await goods.units(2);
  const lines = [{ part_id: goods.part, quantity: 2 }];
  const { id } = await goods.post('shipment/add', { kind: 'dealer', dealer_id: 1, lines });
  await goods.post('shipment/scan', { id, codes });
  await goods.post('shipment/check', { id });
  await goods.post('binding/undo', { codes: [codes[0]], reason: '贴错' });
  const other = await goods.addBatch();
  await goods.post('binding/add', { part_id: goods.part, batch_id: other.id, codes: [codes[0]] });
  expect(await goods.user.post('shipment/ship', { id })).toMatchObject({
    status: 409,
    errors: [{ code: codes[0] }],
  });
  await goods.post('shipment/unscan', { id, codes: [codes[0]] });
  expect(await shipmentOf(id)).toMatchObject({ picked: 1, lines: [{ picked: 1 }] });
});

describe('goods that come back', () => {
  test('are not sold before their return is cancelled, nor is their sale undone', async () => {
    const [code, sold] = await goods.units(2);
    await goods.shipTo({ dealer_id: 1 }, [code!, sold!]);
    const back = await goods.done(goods.dealer, 'return/add', { codes: [code] });
    expect(await sell([code!])).toMatchObject({
      status: 409,
      errors: [{ code, state: 'received' }],
    });
    await goods.done(goods.dealer, 'return/cancel', { id: back.id, reason: '卖掉了' });
    expect(await sell([code!])).toMatchObject({ code: 0 });
    const sale = (await sell([sold!])).data;
    await goods.post('goodsReturn/add', { from: 'consumer', codes: [sold] });
    const undoing = { id: sale.id, reason: '录错' };
    expect(await goods.dealer.post('saleRecord/void', undoing)).toMatchObject({ status: 409 });
  });

  test('are not on a shipment that is being picked', async () => {
    const [code] = await goods.units(1);
    await goods.shipTo({ dealer_id: 1 }, [code!]);
    const sub = await goods.addDealer(1);
    const { id } = await goods.done(goods.dealer, 'shipment/add', { dealer_id: sub.id });
    await goods.done(goods.dealer, 'shipment/scan', { id, codes: [code] });
    expect(await goods.dealer.post('return/add', { codes: [code] })).toMatchObject({
      status: 409,
      errors: [{ code }],
    });
    await goods.done(goods.dealer, 'shipment/unscan', { id, codes: [code] });
    await goods.done(goods.dealer, 'return/add', { codes: [code] });
  });

  test('leave a box that was voided or frozen, and it stays so', async () => {
    for (const [move, state] of [
      ['void', 'voided'],
      ['freeze', 'frozen'],
    ] as const) {
      const { box, codes } = await goods.box(2);
      await goods.shipTo({ dealer_id: 1 }, [box]);
      await goods.post(`identifier/${move}`, { codes: [box], reason: 'other' });
      const input = { from: 'dealer', dealer_id: 1, codes: [box], is_received: true };
      const { id, units } = await goods.post('goodsReturn/add', input);
      expect(units).toBe(2);
      await goods.post('goodsReturn/restock', { id });
      expect(await goods.states([box, ...codes])).toEqual([state, 'commissioned', 'commissioned']);
    }
  });

  test('need something in the box', async () => {
    const [box] = await goods.order(1, { level: 'box' });
    expect(
      await goods.user.post('goodsReturn/add', { from: 'consumer', codes: [box] }),
    ).toMatchObject({ status: 409, errors: [{ code: box }] });
  });

  test('are dealt with although one was voided meanwhile', async () => {
    const codes = await goods.units(3);
    await goods.shipTo({ dealer_id: 1 }, codes);
    const input = { from: 'dealer', dealer_id: 1, codes, is_received: true };
    const { id } = await goods.post('goodsReturn/add', input);
    await goods.post('identifier/void', { codes: [codes[0]], reason: 'other' });
    await goods.post('identifier/scrap', { codes: [codes[1]], reason: 'other' });
    expect(await goods.user.post('goodsReturn/restock', { id })).toMatchObject({ status: 409 });
    await goods.post('goodsReturn/restock', { id, codes: [codes[2]] });
    await goods.post('goodsReturn/scrap', { id, reason: '作废' });
    expect((await goods.user.get('goodsReturn/info', { id })).data).toMatchObject({
      state: 'closed',
      restocked: 1,
      scrapped: 2,
    });
    expect(await goods.states(codes)).toEqual(['destroyed', 'scrapped', 'commissioned']);
  });

  test('end a shipment of which nothing else is under way', async () => {
    const { box, codes } = await goods.box(2);
    const shipment = await goods.shipTo({ dealer_id: 1 }, [box], false);
    await goods.done(goods.dealer, 'receive/receive', { shipment_id: shipment, codes: [codes[0]] });
    const back = await goods.done(goods.dealer, 'return/add', { codes: [codes[1]] });
    await goods.post('goodsReturn/receive', { id: back.id });
    expect(await shipmentOf(shipment)).toMatchObject({ state: 'received', picked: 2, received: 2 });
    expect(await goods.states([box, ...codes])).toEqual(['received', 'received', 'returned']);
  });
});
