import { describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { day, prepareFindings, words } from './findings.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const { data, sales, seller, goods, info, opened, step, planned, stepsOf, failed, lotOf } =
  await prepareFindings(node, owner);

describe('a finding', () => {
  test('is planned, done, sent back, done again and closed, each step once', async () => {
    const { id } = await opened();
    expect(await step('plan', id, planned({ due_day: day(-1) }))).toMatchObject({
      status: 422,
      errors: [{ field: 'due_day' }],
    });
    const { id: noHandler } = await owner.row<{ id: number }>(
      `select id from account where username = 'identity' and login_type = 'web'`,
    );
    expect(await step('plan', id, planned({ owner_id: noHandler }))).toMatchObject({
      status: 422,
      errors: [{ field: 'owner_id' }],
    });
    const { id: foreign } = await owner.row<{ id: number }>(
      'select id from account where company_id = 38 limit 1',
    );
    expect((await step('plan', id, planned({ owner_id: foreign }))).status).toBe(404);
    expect((await step('plan', id, planned({ cause: ' ' }))).status).toBe(422);
    for (const [name, body] of [
      ['finish', { performed: 'x' }],
      ['close', { effect: 'x' }],
      ['redo', { effect: 'x', due_day: day(1) }],
      ['assign', { owner_id: seller, due_day: day(1) }],
    ] as const)
      expect((await step(name, id, body)).status, name).toBe(409);

    const { version } = await info(id);
    const plan = { id, version, ...planned() };
    const both = await Promise.all([1, 2].map(() => data.post('nonconformance/plan', plan)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await stepsOf(id)).toEqual(['plan', 'opened']);
    // Other words are another plan: the second person is told rather than lost.
    expect((await data.post('nonconformance/plan', { ...plan, cause: '别的' })).status).toBe(409);
    const { data: told } = await sales.get('notice/index', { is_read: 0 });
    expect(told[0]).toMatchObject({ opens: 'nonconformance', record_id: id });
    expect(
      (await sales.get('workplace/index')).data.todos.map((one: { key: string }) => one.key),
    ).toContain('nonconformancesMine');

    expect(await step('finish', id, { performed: '已更换' }, sales)).toMatchObject({ code: 0 });
    expect((await step('close', id, { effect: 'x' }, sales)).status).toBe(403);
    expect((await step('cancel', id, { reason: 'x' })).status).toBe(409);
    expect((await step('redo', id, { effect: '仍有超差', due_day: day(-1) })).status).toBe(422);
    expect(await step('redo', id, { effect: '仍有超差', due_day: day(5) })).toMatchObject({
      code: 0,
    });
    expect(await info(id)).toMatchObject({
      state: 'acting',
      is_effective: false,
      effect: '仍有超差',
      due_day: day(5),
    });
    const back = await sales.get('notice/index', { is_read: 0 });
    expect(back.data[0].content).toContain('仍有超差');
    expect(await step('finish', id, { performed: '全部更换' }, sales)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ is_effective: null, effect: '' });
    const close = { id, version: (await info(id)).version, effect: '三批合格' };
    expect(await data.post('nonconformance/close', close)).toMatchObject({ code: 0 });
    expect(await data.post('nonconformance/close', close)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'closed', is_effective: true });
    expect(await stepsOf(id)).toEqual(['close', 'finish', 'redo', 'finish', 'plan', 'opened']);
    expect((await step('edit', id, words)).status).toBe(409);
    expect((await step('cancel', id, { reason: 'x' })).status).toBe(409);
  });

  test('moves only as it was seen, is given to another owner, edited and cancelled', async () => {
    const { id, version } = await opened();
    expect(await step('edit', id, { ...words, severity: 'critical' })).toMatchObject({ code: 0 });
    expect((await data.post('nonconformance/plan', { id, version, ...planned() })).status).toBe(
      409,
    );
    expect(await step('plan', id, planned())).toMatchObject({ code: 0 });
    const { id: mine } = await owner.row<{ id: number }>(
      `select id from account where username = 'data' and login_type = 'web'`,
    );
    const next = { owner_id: mine, due_day: day(9) };
    expect((await data.post('nonconformance/assign', { id, version, ...next })).status).toBe(409);
    expect(await step('assign', id, next)).toMatchObject({ code: 0 });
    expect(await step('assign', id, next)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject(next);
    expect((await step('cancel', id, { reason: ' ' })).status).toBe(422);
    expect(await step('cancel', id, { reason: '是样品' })).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'cancelled', reason: '是样品' });
    expect(await stepsOf(id)).toEqual(['cancel', 'assigned', 'plan', 'opened']);
  });
});

describe('[QM-6] a recall', () => {
  test('of a batch, lot or code is noted once with the findings about it that are not settled', async () => {
    const { serial, batch } = await failed();
    const lot = await lotOf();
    const [ofBatch, ofLot, ofCode, over] = [
      await opened({ batch_id: batch.id }),
      await opened({ lot_id: lot.id }),
      await opened({ serial_number: (await failed()).serial }),
      await opened({ serial_number: serial }),
    ];
    await step('cancel', over.id, { reason: 'x' });
    await goods.post('batch/recall', { ids: [batch.id], reason: '漏液' });
    await goods.post('batch/recall', { ids: [batch.id], reason: '漏液' });
    await goods.post('materialLot/recall', { id: lot.id, reason: '超差' });
    await goods.post('identifier/recall', { ids: [ofCode.identifier_id], reason: '单件' });
    expect(await info(ofBatch.id)).toMatchObject({
      steps: [
        { step: 'recalledBatch', note: '漏液', subject: batch.code, create_user: '陈青山' },
        { step: 'opened' },
      ],
      recalls: [{ kind: 'batch', is_open: false }],
    });
    expect(await info(ofLot.id)).toMatchObject({
      steps: [{ step: 'recalledLot', note: '超差', subject: lot.code }, { step: 'opened' }],
      recalls: [{ kind: 'lot', is_open: false }],
    });
    expect((await info(ofCode.id)).steps).toMatchObject([
      { step: 'recalledCode', note: '单件', subject: ofCode.serial_number },
      { step: 'opened' },
    ]);
    expect(await stepsOf(over.id)).toEqual(['cancel', 'opened']);
  });
});
