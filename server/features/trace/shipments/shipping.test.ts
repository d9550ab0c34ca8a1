import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { prepare, type Prepared } from '#server/testing/shipping.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Prepared;
let demo: User;
beforeAll(async () => {
  made = await prepare(node, owner);
  ({ demo } = made);
});
const tallyOf = async (metric: string) =>
  (
    await owner.row<{ n: number }>(
      `select coalesce(sum(n), 0)::int as n from code_tally where metric = $1 and part_id = $2`,
      [metric, made.part],
    )
  ).n;
const noticesOf = (sentence: string, code: string) =>
  owner.rows<{ account_id: number; params: Record<string, unknown> }>(
    `select account_id, params from notice where sentence = $1 and params::jsonb->>'code' = $2`,
    [sentence, code],
  );

describe('shipping', () => {
  test('[WH-5] hands boxes and units over to the dealer, with one event, counted, told to it, once', async () => {
    const { code, inside } = await made.box(4);
    const [alone] = await made.units(1);
    const before = await tallyOf('shipped');
    const shipment = await made.send([code, alone!]);
    for (const one of [code, alone!, inside[0]!])
      expect(await made.look(one)).toMatchObject({ state: 'shipped', dealer_id: 1 });
    expect((await made.look(inside[0]!)).parent_id).toBe((await made.look(code)).id);
    expect(await made.kindsOf(inside[3]!)).toEqual(['ship', 'pack', 'bind', 'generate']);
    expect(await tallyOf('shipped')).toBe(before + 5);
    expect(await noticesOf('shipmentSent', shipment.code)).toMatchObject([{ params: { n: 5 } }]);
    // Given again it changes nothing.
    await made.post('shipment/ship', { id: shipment.id });
    expect(await made.infoOf(shipment.id)).toMatchObject({
      state: 'shipped',
      picked: 5,
      ship_time: expect.any(String),
      events: [{ kind: 'ship', quantity: 5, create_user: '陈青山' }],
    });
    expect(await demo.post('shipment/cancel', { id: shipment.id, reason: 'x' })).toMatchObject({
      status: 409,
    });
    const log = await owner.rows(
      `select before->>'state' as before, after->>'state' as after from operation_log
       where path = 'shipment/ship' and target_id = $1`,
      [String(shipment.id)],
    );
    expect(log).toEqual([{ before: 'checked', after: 'shipped' }]);
  });

  test('takes a unit out of a box that stays, and the box knows', async () => {
    const { code, inside } = await made.box(3);
    await made.send([inside[1]!]);
    expect(await made.look(inside[1]!)).toMatchObject({ state: 'shipped', parent_id: null });
    const rest = await demo.get('packing/tree', { code });
    expect(rest.data).toMatchObject({ item: { quantity: 2 } });
  });

  test('looks at every code once more: what was frozen meanwhile stops it', async () => {
    const [one, two] = await made.units(2);
    const { id } = await made.addShipment();
    await made.post('shipment/scan', { id, codes: [one, two] });
    await made.post('shipment/check', { id });
    await made.post('identifier/freeze', { codes: [two], reason: 'other' });
    expect(await demo.post('shipment/ship', { id })).toMatchObject({
      status: 409,
      errors: [{ code: two, state: 'frozen' }],
    });
    expect(await made.infoOf(id)).toMatchObject({ state: 'checked' });
    expect(await made.look(one!)).toMatchObject({ state: 'commissioned', dealer_id: null });
    await made.post('identifier/unfreeze', { codes: [two], reason: 'other' });
    expect(await demo.post('shipment/ship', { id })).toMatchObject({ code: 0 });
  });

  test('by two at once happens once', async () => {
    const codes = await made.units(3);
    const { id, code } = await made.addShipment();
    await made.post('shipment/scan', { id, codes });
    await made.post('shipment/check', { id });
    const answers = await Promise.all([1, 2, 3].map(() => demo.post('shipment/ship', { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await made.infoOf(id)).events).toHaveLength(1);
    expect(await noticesOf('shipmentSent', code)).toHaveLength(1);
  });

  test('to a customer is received by staff; the customer holds it', async () => {
    const [customer] = (await demo.get('customer/index', { limit: 1 })).data as { id: number }[];
    const codes = await made.units(2);
    const { id } = await made.send(codes, {
      kind: 'customer',
      dealer_id: null,
      customer_id: customer!.id,
    });
    const held = async () =>
      owner.row(`select customer_id, dealer_id, state from identifier where seq = $1`, [
        (await made.look(codes[0]!)).id,
      ]);
    expect(await held()).toEqual({ customer_id: customer!.id, dealer_id: null, state: 5 });
    expect(await demo.post('shipment/receive', { id })).toMatchObject({
      data: { received: 2, missing: 0 },
    });
    expect(await held()).toEqual({ customer_id: customer!.id, dealer_id: null, state: 6 });
  });

  test('as a transfer keeps state and holder, and tells both ends', async () => {
    const { code, inside } = await made.box(2);
    const { id } = await made.send([code], { kind: 'transfer', dealer_id: null, place: '二号仓' });
    expect(await made.look(inside[0]!)).toMatchObject({ state: 'packed', dealer_id: null });
    expect(await demo.post('shipment/receive', { id, codes: [code] })).toMatchObject({
      data: { received: 2, missing: 0 },
    });
    expect((await made.kindsOf(inside[0]!)).slice(0, 2)).toEqual(['arrive', 'transfer']);
    expect(await made.infoOf(id)).toMatchObject({
      state: 'received',
      events: [{ kind: 'arrive', place: '二号仓' }, { kind: 'transfer' }],
    });
    // It is in stock again, and can be sent on.
    await made.send([code]);
  });

  test('in transfer, a unit without its box is no longer packed', async () => {
    const { inside } = await made.box(2);
    await made.send([inside[0]!], { kind: 'transfer', dealer_id: null, place: '二号仓' });
    expect(await made.look(inside[0]!)).toMatchObject({ state: 'commissioned', parent_id: null });
  });
});

describe('receiving', () => {
  test('in part leaves the rest open, told to the sender, and again changes nothing', async () => {
    const { code, inside } = await made.box(3);
    const [alone] = await made.units(1);
    const shipment = await made.send([code, alone!]);
    const { id } = shipment;
    const receive = (codes?: string[]) =>
      demo.post('shipment/receive', { id, ...(codes ? { codes } : {}) });
    expect(await receive([inside[0]!, alone!])).toMatchObject({
      code: 0,
      msg: expect.stringContaining('还差 2 件'),
      data: { received: 2, missing: 2 },
    });
    expect(await receive([alone!])).toMatchObject({ data: { received: 0, missing: 2 } });
    expect(await made.infoOf(id)).toMatchObject({
      state: 'partial',
      received: 2,
      lines: [{ picked: 4, received: 2 }],
    });
    expect(await made.look(alone!)).toMatchObject({ state: 'received' });
    expect(await made.look(code)).toMatchObject({ state: 'shipped' });
    const told = await noticesOf('shipmentShort', shipment.code);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]!.params).toMatchObject({ n: 2, missing: 2, receiver: '杭州湖滨电器行' });
    // With its last units the box has arrived, too.
    expect(await receive(inside)).toMatchObject({ data: { received: 2, missing: 0 } });
    expect(await made.look(code)).toMatchObject({ state: 'received' });
    expect(await made.infoOf(id)).toMatchObject({ state: 'received', received: 4 });
    expect(await receive()).toMatchObject({ code: 0, data: { received: 0, missing: 0 } });
    expect(await noticesOf('shipmentShort', shipment.code)).toHaveLength(told.length);
  });

  test('refuses what is not in the shipment, and a shipment that has not left', async () => {
    const [mine, strange] = await made.units(2);
    const { id } = await made.addShipment();
    expect(await demo.post('shipment/receive', { id })).toMatchObject({ status: 409 });
    await made.post('shipment/scan', { id, codes: [mine] });
    await made.post('shipment/check', { id });
    await made.post('shipment/ship', { id });
    expect(await demo.post('shipment/receive', { id, codes: [mine, strange] })).toMatchObject({
      status: 409,
      errors: [{ code: strange, msg: expect.stringContaining('不在这张发货单里') }],
    });
    expect(await made.look(mine!)).toMatchObject({ state: 'shipped' });
  });

  test('of what was frozen on the way: it is there, and stays frozen', async () => {
    const codes = await made.units(2);
    const { id } = await made.send(codes);
    await made.post('identifier/freeze', { codes: [codes[0]], reason: 'other' });
    expect(await demo.post('shipment/receive', { id })).toMatchObject({ data: { received: 2 } });
    expect(await made.look(codes[0]!)).toMatchObject({ state: 'frozen' });
    await made.post('identifier/unfreeze', { codes: [codes[0]], reason: 'other' });
    expect(await made.look(codes[0]!)).toMatchObject({ state: 'received' });
  });
});

describe('closing', () => {
  test('freezes what never arrived as lost, tells the sender, and keeps the box that came', async () => {
    const { code, inside } = await made.box(3);
    const shipment = await made.send([code]);
    const { id } = shipment;
    await made.post('shipment/receive', { id, codes: inside.slice(0, 2) });
    for (let time = 0; time < 2; time += 1)
      expect(await demo.post('shipment/close', { id })).toMatchObject({
        data: { state: 'closed', picked: 3, received: 2, missing: 1 },
      });
    expect(await made.look(inside[2]!)).toMatchObject({ state: 'frozen', parent_id: null });
    expect(await made.look(code)).toMatchObject({ state: 'received' });
    expect((await made.kindsOf(inside[2]!))[0]).toBe('freeze');
    expect((await noticesOf('shipmentLost', shipment.code))[0]!.params).toMatchObject({
      missing: 1,
      receiver: '杭州湖滨电器行',
    });
    expect((await demo.get('shipment/codes', { id, state: 'missing' })).data).toMatchObject([
      { code: inside[2] },
    ]);
    expect(await demo.post('shipment/receive', { id })).toMatchObject({ status: 409 });
    // What was found again after all is unfrozen, and can be shipped once it is back.
    await made.post('identifier/unfreeze', { codes: [inside[2]], reason: 'other' });
    expect(await made.look(inside[2]!)).toMatchObject({ state: 'shipped' });
  });

  test('of what was received in full loses nothing; drafts are not closed', async () => {
    const codes = await made.units(2);
    const { id } = await made.send(codes);
    await made.post('shipment/receive', { id });
    expect(await demo.post('shipment/close', { id })).toMatchObject({ data: { missing: 0 } });
    expect(await made.look(codes[0]!)).toMatchObject({ state: 'received' });
    const draft = await made.addShipment();
    expect(await demo.post('shipment/close', { id: draft.id })).toMatchObject({ status: 409 });
  });
});

test('[MNU-25] the wall screen counts what is to be done and what was done today', async () => {
  const read = async () => (await demo.get('shipment/screen')).data;
  const before = await read();
  const late = await made.addShipment({ planned_date: '2026-01-01' });
  const sent = await made.send(await made.units(2));
  const { figures, rows } = await read();
  expect(figures).toMatchObject({
    to_pick: before.figures.to_pick + 1,
    shipped: before.figures.shipped + 1,
    shipped_units: before.figures.shipped_units + 2,
    late: before.figures.late + 1,
  });
  const ids = (rows as { id: number }[]).map(({ id }) => id);
  expect(ids[0]).toBe(late.id);
  expect(ids).toContain(sent.id);
});

test('the delivery note is a page with its boxes and codes', async () => {
  const { code, inside } = await made.box(2);
  const { id, code: number } = await made.send([code], { remark: '<b>轻放</b>' });
  const answer = await fetch(`${node.base}/api/web/shipment/note?id=${id}`, {
    headers: { authorization: `Bearer ${demo.token}` },
  });
  expect(answer.headers.get('content-type')).toContain('text/html');
  const page = await answer.text();
  for (const text of ['送货单', number, code, ...inside, '杭州湖滨电器行', '<svg'])
    expect(page).toContain(text);
  expect(page).toContain('&lt;b&gt;轻放');
});
