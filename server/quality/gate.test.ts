import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { prepareQuality, steps, type Prepared } from './quality.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Prepared;
let demo: Prepared['demo'];
let plan: number;
let batch: number;
const packInto = async (codes: readonly string[]) => {
  const [parent] = await made.order(1, { level: 'box' });
  return demo.post('packing/pack', { parent, codes });
};
beforeAll(async () => {
  made = await prepareQuality(node, owner);
  ({ demo } = made);
  batch = await made.addBatch();
});

describe('the gate', () => {
  test('does not stop parts without a plan in force', async () => {
    await made.addPlan();
    expect(await packInto(await made.units(2, made.part, batch))).toMatchObject({ code: 0 });
  });

  test('[QM-4] names the missing or failed step of each unit that is packed', async () => {
    plan = await made.publishPlan();
    const [bare, failed, good] = await made.units(3, made.part, batch);
    await made.complete(failed!);
    await made.complete(good!);
    await made.record('test', failed!, '耐压', { value: 9, result: 'pass' });
    const refused = await packInto([bare!, failed!, good!]);
    expect(refused).toMatchObject({
      status: 409,
      data: { count: 2 },
      errors: [
        { field: 'codes', code: bare, state: 'commissioned', msg: expect.stringContaining('装配') },
        { field: 'codes', code: failed, msg: expect.stringContaining('耐压') },
      ],
    });
    expect(await packInto([good!])).toMatchObject({ code: 0 });
    // The newest record counts.
    await made.record('test', failed!, '耐压', { value: 1.25 });
    expect(await packInto([failed!])).toMatchObject({ code: 0 });
  });

  test('lets a unit pass whose step was waived, with its right and a reason, logged once', async () => {
    const [unit] = await made.units(1, made.part, batch);
    await made.record('process', unit!, '装配');
    await made.record('qc', unit!, '外观', { result: 'fail' });
    const asked = { serial_number: unit, step: '外观', reason: '客户接受' };
    await made.post('inspectionPlan/waive', asked);
    await made.post('inspectionPlan/waive', asked);
    expect(await packInto([unit!])).toMatchObject({
      status: 409,
      errors: [{ msg: expect.stringContaining('耐压') }],
    });
    await made.post('inspectionPlan/waive', { ...asked, step: '耐压' });
    expect(await packInto([unit!])).toMatchObject({ code: 0 });
    const log = await owner.rows(
      `select after->>'reason' as reason from operation_log where path = 'inspectionPlan/waive'
       and after->>'step' = '外观'`,
    );
    expect(log).toEqual([{ reason: '客户接受' }]);
    const wrong = { ...asked, step: '没有' };
    expect(await demo.post('inspectionPlan/waive', wrong)).toMatchObject({
      status: 422,
      errors: [{ field: 'step' }],
    });
    expect(await demo.post('inspectionPlan/waive', { ...asked, reason: '' })).toMatchObject({
      status: 422,
    });
    const data = await node.signIn('data');
    expect(await data.post('inspectionPlan/waive', asked)).toMatchObject({ status: 403 });
    const other = await node.signIn('other');
    expect(await other.post('inspectionPlan/waive', asked)).toMatchObject({ status: 422 });
  });

  test('is not passed by a text where a value is required, nor by an inspection without a result', async () => {
    const [unit] = await made.units(1, made.part, batch);
    await made.complete(unit!);
    expect(
      await made.record('test', unit!, '耐压', { content: '正常', result: 'pass' }),
    ).toMatchObject({
      code: 0,
      msg: expect.stringContaining('没有实测值'),
      data: { result: 'info' },
    });
    const lacking = (step: string) => ({
      status: 409,
      errors: [{ code: unit, msg: expect.stringContaining(`缺少必检项“${step}”`) }],
    });
    expect(await packInto([unit!])).toMatchObject(lacking('耐压'));
    await made.record('test', unit!, '耐压', { value: 1.3 });
    await made.record('qc', unit!, '外观', { content: '看过了' });
    expect(await packInto([unit!])).toMatchObject(lacking('外观'));
    await made.record('qc', unit!, '外观', { result: 'pass' });
    expect(await packInto([unit!])).toMatchObject({ code: 0 });
  });

  test('needs another waiver once a failure is recorded after the waiver', async () => {
    const [unit] = await made.units(1, made.part, batch);
    await made.complete(unit!);
    const fail = async () =>
      (await made.record('qc', unit!, '外观', { result: 'fail' })).data as Record<string, unknown>;
    const waive = (reason: string) =>
      made.post('inspectionPlan/waive', { serial_number: unit, step: '外观', reason });
    const failed = {
      status: 409,
      errors: [{ code: unit, msg: expect.stringContaining('“外观”不合格') }],
    };
    await fail();
    await waive('客户接受划痕');
    const { id, version } = await fail();
    expect(await packInto([unit!])).toMatchObject(failed);
    await waive('客户接受凹痕');
    // What was waived is not what it says now.
    await made.post('qcRecord/edit', {
      ...{ id, version, serial_number: unit, step: '外观' },
      ...{ result: 'fail', content: '开裂' },
    });
    expect(await packInto([unit!])).toMatchObject(failed);
    const open = await demo.get('collection/missing', { batch_id: batch, 'status[]': 'failed' });
    expect(open.data).toContainEqual(expect.objectContaining({ serial_number: unit }));
    await waive('让步接收');
    expect(await packInto([unit!])).toMatchObject({ code: 0 });
  });

  test('is asked when the company itself sells a unit', async () => {
    const [unit] = await made.units(1, made.part, batch);
    const sell = () =>
      demo.post('saleRecord/add', { codes: [unit], sold_at: new Date().toISOString() });
    expect(await sell()).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: unit, msg: expect.stringContaining('装配') }],
    });
    expect(await made.look(unit!)).toMatchObject({ state: 'commissioned' });
    await made.complete(unit!);
    expect(await sell()).toMatchObject({ code: 0 });
  });

  test('is asked when a shipment is checked, and again when it leaves', async () => {
    const [good, bare] = await made.units(2, made.part, batch);
    await made.complete(good!);
    const shipment = await made.addShipment();
    await made.post('shipment/scan', { id: shipment.id, codes: [good, bare] });
    expect(await demo.post('shipment/check', { id: shipment.id })).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: bare, msg: expect.stringContaining('装配') }],
    });
    await made.complete(bare!);
    await made.post('shipment/check', { id: shipment.id });
    await made.record('qc', good!, '外观', { result: 'fail' });
    expect(await demo.post('shipment/ship', { id: shipment.id })).toMatchObject({
      status: 409,
      errors: [{ code: good, msg: expect.stringContaining('外观') }],
    });
    await made.record('qc', good!, '外观', { result: 'pass' });
    await made.post('shipment/ship', { id: shipment.id });
    expect(await made.look(good!)).toMatchObject({ state: 'shipped' });
  });

  test('is open again once the plan is retired; one plan of a part is in force', async () => {
    const [unit] = await made.units(1, made.part, batch);
    const next = (await made.post('inspectionPlan/copy', { id: plan })) as {
      id: number;
      version: number;
      steps: unknown[];
      state: string;
    };
    expect(next).toMatchObject({ state: 'draft', steps: { length: steps.length } });
    await made.post('inspectionPlan/publish', { ids: [next.id] });
    expect((await demo.get('inspectionPlan/info', { id: plan })).data).toMatchObject({
      state: 'retired',
    });
    const edit = { ...next, part_id: made.part, steps };
    expect(
      await demo.post('inspectionPlan/edit', {
        id: next.id,
        version: 2,
        part_id: edit.part_id,
        steps,
      }),
    ).toMatchObject({ status: 409 });
    expect(await demo.post('inspectionPlan/delete', { ids: [next.id] })).toMatchObject({
      status: 409,
    });
    expect(await packInto([unit!])).toMatchObject({ status: 409 });
    await made.post('inspectionPlan/retire', { ids: [next.id] });
    expect(await packInto([unit!])).toMatchObject({ code: 0 });
    await made.post('inspectionPlan/delete', { ids: [next.id] });
  });
});

describe('[MNU-21] collection', () => {
  test('tells how many units of a batch are complete, missing, failed or waived, and which', async () => {
    const id = await made.addBatch();
    await made.publishPlan();
    const [complete, missing, failed, waived] = await made.units(4, made.part, id);
    for (const serial of [complete!, failed!, waived!]) await made.complete(serial);
    await made.record('test', failed!, '耐压', { value: 9 });
    await made.record('qc', waived!, '外观', { result: 'fail' });
    await made.post('inspectionPlan/waive', {
      serial_number: waived,
      step: '外观',
      reason: '可用',
    });
    const { data } = await demo.get('collection/index', { limit: 1 });
    expect(data[0]).toMatchObject({ id, units: 4, complete: 1, missing: 1, failed: 1, waived: 1 });
    const list = await demo.get('collection/missing', { batch_id: id });
    expect(list).toMatchObject({
      count: 3,
      data: [
        { serial_number: missing, status: 'missing', steps: { length: 3 } },
        { serial_number: failed, status: 'failed', steps: [{ step: '耐压', status: 'failed' }] },
        {
          serial_number: waived,
          status: 'waived',
          steps: [{ step: '外观', status: 'waived', reason: '可用' }],
        },
      ],
    });
    const only = await demo.get('collection/missing', { batch_id: id, 'status[]': 'failed' });
    expect(only).toMatchObject({ count: 1 });
    const other = await node.signIn('other');
    expect(await other.get('collection/missing', { batch_id: id })).toMatchObject({ status: 404 });
    expect(await demo.get('collection/missing', { batch_id: 999_999 })).toMatchObject({
      status: 404,
      msg: '批次不存在',
    });
  });
});
