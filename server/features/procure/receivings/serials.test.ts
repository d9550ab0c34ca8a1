import { beforeAll, describe, expect, test } from 'vitest';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import type { ReceivingInfo } from '#contract/features/procure/receivings/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { giveMove } from '#server/testing/batches.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let supplier = 0;
let item = 0;
let made = 0;
beforeAll(async () => {
  demo = await node.signIn('demo');
  supplier = (await ok(demo, 'supplier/add', { name: '序列号供应商' })).id;
  item = await part();
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
  return (await ok(demo, 'part/add', { name: `序列件${made}`, code: `SE-P-${made}` })).id;
};
const approved = async (part_id: number, quantity: string) => {
  const buyer = await node.signIn('procure');
  const { id } = await ok(buyer, 'purchaseOrder/add', {
    supplier_id: supplier,
    lines: [{ part_id, quantity, price: 100 }],
  });
  await ok(buyer, 'purchaseOrder/submit', { ids: [id] });
  await ok(demo, 'purchaseOrder/approve', { ids: [id] });
  return id;
};
const add = (lines: object[], order_id: number | null = null, supplier_id = supplier) =>
  ok<ReceivingInfo>(demo, 'receiving/add', { order_id, supplier_id, lines });
const post = (id: number) => demo.post('receiving/post', { id });
const reverse = (id: number, reason = '收错了') => demo.post('receiving/reverse', { id, reason });
const withSerials = (...supplier_codes: string[]) => add([{ part_id: item, supplier_codes }]);
const orderOf = async (id: number) =>
  (await demo.get('purchaseOrder/info', { id })).data as PurchaseInfo;

describe('[MNU-15] a supplier’s serial', () => {
  test('is received once; the receipt where it stands is named', async () => {
    const first = await withSerials('SN-1', 'SN-2');
    const second = await withSerials('SN-2', 'SN-3');
    expect(await post(first.id)).toMatchObject({ code: 0 });
    const refused = await post(second.id);
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'codes', code: 'SN-2' }] });
    expect(refused.errors![0]!.msg).toContain(first.code);
    expect((await demo.get('receiving/info', { id: second.id })).data).toMatchObject({
      state: 'draft',
    });
    // Another supplier may have the same.
    const other = (await ok(demo, 'supplier/add', { name: '另一家' })).id;
    const theirs = await add([{ part_id: item, supplier_codes: ['SN-2'] }], null, other);
    expect(await post(theirs.id)).toMatchObject({ code: 0 });

    const checked = await demo.post('receiving/check', {
      supplier_id: supplier,
      codes: ['SN-2', 'SN-9'],
    });
    expect(checked.data).toMatchObject([
      { code: 'SN-2', why: expect.stringContaining(first.code), found: [] },
      { code: 'SN-9', why: '', found: [{ part_id: null, codes: ['SN-9'], stopped: 0 }] },
    ]);
  });

  test('is kept alone, however much of GS1 was scanned around it', async () => {
    const scanned = ['(01)06901234567892(21)GS-1', ']C1010690123456789210L1\u001D21GS-2', 'GS-3'];
    const info = await withSerials(...scanned);
    expect(info.lines[0]!.supplier_codes).toEqual(['GS-1', 'GS-2', 'GS-3']);
    expect(await post(info.id)).toMatchObject({ code: 0 });
    const again = await demo.post('receiving/check', {
      supplier_id: supplier,
      codes: ['https://id.example/01/06901234567892/21/GS-1'],
    });
    expect(again.data).toMatchObject([{ why: expect.stringContaining(info.code), found: [] }]);
  });

  test('stands once on a receipt', async () => {
    const lines = [
      { part_id: item, supplier_codes: ['T-1', 'T-1', ' T-1 '] },
      { part_id: item, supplier_codes: ['T-2'] },
    ];
    expect((await add(lines)).serial_count).toBe(2);
    const twice = [lines[0], { part_id: item, supplier_codes: ['T-1'] }];
    expect(await demo.post('receiving/add', { supplier_id: supplier, lines: twice })).toMatchObject(
      { status: 409, errors: [{ field: 'lines.1.supplier_codes', code: 'T-1' }] },
    );
  });

  test('in two drafts that are posted at once is taken by one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const code = `RACE-${round}`;
      const drafts = await Promise.all([
        withSerials(code, `${code}-a`),
        withSerials(code, `${code}-b`),
      ]);
      const answers = await Promise.all(drafts.map(({ id }) => post(id)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.errors).toMatchObject([{ code }]);
    }
  });

  test('is found with its receipt and lot', async () => {
    const { id, code } = await withSerials('FIND-77');
    await ok(demo, 'receiving/post', { id });
    const { data } = await demo.post('traceQuery/find', { text: 'FIND-77' });
    expect(data).toMatchObject({
      found: 'serial',
      serial: {
        code: 'FIND-77',
        receiving_id: id,
        receiving_code: code,
        supplier_name: '序列号供应商',
      },
      genealogy: { lot: { part_id: item }, receipt: { id, serial_count: 1 } },
    });
  });
});

describe('[MNU-15] reversing a receipt', () => {
  test('takes lots and serials away and opens the order again; they can be posted again', async () => {
    const own = await part();
    const order = await approved(own, '5');
    const first = await add([{ part_id: own, supplier_codes: ['R-1', 'R-2'] }], order);
    await ok(demo, 'receiving/post', { id: first.id });
    expect((await orderOf(order)).state).toBe('partial');
    expect(await demo.post('receiving/reverse', { id: first.id })).toMatchObject({ status: 422 });
    expect(await reverse(first.id)).toMatchObject({
      code: 0,
      data: { state: 'reversed', reason: '收错了' },
    });
    // Repeated, it is what it is.
    expect(await reverse(first.id, '再来')).toMatchObject({ code: 0, data: { reason: '收错了' } });
    expect(await orderOf(order)).toMatchObject({ state: 'approved', lines: [{ received: '0' }] });
    const lots = (await demo.get('materialLot/index', { part_id: own })).data as {
      state: string;
    }[];
    expect(lots).toMatchObject([{ state: 'reversed' }]);
    expect(await post(first.id)).toMatchObject({ status: 409 });
    const again = await add([{ part_id: own, supplier_codes: ['R-1', 'R-2'] }], order);
    expect(await post(again.id)).toMatchObject({ code: 0 });
    expect((await orderOf(order)).lines[0]).toMatchObject({ received: '2' });
  });

  test('is refused where something was used, with the lot and the batch', async () => {
    const [own, product] = [await part(), await part()];
    const { id } = await add([{ part_id: own, quantity: '10', inspection: 'pass' }]);
    const { lines } = await ok<ReceivingInfo>(demo, 'receiving/post', { id });
    const batch = await ok<{ id: number; code: string }>(demo, 'batch/add', {
      part_id: product,
      quantity: 5,
    });
    await giveMove(demo, 'release', [batch.id]);
    const lot = lines[0]!;
    await ok(demo, 'batch/consume', {
      id: batch.id,
      lots: [{ lot_id: lot.lot_id, quantity: '1' }],
    });
    const refused = await reverse(id);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain(lot.lot_code);
    expect(refused.msg).toContain(batch.code);
  });

  test('is refused where a lot was recalled, and once the order is closed', async () => {
    const own = await part();
    const free = await add([{ part_id: own, quantity: '1' }]);
    const { lines } = await ok<ReceivingInfo>(demo, 'receiving/post', { id: free.id });
    await ok(demo, 'materialLot/recall', { id: lines[0]!.lot_id, reason: '有害' });
    expect((await reverse(free.id)).msg).toContain(lines[0]!.lot_code);
    const order = await approved(own, '5');
    const { id } = await add([{ part_id: own, quantity: '1' }], order);
    await ok(demo, 'receiving/post', { id });
    await ok(demo, 'purchaseOrder/close', { ids: [order] });
    const refused = await reverse(id);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain((await orderOf(order)).code);
  });
});

describe('[MNU-15] posting', () => {
  test('twice at once happens once', async () => {
    const own = await part();
    const order = await approved(own, '10');
    const { id } = await add([{ part_id: own, quantity: '6' }], order);
    const answers = await Promise.all([post(id), post(id), post(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await orderOf(order)).lines[0]).toMatchObject({ received: '6' });
    expect((await demo.get('materialLot/index', { part_id: own })).count).toBe(1);
  });

  test('two receipts that are together too much at once posts one of them', async () => {
    const own = await part();
    const order = await approved(own, '10');
    const drafts = [
      await add([{ part_id: own, quantity: '6' }], order),
      await add([{ part_id: own, quantity: '6' }], order),
    ];
    const answers = await Promise.all(drafts.map(({ id }) => post(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await orderOf(order)).lines[0]).toMatchObject({ received: '6' });
  });

  test('2,000 lines and 20,000 serials is one step, and is taken back in one', async () => {
    const own = await part();
    const lines = Array.from({ length: 2_000 }, (_, line) => ({
      part_id: own,
      lot: `L${line}`,
      supplier_codes: Array.from({ length: 10 }, (__, at) => `M-${line}-${at}`),
    }));
    const { id } = await add(lines);
    const done = await ok<ReceivingInfo>(demo, 'receiving/post', { id });
    expect(new Set(done.lines.map((line) => line.lot_code)).size).toBe(2_000);
    expect((await demo.get('receiving/serials', { id, line_no: 7, limit: 4 })).data).toHaveLength(
      4,
    );
    expect((await demo.get('receiving/serials', { id, limit: 10 })).count).toBe(20_000);
    expect(await reverse(id)).toMatchObject({ code: 0 });
  }, 60_000);
});
