import { beforeAll, describe, expect, test } from 'vitest';
import {
  lotCalls,
  type LotGenealogy,
  type LotHolders,
} from '#contract/features/trace/lots/contract.ts';
import type { BatchMaterials } from '#contract/features/trace/batches/materials.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { proveRecords } from '#server/testing/record-proof.ts';

await proveRecords(lotCalls, ({ part }) => ({
  given: { part_id: part.id, quantity: '12.5', received_date: '2026-10-01', supplier_lot: 'S-9' },
  apart: { code: ['甲一', '甲二', '甲三', '甲四', '甲五'] },
  alone: ['keyword=甲一'],
  among: [
    `part_id=${part.id}`,
    'state=pending',
    'received_date[]=2026-10-01&received_date[]=2026-10-01',
  ],
  none: ['keyword=没有这种'],
  wrong: [
    ['of a part that is not there', { part_id: 999_999 }, 422, 'part_id'],
    ['of a supplier that is not there', { supplier_id: 999_999 }, 422, 'supplier_id'],
    ['from a batch that is not there', { source_batch_id: 999_999 }, 422, 'source_batch_id'],
    ['without a quantity', { quantity: '0' }, 422, 'quantity'],
    ['that expires before it came', { expire_date: '2026-09-01' }, 422, 'expire_date'],
    ['with a number that is taken', { code: '甲一' }, 409, 'code'],
  ],
  sheet: { 批号: '甲五', 物料编码: part.code, 数量: '3', 收料日期: '2026-10-01' },
}));

const node = await startTestNode();
let demo: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  demo = await node.signIn('demo');
});
let made = 0;
type Made = { id: number; code: string };
const ok = async <T = Made>(path: string, body: object): Promise<T> => {
  const answer = await demo.post(path, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as T;
};
const part = async () =>
  (await ok('part/add', { name: `料${(made += 1)}`, code: `LOTT-${made}` })).id;
const lotOf = async (part_id: number, quantity: string, more: object = {}) => {
  const lot = await ok('materialLot/add', {
    part_id,
    quantity,
    received_date: '2026-11-01',
    ...more,
  });
  await ok('materialLot/pass', { ids: [lot.id] });
  return lot;
};
/** A product of these parts, and a released batch of it. */
async function product(lines: object[], quantity = 10) {
  const part_id = await part();
  const bom = await ok('bom/add', { part_id, lines });
  await ok('bom/release', { ids: [bom.id] });
  return { part_id, bom, ...(await batchOf(part_id, quantity)) };
}
async function batchOf(part_id: number, quantity = 10) {
  const batch = await ok('batch/add', { part_id, quantity });
  await ok('batch/release', { ids: [batch.id] });
  return { batch };
}
const partOf = async (batch: number) =>
  ((await demo.get('batch/info', { id: batch })).data as { part_id: number }).part_id;
const stateOf = async (id: number) =>
  (await demo.get('materialLot/info', { id })).data as {
    state: string;
    left: string;
    used: string;
  };

describe('[QM-3] incoming material', () => {
  test('is passed, failed or waived by lot, and each of these with its right', async () => {
    const one = await ok('materialLot/add', {
      part_id: await part(),
      quantity: '5',
      received_date: '2026-11-01',
    });
    await ok('materialLot/fail', { ids: [one.id], reason: '划伤' });
    expect(await stateOf(one.id)).toMatchObject({
      state: 'failed',
      inspection: 'fail',
      reason: '划伤',
    });
    expect(await demo.post('materialLot/pass', { ids: [one.id] })).toMatchObject({ status: 409 });
    expect(await demo.post('materialLot/waive', { ids: [one.id], reason: ' ' })).toMatchObject({
      status: 422,
    });
    await ok('materialLot/waive', { ids: [one.id], reason: '评审通过' });
    expect(await stateOf(one.id)).toMatchObject({ state: 'waived', inspection: 'waived' });
    expect(await demo.post('materialLot/delete', { ids: [one.id] })).toMatchObject({ status: 409 });
    const { id, code } = one;
    const edit = { id, code, version: 3, part_id: 1, quantity: '9', received_date: '2026-11-01' };
    expect(await demo.post('materialLot/edit', edit)).toMatchObject({ status: 409 });
  });
});

describe('a batch', () => {
  test('names the newest released bill of its part, or another released one, and no other', async () => {
    const [steel, other] = [await part(), await part()];
    const { part_id, bom, batch } = await product([{ part_id: steel, quantity: '1' }]);
    expect((await demo.get('batch/info', { id: batch.id })).data).toMatchObject({ bom_id: bom.id });
    const draft = await ok('bom/copy', { id: bom.id });
    const refused = { part_id, quantity: 1, bom_id: draft.id };
    expect(await demo.post('batch/add', refused)).toMatchObject({
      status: 422,
      errors: [{ field: 'bom_id' }],
    });
    expect(
      await demo.post('batch/add', { part_id: other, quantity: 1, bom_id: bom.id }),
    ).toMatchObject({
      status: 422,
      errors: [{ field: 'bom_id' }],
    });
  });

  test('uses lots by scan and by choice, substitutes too, and shows what is missing', async () => {
    const [steel, instead] = [await part(), await part()];
    const line = { part_id: steel, quantity: '0.5', is_tracked: true, substitutes: [instead] };
    const { batch } = await product([line], 10);
    const [one, two] = [await lotOf(steel, '2'), await lotOf(instead, '100')];
    await ok('batch/consume', { id: batch.id, codes: [one.code] });
    expect(await stateOf(one.id)).toMatchObject({ state: 'used', left: '0' });
    const after = await ok<BatchMaterials>('batch/consume', {
      id: batch.id,
      lots: [{ lot_id: two.id, quantity: null }],
    });
    expect(after.rows).toMatchObject([{ needed: '5', consumed: '5', missing: '0' }]);
    expect(after.uses).toMatchObject([
      { lot_code: two.code, quantity: '3', is_substitute: true, way: 'choice' },
      { lot_code: one.code, quantity: '2', is_substitute: false, way: 'scan' },
    ]);
    // The bill can't be changed any more; taken back, it can.
    const { version, code, part_id } = (await demo.get('batch/info', { id: batch.id })).data as {
      version: number;
      code: string;
      part_id: number;
    };
    const edit = { id: batch.id, version, code, part_id, quantity: 10, bom_id: null };
    expect(await demo.post('batch/edit', edit)).toMatchObject({
      status: 409,
      errors: [{ field: 'bom_id' }],
    });
    const uses = after.uses.map(({ id }) => id);
    await ok('batch/unconsume', { id: batch.id, uses });
    await ok('batch/unconsume', { id: batch.id, uses });
    expect(await stateOf(one.id)).toMatchObject({ state: 'passed', left: '2' });
    expect(await stateOf(two.id)).toMatchObject({ state: 'passed', left: '100' });
  });

  test('refuses lots that are pending, failed, recalled, expired, too small or not in its bill', async () => {
    const [steel, alien] = [await part(), await part()];
    const { batch } = await product([{ part_id: steel, quantity: '1' }]);
    const pending = await ok('materialLot/add', {
      part_id: steel,
      quantity: '5',
      received_date: '2026-11-01',
    });
    const failed = await lotOf(steel, '5');
    await ok('materialLot/fail', { ids: [failed.id], reason: '锈' });
    const old = await lotOf(steel, '5', { received_date: '2025-01-01', expire_date: '2025-02-01' });
    const recalled = await lotOf(steel, '5');
    await ok('materialLot/recall', { id: recalled.id, reason: '裂' });
    const small = await lotOf(steel, '5');
    const wrong = await lotOf(alien, '5');
    const use = (lot: Made, quantity = '1') =>
      demo.post('batch/consume', { id: batch.id, lots: [{ lot_id: lot.id, quantity }] });
    for (const lot of [pending, failed, old, recalled, wrong])
      expect(await use(lot), lot.code).toMatchObject({
        status: 409,
        errors: [{ field: 'lots.0.lot_id' }],
      });
    expect(await use(small, '5.000001')).toMatchObject({ status: 409 });
    expect(await demo.post('batch/consume', { id: batch.id, codes: ['没有'] })).toMatchObject({
      status: 409,
      errors: [{ field: 'codes' }],
    });
    expect(await demo.post('batch/consume', { id: batch.id })).toMatchObject({ status: 422 });
    expect((await stateOf(small.id)).left).toBe('5');
  });

  test('refuses lots made in a batch that is held or recalled, or in itself; a resumed one is free again', async () => {
    const lid = await product([{ part_id: await part(), quantity: '1' }]);
    const lids = await lotOf(lid.part_id, '10', { source_batch_id: lid.batch.id });
    const kettle = await product([{ part_id: lid.part_id, quantity: '1', is_tracked: true }]);
    const use = () => demo.post('batch/consume', { id: kettle.batch.id, codes: [lids.code] });
    const flush = () => demo.post('batch/backflush', { id: kettle.batch.id, quantity: '1' });
    await ok('batch/start', { ids: [lid.batch.id] });
    await ok('batch/hold', { ids: [lid.batch.id], reason: '待查' });
    expect(await use()).toMatchObject({ status: 409, errors: [{ field: 'codes' }] });
    expect(await flush()).toMatchObject({ status: 409 });
    await ok('batch/resume', { ids: [lid.batch.id] });
    expect(await flush()).toMatchObject({ status: 200 });
    await ok('batch/recall', { ids: [lid.batch.id], reason: '裂' });
    expect(await use()).toMatchObject({ status: 409 });
    expect(await flush()).toMatchObject({ status: 409 });
    expect((await stateOf(lids.id)).left).toBe('9');

    // Without a bill any lot may be used, but none that comes out of the batch itself.
    const loose = await batchOf(await part());
    const own = await lotOf(await partOf(loose.batch.id), '5', { source_batch_id: loose.batch.id });
    expect(
      await demo.post('batch/consume', { id: loose.batch.id, codes: [own.code] }),
    ).toMatchObject({ status: 409, errors: [{ field: 'codes' }] });
  });

  test('refuses lots that are counted in another unit than its bill', async () => {
    const powder = await part();
    const { batch } = await product([{ part_id: powder, quantity: '500', unit: 'kg' }], 1);
    const lot = await lotOf(powder, '1000');
    const answer = await demo.post('batch/consume', { id: batch.id, codes: [lot.code] });
    expect(answer).toMatchObject({ status: 409, errors: [{ field: 'codes' }] });
    expect((await stateOf(lot.id)).left).toBe('1000');
    // What is tracked by lot is counted as its lots are.
    const tracked = { part_id: powder, quantity: '1', unit: 'kg', is_tracked: true };
    expect(await demo.post('bom/add', { part_id: await part(), lines: [tracked] })).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.unit' }],
    });
  });

  test('never takes more than there is, however many take at once', async () => {
    const steel = await part();
    const { batch } = await product([{ part_id: steel, quantity: '1', is_tracked: true }], 100);
    const lot = await lotOf(steel, '7');
    const others = await Promise.all(
      Array.from({ length: 3 }, () =>
        product([{ part_id: steel, quantity: '1', is_tracked: true }], 100),
      ),
    );
    const ids = [batch.id, ...others.map((one) => one.batch.id)];
    const answers = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 5 }, (_, at) =>
          at % 2 === 0
            ? demo.post('batch/consume', { id, lots: [{ lot_id: lot.id, quantity: '1' }] })
            : demo.post('batch/backflush', { id, quantity: '1' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(await stateOf(lot.id)).toMatchObject({ left: '0', used: '7', state: 'used' });
  });

  test('is backflushed from what expires first, then from what came first; what is short is told', async () => {
    const [steel, glue] = [await part(), await part()];
    const { batch } = await product([
      { part_id: steel, quantity: '2', is_tracked: true },
      { part_id: glue, quantity: '0.25', is_tracked: true },
    ]);
    const late = await lotOf(steel, '10', { received_date: '2026-01-01' });
    const soon = await lotOf(steel, '5', { expire_date: '2099-01-01' });
    const later = await lotOf(steel, '50', { received_date: '2026-02-01' });
    const answer = await demo.post('batch/backflush', { id: batch.id, quantity: '10' });
    expect(answer).toMatchObject({ status: 409, errors: [{ field: 'quantity' }] });
    expect(answer.errors?.[0]?.msg).toContain('2.5');
    expect((await stateOf(soon.id)).left).toBe('5');
    await lotOf(glue, '2.5');
    const { rows } = await ok<BatchMaterials>('batch/backflush', { id: batch.id, quantity: '10' });
    expect(rows).toMatchObject([{ missing: '0' }, { missing: '0' }]);
    const lefts = await Promise.all(
      [soon, late, later].map(async ({ id }) => (await stateOf(id)).left),
    );
    expect(lefts).toEqual(['0', '0', '45']);
  });
});

describe('[QM-6] from a lot', () => {
  test('is recalled while batches use it: each call is answered, and what was used is reached', async () => {
    const steel = await part();
    const lines = [{ part_id: steel, quantity: '1', is_tracked: true }];
    const batches = await Promise.all(Array.from({ length: 6 }, () => product(lines, 100)));
    for (let round = 0; round < 3; round += 1) {
      const lot = await lotOf(steel, '1000');
      const use = ({ batch }: (typeof batches)[number]) =>
        demo.post('batch/consume', { id: batch.id, lots: [{ lot_id: lot.id, quantity: '1' }] });
      const half = batches.slice(0, 3);
      for (const one of half) expect(await use(one)).toMatchObject({ code: 0 });
      const [recall, ...answers] = await Promise.all([
        demo.post('materialLot/recall', { id: lot.id, reason: '夹渣' }),
        ...batches.map(use),
        ...batches.map(use),
      ]);
      expect(recall).toMatchObject({ code: 0 });
      for (const answer of answers) expect([200, 409]).toContain(answer.status);
      const { down } = (await demo.get('materialLot/genealogy', { id: lot.id }))
        .data as LotGenealogy;
      expect(new Set(down.map(({ state }) => state))).toEqual(new Set(['recalled']));
      for (const [at, one] of batches.entries())
        batches[at] = { ...one, ...(await batchOf(one.part_id, 100)) };
    }
  });

  test('the way leads to batches at any depth and back to the suppliers, and all of it is recalled', async () => {
    const [steel] = [await part()];
    const supplier = await ok('supplier/add', { name: `钢厂${made}` });
    const raw = await lotOf(steel, '100', { supplier_id: supplier.id, supplier_lot: 'H-1' });
    const lid = await product([{ part_id: steel, quantity: '1', is_tracked: true }]);
    await ok('batch/consume', { id: lid.batch.id, codes: [raw.code] });
    const lids = await lotOf(lid.part_id, '10', { source_batch_id: lid.batch.id });
    const kettle = await product([{ part_id: lid.part_id, quantity: '1', is_tracked: true }]);
    await ok('batch/backflush', { id: kettle.batch.id, quantity: '10' });
    const rule = (
      (await demo.get('encodingRule/index', { kind: 'standard', state: 'effective' }))
        .data as Made[]
    )[0]!;
    const pack = await ok('identifierPack/add', {
      rule_id: rule.id,
      quantity: 3,
      part_id: kettle.part_id,
      batch_id: kettle.batch.id,
      level: 'unit',
    });
    await expect
      .poll(
        async () =>
          ((await demo.get('identifierPack/info', { id: pack.id })).data as { state: string })
            .state,
      )
      .toBe('ready');
    const codes = ((await demo.get('identifier/index', { pack_id: pack.id })).data as Made[]).map(
      ({ code }) => code,
    );
    await ok('binding/add', { part_id: kettle.part_id, batch_id: kettle.batch.id, codes });

    const genealogy = (await demo.get('materialLot/genealogy', { id: raw.id }))
      .data as LotGenealogy;
    expect(genealogy.down).toMatchObject([
      { level: 1, batch_id: lid.batch.id, lot_code: raw.code },
      { level: 2, batch_id: kettle.batch.id, lot_code: lids.code, units: 3, is_single: false },
    ]);
    const story = (await demo.post('traceQuery/find', { text: codes[0]! })).data;
    expect(story).toMatchObject({
      found: 'identifier',
      materials: [
        { level: 1, lot_code: lids.code },
        { level: 2, lot_code: raw.code, supplier_lot: 'H-1' },
      ],
    });
    expect((await demo.post('traceQuery/find', { text: raw.code })).data).toMatchObject({
      found: 'lot',
      genealogy: { lot: { code: raw.code }, units: 3 },
    });
    const up = (await demo.get('materialLot/genealogy', { id: lids.id })).data as LotGenealogy;
    expect(up.up).toMatchObject([{ lot_code: raw.code }]);
    const { holders, total } = (await demo.get('materialLot/holders', { id: raw.id }))
      .data as LotHolders;
    expect({ total, holders }).toMatchObject({
      total: 3,
      holders: [{ kind: 'company', units: 3 }],
    });

    expect(await ok<object>('materialLot/recall', { id: raw.id, reason: '夹渣' })).toMatchObject({
      lots: 2,
      batches: 2,
    });
    // Once more: nothing is left to do.
    expect(await ok<object>('materialLot/recall', { id: raw.id, reason: '夹渣' })).toMatchObject({
      lots: 0,
      batches: 0,
    });
    for (const { batch } of [lid, kettle])
      expect((await demo.get('batch/info', { id: batch.id })).data).toMatchObject({
        state: 'recalled',
      });
    await expect
      .poll(
        async () =>
          (
            (await demo.get('identifier/index', { keyword: codes[0]! })).data as { state: string }[]
          )[0]?.state,
      )
      .toBe('recalled');
  });
});
