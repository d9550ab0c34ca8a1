import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { readPdf } from '#server/testing/pdf-text.ts';
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

  test('goes to no dealer that was disabled meanwhile', async () => {
    const [one] = await made.units(1);
    const { id: dealer } = await made.post('dealer/add', { name: `停用商${Math.random()}` });
    const { id } = await made.post('shipment/add', { kind: 'dealer', dealer_id: dealer });
    await made.post('shipment/scan', { id, codes: [one] });
    await made.post('shipment/check', { id });
    await made.post('dealer/disable', { ids: [dealer] });
    expect(await demo.post('shipment/ship', { id })).toMatchObject({
      status: 422,
      errors: [{ field: 'dealer_id' }],
    });
    expect(await made.infoOf(id)).toMatchObject({ state: 'checked' });
    expect(await made.look(one!)).toMatchObject({ state: 'commissioned', dealer_id: null });
    await made.post('dealer/enable', { ids: [dealer] });
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

describe('the delivery note', () => {
  const fetchNote = (id: number, lang = 'zh_CN', token = demo.token) =>
    fetch(`${node.base}/api/web/shipment/note?id=${id}`, {
      headers: { authorization: `Bearer ${token}`, lang },
    });
  const pagesOf = async (answer: Response) => {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    return readPdf(bytes);
  };

  test('is a PDF with sender, receiver, lines and every code below its box and pallet', async () => {
    const { code: box, inside } = await made.box(3);
    const [pallet] = await made.order(1, { level: 'pallet' });
    await made.post('packing/pack', { parent: pallet, codes: [box] });
    const second = await made.box(2);
    const [alone] = await made.units(1);
    const sent = await made.send([pallet!, second.code, alone!], {
      remark: '<b>轻放</b>',
      carrier: '顺丰速运',
      tracking_no: 'SF-77',
    });
    const answer = await fetchNote(sent.id);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`"${sent.code}.pdf"`);
    const [page, ...more] = await pagesOf(answer);
    expect(more).toEqual([]);
    const { name, address } = await owner.row<{ name: string; address: string }>(
      'select o.name, d.address from company o, dealer d where o.company_id = 1 and d.company_id = 1 and d.dealer_id = 1',
    );
    const text = page!.join('\n');
    for (const word of ['送货单', sent.code, name, '杭州湖滨电器行', address, '顺丰速运', 'SF-77'])
      expect(text).toContain(word);
    for (const word of ['<b>轻放</b>', '批次件', '收货人签字', '合计'])
      expect(text).toContain(word);
    const listed = [pallet!, box, ...inside, second.code, ...second.inside, alone!];
    const shown = page!.filter((one) => listed.includes(one));
    // Of the two that were scanned, the pallet comes first; then the box; what is in no box last.
    expect(shown).toEqual(listed);
    const at = page!.indexOf('合计 · 1 托');
    expect(page!.slice(at, at + 3)).toEqual(['合计 · 1 托', '6', '2']);
    expect(await pagesOf(await fetchNote(sent.id, 'en'))).toMatchObject([
      expect.arrayContaining(['Delivery note', 'Received by / Date', '3 units', 'Not in a box']),
    ]);
    expect((await pagesOf(await fetchNote(sent.id, 'zh_TW'))).flat()).toContain('送貨單');
  });

  test('goes on over many pages, each with its number, and loses no code', async () => {
    const boxes = await Promise.all(Array.from({ length: 3 }, () => made.box(120)));
    const { id, code } = await made.send(boxes.map((one) => one.code));
    const pages = await pagesOf(await fetchNote(id));
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, page] of pages.entries())
      expect(page.slice(0, 3)).toEqual([code, `${at + 1} /`, String(pages.length)]);
    const all = new Set(pages.flat());
    for (const one of boxes)
      for (const unit of [one.code, ...one.inside]) expect(all.has(unit), unit).toBe(true);
  });

  test('is for those who see the shipment', async () => {
    const { id } = await made.addShipment();
    const [other, procure] = [await node.signIn('other'), await node.signIn('procure')];
    expect((await fetchNote(id, 'en', other.token)).status).toBe(404);
    expect((await fetchNote(id, 'en', procure.token)).status).toBe(403);
    expect((await fetchNote(id)).status).toBe(200);
  });
});
