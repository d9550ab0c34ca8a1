import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { giveMove } from '#server/testing/batches.ts';
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
const scan = (id: number, codes: string[], user = demo) =>
  user.post('shipment/scan', { id, codes });

test('a list of links, as a scanner reads them, may be as long as a list of codes', async () => {
  const { id } = await made.addShipment();
  const links = Array.from(
    { length: 20_000 },
    (_, at) => `https://trace.example.com/01/0${at}/21/x`,
  );
  links.push(
    ...(await made.units(1)),
    ...Array(5_000).fill(`https://example.com/${'a'.repeat(80)}`),
  );
  expect(JSON.stringify(links).length).toBeGreaterThan(1_048_576);
  expect(await scan(id, links)).toMatchObject({ status: 404, data: { count: 20_001 } });
});

describe('a shipment', () => {
  test('is numbered, filed with its lines, found, and edited while it is a draft', async () => {
    const lines = [{ part_id: made.part, quantity: 5 }];
    const { id, code, version } = await made.addShipment({
      lines,
      planned_date: '2026-03-01',
      carrier: '顺丰',
    });
    expect(code).toMatch(/^FH\d{8}\d{4}$/);
    expect(await made.infoOf(id)).toMatchObject({
      state: 'draft',
      dealer_name: '杭州湖滨电器行',
      to_name: '杭州湖滨电器行',
      ordered: 5,
      lines: [{ part_id: made.part, quantity: 5, picked: 0, received: 0 }],
      events: [],
    });
    const edited = await demo.post('shipment/edit', {
      id,
      version,
      kind: 'transfer',
      place: '二号仓',
      dealer_id: 1,
      lines: [],
    });
    expect(edited).toMatchObject({
      data: { kind: 'transfer', place: '二号仓', dealer_id: null, lines: [] },
    });
    expect((await demo.get('shipment/index', { keyword: code })).data).toMatchObject([{ id }]);
    expect((await demo.get('shipment/index', { keyword: code, kind: 'dealer' })).count).toBe(0);
    expect((await demo.get('shipment/index', { keyword: code, late: 'true' })).count).toBe(0);
    expect(await demo.post('shipment/delete', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await demo.get('shipment/info', { id })).toMatchObject({ status: 404 });
  });

  test.each([
    ['no dealer', { dealer_id: null }, 'dealer_id'],
    ['a dealer that is not there', { dealer_id: 999_999 }, 'dealer_id'],
    ['a dealer of another company', { dealer_id: 6 }, 'dealer_id'],
    ['a dealer that is disabled', { dealer_id: 5 }, 'dealer_id'],
    ['no customer', { kind: 'customer' }, 'customer_id'],
    ['a transfer to nowhere', { kind: 'transfer' }, 'place'],
    ['a part that is not there', { lines: [{ part_id: 999_999, quantity: 1 }] }, 'lines.0.part_id'],
    ['nothing ordered', { lines: [{ part_id: 1, quantity: 0 }] }, 'lines.0.quantity'],
  ])('refuses %s and names the field', async (_name, wrong, field) => {
    expect(
      await demo.post('shipment/add', { kind: 'dealer', dealer_id: 1, ...wrong }),
    ).toMatchObject({ status: 422, errors: [expect.objectContaining({ field })] });
  });

  test('keeps whom it goes to once picking has begun, and everything once it has left', async () => {
    const [unit] = await made.units(1);
    const { id } = await made.addShipment();
    await made.post('shipment/scan', { id, codes: [unit] });
    const edit = async (body: object) =>
      demo.post('shipment/edit', {
        id,
        version: (await made.infoOf(id)).version,
        kind: 'dealer',
        dealer_id: 1,
        ...body,
      });
    expect(await edit({ dealer_id: 2 })).toMatchObject({
      status: 409,
      errors: [{ field: 'dealer_id' }],
    });
    expect(await edit({ lines: [{ part_id: made.part, quantity: 9 }] })).toMatchObject({
      status: 409,
      errors: [{ field: 'lines' }],
    });
    expect(await edit({ carrier: '德邦', tracking_no: 'D1' })).toMatchObject({ code: 0 });
    await made.post('shipment/check', { id });
    await made.post('shipment/ship', { id });
    expect(await edit({ carrier: '别家' })).toMatchObject({ status: 409 });
    expect(await demo.post('shipment/delete', { ids: [id] })).toMatchObject({ status: 409 });
  });

  test('belongs to its company, and to those who may', async () => {
    const { id } = await made.addShipment();
    const other = await node.signIn('other');
    const commands: [string, object][] = [
      ['scan', { codes: ['X'] }],
      ['unscan', { codes: ['X'] }],
      ['check', {}],
      ['ship', {}],
      ['receive', {}],
      ['close', {}],
      ['cancel', { reason: 'x' }],
    ];
    for (const [name, body] of commands)
      expect(await other.post(`shipment/${name}`, { id, ...body }), name).toMatchObject({
        status: 404,
      });
    expect(await other.get('shipment/info', { id })).toMatchObject({ status: 404 });
    expect(await other.get('shipment/codes', { id })).toMatchObject({ status: 404 });
    expect(await other.get('shipment/note', { id })).toMatchObject({ status: 404 });
    const product = await node.signIn('product');
    expect(await product.get('shipment/info', { id })).toMatchObject({ code: 0 });
    for (const [name, body] of [...commands, ['add', {}], ['edit', {}]] as const)
      expect(await product.post(`shipment/${name}`, { id, ...body }), name).toMatchObject({
        status: 403,
      });
  });
});

describe('picking', () => {
  test('takes units and whole boxes, once, and tells how far each line is', async () => {
    const { code, inside } = await made.box(4);
    const [alone] = await made.units(1);
    const { id } = await made.addShipment({ lines: [{ part_id: made.part, quantity: 6 }] });
    expect(await scan(id, [code])).toMatchObject({
      code: 0,
      data: { added: 4, lines: [{ part_id: made.part, quantity: 6, picked: 4 }] },
    });
    expect(await scan(id, [inside[0]!, code])).toMatchObject({ data: { added: 0 } });
    expect(await scan(id, [alone!])).toMatchObject({ data: { added: 1, lines: [{ picked: 5 }] } });
    expect(await made.infoOf(id)).toMatchObject({ state: 'picking', picked: 5 });
    const { data, count } = await demo.get('shipment/codes', { id, roots: 'true' });
    expect(count).toBe(2);
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code, level: 'box', units: 4, state: 'picked' }),
        expect.objectContaining({ code: alone, level: 'unit', units: 1 }),
      ]),
    );
    expect((await demo.get('shipment/codes', { id })).count).toBe(6);
  });

  test('of a box whose units were picked before takes the rest, and they travel with it', async () => {
    const { code, inside } = await made.box(3);
    const { id } = await made.addShipment();
    await made.post('shipment/scan', { id, codes: [inside[0]] });
    expect(await scan(id, [code])).toMatchObject({ data: { added: 2 } });
    expect((await demo.get('shipment/codes', { id, roots: 'true' })).data).toMatchObject([
      { code, units: 3 },
    ]);
  });

  test('is undone by code or by box, not by a unit inside of a box', async () => {
    const { code, inside } = await made.box(3);
    const [alone] = await made.units(1);
    const { id } = await made.addShipment();
    await made.post('shipment/scan', { id, codes: [code, alone] });
    const unscan = (codes: string[]) => demo.post('shipment/unscan', { id, codes });
    expect(await unscan([inside[1]!])).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: inside[1] }],
    });
    expect(await unscan([alone!])).toMatchObject({ data: { removed: 1, lines: [{ picked: 3 }] } });
    expect(await unscan([alone!])).toMatchObject({ data: { removed: 0 } });
    expect(await unscan([code])).toMatchObject({ data: { removed: 3, lines: [] } });
    expect(await made.infoOf(id)).toMatchObject({ picked: 0, state: 'picking' });
  });

  test('refuses what cannot go, each with its reason, and takes nothing then', async () => {
    const good = await made.units(2);
    const [frozen, voided, here, bad] = await made.units(4);
    const [unbound] = await made.order(1);
    const [empty] = await made.order(1, { level: 'box' });
    await made.post('identifier/freeze', { codes: [frozen], reason: 'other' });
    await made.post('identifier/void', { codes: [voided], reason: 'damaged' });
    const elsewhere = await made.addShipment();
    await made.post('shipment/scan', { id: elsewhere.id, codes: [here] });
    await made.send([bad!]);
    const held = await made.addBatch();
    const [ofHeld] = await made.units(1, made.part, held);
    await giveMove(demo, 'hold', [held]);
    const recalled = await made.addBatch();
    const [ofRecalled] = await made.units(1, made.part, recalled);
    await giveMove(demo, 'complete', [recalled]);
    await giveMove(demo, 'recall', [recalled]);
    const { id } = await made.addShipment();
    const culprits = [frozen, voided, here, bad, unbound, empty, ofHeld, ofRecalled] as string[];
    const answer = await scan(id, [...good, ...culprits]);
    expect(answer).toMatchObject({ status: 409, data: { count: 8 } });
    const said = Object.fromEntries(answer.errors!.map(({ code, msg }) => [code, msg]));
    expect(said[frozen!]).toContain('已冻结');
    expect(said[voided!]).toContain('已作废');
    expect(said[here!]).toContain(elsewhere.code);
    expect(said[bad!]).toContain('已发货');
    expect(said[unbound!]).toContain('还没有绑定');
    expect(said[empty!]).toContain('是空的');
    expect(said[ofHeld!]).toMatch(/暂停|冻结/);
    expect(said[ofRecalled!]).toContain('召回');
    expect(await made.infoOf(id)).toMatchObject({ picked: 0, state: 'draft' });
    expect(await scan(id, ['NO-SUCH-CODE'])).toMatchObject({
      status: 404,
      errors: [{ field: 'codes', code: 'NO-SUCH-CODE' }],
    });
  });

  test('refuses what was not ordered, and more than was ordered', async () => {
    const part = await made.addPart();
    const [strange] = await made.units(1, part);
    const { code } = await made.box(3);
    const { id } = await made.addShipment({ lines: [{ part_id: made.part, quantity: 2 }] });
    expect(await scan(id, [strange!])).toMatchObject({
      status: 409,
      errors: [{ code: strange, msg: expect.stringContaining('没有要') }],
    });
    expect(await scan(id, [code])).toMatchObject({
      status: 409,
      errors: [{ code, msg: expect.stringContaining('只差 2 件') }],
    });
  });

  test('of one box by two at once is won by one, and the other is told who has it', async () => {
    const { code } = await made.box(5);
    const two = [await made.addShipment(), await made.addShipment()];
    const answers = await Promise.all(two.map(({ id }) => scan(id, [code])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const winner = two[answers.findIndex(({ status }) => status === 200)]!;
    const loser = answers.find(({ status }) => status === 409)!;
    expect(loser.errors![0]!.msg).toContain(winner.code);
  });
});

describe('checking', () => {
  test('tells what is short, and passes a short delivery that was confirmed', async () => {
    const [unit] = await made.units(1);
    const { id } = await made.addShipment({ lines: [{ part_id: made.part, quantity: 2 }] });
    expect(await demo.post('shipment/check', { id })).toMatchObject({ status: 409 });
    await made.post('shipment/scan', { id, codes: [unit] });
    expect(await demo.post('shipment/check', { id })).toMatchObject({
      status: 409,
      data: { short: 1 },
      errors: [{ field: 'lines', msg: expect.stringContaining('应发 2，已拣 1') }],
    });
    expect(await demo.post('shipment/ship', { id })).toMatchObject({ status: 409 });
    const body = { id, allow_short: true };
    expect(await demo.post('shipment/check', body)).toMatchObject({ data: { state: 'checked' } });
    expect(await demo.post('shipment/check', body)).toMatchObject({ code: 0 });
    // Whatever is changed then has to be checked again.
    await made.post('shipment/unscan', { id, codes: [unit] });
    expect(await made.infoOf(id)).toMatchObject({ state: 'picking' });
  });

  test('a cancelled one frees what it had', async () => {
    const { code } = await made.box(2);
    const { id } = await made.addShipment();
    await made.post('shipment/scan', { id, codes: [code] });
    expect(await demo.post('shipment/cancel', { id })).toMatchObject({ status: 422 });
    for (let time = 0; time < 2; time += 1)
      expect(await demo.post('shipment/cancel', { id, reason: '客户改期' })).toMatchObject({
        data: { state: 'cancelled', reason: '客户改期', picked: 0 },
      });
    expect(await scan(id, [code])).toMatchObject({ status: 409 });
    const next = await made.addShipment();
    expect(await scan(next.id, [code])).toMatchObject({ data: { added: 2 } });
  });
});
