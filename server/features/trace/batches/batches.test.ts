import { beforeAll, describe, expect, test } from 'vitest';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { moveNames } from '#contract/moves.ts';
import { giveMove, makeBatches, type Batches, type User } from '#server/testing/batches.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Batches;
let demo: User;
let other: User;
let part: number;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  made = await makeBatches(demo, owner);
  part = made.part;
});

describe('a batch', () => {
  test('is numbered by its day, planned, and keeps its days as they were given', async () => {
    const body = {
      factory: '一厂',
      line: '2 线',
      product_date: '2026-03-01',
      expire_date: '2026-09-01',
    };
    const batch = await made.add(body);
    expect(batch).toMatchObject({ ...body, quantity: 100, state: 'planned', part_name: '批次件' });
    expect(batch.code).toMatch(/^PC\d{8}\d{3}$/);
    expect(batch.steps).toMatchObject([{ action: 'add', create_user: '陈青山' }]);
    expect((await demo.get('batch/info', { id: batch.id })).data).toEqual(batch);
    expect(
      await demo.post('batch/add', { part_id: part, quantity: 1, code: batch.code }),
    ).toMatchObject({
      status: 409,
      errors: [{ field: 'code' }],
    });
  });

  test.each([
    ['nothing', { quantity: 0 }, 'quantity'],
    ['a fraction', { quantity: 1.5 }, 'quantity'],
    ['more than can be marked', { quantity: 100_000_001 }, 'quantity'],
    ['a day that is none', { product_date: '2026-02-30' }, 'product_date'],
    ['a day before all calendars', { product_date: '0000-01-01' }, 'product_date'],
    [
      'an end before the beginning',
      { product_date: '2026-02-02', expire_date: '2026-02-01' },
      'expire_date',
    ],
    ['a part that is not there', { part_id: 999_999_999 }, 'part_id'],
  ])('refuses %s and names the field', async (_name, wrong, field) => {
    expect(await demo.post('batch/add', { part_id: part, quantity: 1, ...wrong })).toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ field })],
    });
  });

  test('is found by number and place, part, state, the day it was made and the day it was filed', async () => {
    const batch = await made.add({ factory: '湖州三厂', product_date: '2025-05-05' });
    const found = async (query: Record<string, string | number>) =>
      (await demo.get('batch/index', { ...query, limit: 100 })).data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await found({ keyword: '湖州' })).toEqual([batch.id]);
    expect(await found({ keyword: batch.code.toLowerCase() })).toEqual([batch.id]);
    // Also by its product, which pickers of batches show next to the number.
    const { data: of } = await demo.get('part/info', { id: part });
    expect(await found({ keyword: of.name })).toContain(batch.id);
    expect(await found({ keyword: of.code })).toContain(batch.id);
    expect(await found({ part_id: part })).toContain(batch.id);
    expect(await found({ part_id: part, state: 'closed' })).toEqual([]);
    const days = async (field: string, first: string, last: string) =>
      node.request('GET', `/api/web/batch/index?${field}[]=${first}&${field}[]=${last}`, {
        headers: { authorization: `Bearer ${demo.token}` },
      });
    expect((await days('product_date', '2025-05-05', '2025-05-05')).data).toMatchObject([
      { id: batch.id },
    ]);
    expect((await days('product_date', '2025-05-06', '2025-05-07')).count).toBe(0);
    expect((await days('create_time', '2000-01-01', '2000-01-02')).count).toBe(0);
  });

  test('belongs to its company, and is of a part of its company', async () => {
    const batch = await made.add();
    expect(await other.get('batch/info', { id: batch.id })).toMatchObject({ status: 404 });
    expect((await other.get('batch/index', { keyword: batch.code })).count).toBe(0);
    expect(await other.post('batch/add', { part_id: part, quantity: 1 })).toMatchObject({
      status: 422,
      errors: [{ field: 'part_id' }],
    });
    for (const move of moveNames(batchMoves))
      expect(await giveMove(other, move, [batch.id])).toMatchObject({ status: 404 });
    expect(await other.post('batch/delete', { ids: [batch.id] })).toMatchObject({ status: 404 });
    expect(await made.stateOf(batch.id)).toBe('planned');
  });

  test('is kept, moved and recalled only by those who may', async () => {
    const { id } = await made.add();
    const may = async (name: string, path: string, body: object) =>
      (await (await node.signIn(name)).post(path, body)).status;
    const product = await node.signIn('product');
    expect(await product.get('batch/info', { id })).toMatchObject({ code: 0 });
    for (const move of ['release', 'recall'])
      expect(await may('product', `batch/${move}`, { ids: [id], reason: 'x' })).toBe(403);
    expect(await may('product', 'batch/add', { part_id: part, quantity: 1 })).toBe(403);
    for (const name of ['sales', 'procure'])
      expect(await (await node.signIn(name)).get('batch/index')).toMatchObject({ status: 403 });
    expect(await may('data', 'batch/release', { ids: [id] })).toBe(200);
    // The right to move batches does not include the right to recall them.
    await owner.rows(
      `update role set permissions = array_remove(permissions, 'trace:batch:recall') where company_id = 1 and code = 'data'`,
    );
    const done = await made.addIn('completed');
    const held = await node.signIn('data');
    await expect.poll(async () => (await giveMove(held, 'recall', [done.id])).status).toBe(403);
    expect(await giveMove(held, 'close', [done.id])).toMatchObject({ code: 0 });
  });
});

describe('what can be changed', () => {
  const edit = (batch: { id: number; version: number; code: string }, body: object) =>
    demo.post('batch/edit', {
      id: batch.id,
      version: batch.version,
      code: batch.code,
      part_id: part,
      quantity: 100,
      ...body,
    });

  test('of a plan is everything', async () => {
    const batch = await made.add();
    const next = await made.addPart();
    expect(
      await edit(batch, { part_id: next, quantity: 7, code: `${batch.code}-B` }),
    ).toMatchObject({
      data: { part_id: next, quantity: 7, code: `${batch.code}-B`, version: 2 },
    });
  });

  test.each(['released', 'producing', 'held', 'completed'] as const)(
    'of one that is %s is where and when it is made, not what and how many',
    async (state) => {
      const { id } = await made.addIn(state);
      const batch = (await demo.get('batch/info', { id })).data;
      for (const [field, wrong] of [
        ['part_id', { part_id: await made.addPart() }],
        ['quantity', { quantity: 101 }],
        ['code', { code: 'ANOTHER' }],
      ] as const)
        expect(await edit(batch, wrong), field).toMatchObject({ status: 409, errors: [{ field }] });
      const body = { factory: '二厂', product_date: '2026-04-01', remark: '改' };
      expect(await edit(batch, body)).toMatchObject({ code: 0, data: body });
    },
  );

  test.each(['closed', 'recalled'] as const)('of one that is %s is its remark', async (state) => {
    const { id } = await made.addIn(state);
    const batch = (await demo.get('batch/info', { id })).data;
    expect(await edit(batch, { factory: '二厂' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('只能修改备注'),
      errors: [{ field: 'factory' }],
    });
    expect(await edit(batch, { remark: '存档' })).toMatchObject({ data: { remark: '存档' } });
  });

  test('stays sensible: it does not expire before it is made', async () => {
    const batch = await made.add();
    expect(
      await edit(batch, { product_date: '2026-04-02', expire_date: '2026-04-01' }),
    ).toMatchObject({ status: 422, errors: [{ field: 'expire_date' }] });
  });

  test('is what the editor saw: an old version is told what it missed', async () => {
    const batch = await made.add({ product_date: '2026-04-01' });
    await edit(batch, { remark: '先', product_date: '2026-04-01' });
    expect(await edit(batch, { remark: '后', product_date: '2026-04-01' })).toMatchObject({
      status: 409,
      data: { changed: ['remark'], current: { product_date: '2026-04-01' } },
    });
  });
});

describe('deleting', () => {
  test('takes plans only, all or none, with their history', async () => {
    const [planned, released] = [await made.addIn('planned'), await made.addIn('released')];
    expect(await demo.post('batch/delete', { ids: [planned.id, released.id] })).toMatchObject({
      status: 409,
      msg: expect.stringContaining(released.code),
    });
    expect(await demo.post('batch/delete', { ids: [planned.id] })).toMatchObject({ code: 0 });
    expect(await owner.rows('select from batch_step where batch_id = $1', [planned.id])).toEqual(
      [],
    );
  });

  test('a part that has batches is refused', async () => {
    const own = await made.addPart();
    const batch = await made.add({ part_id: own });
    expect(await demo.post('part/delete', { ids: [own] })).toMatchObject({
      status: 409,
      msg: '已被其他记录使用，不能删除',
    });
    await demo.post('batch/delete', { ids: [batch.id] });
    expect(await demo.post('part/delete', { ids: [own] })).toMatchObject({ code: 0 });
  });
});

describe('a part that is stopped', () => {
  test('takes no new batch, and those it has go on', async () => {
    const own = await made.addPart();
    const { id, version, code } = await made.add({ part_id: own });
    await demo.post('part/stop', { ids: [own] });
    expect(await demo.post('batch/add', { part_id: own, quantity: 1 })).toMatchObject({
      status: 422,
      msg: '物料已停用，不能新建批次',
      errors: [{ field: 'part_id' }],
    });
    expect(
      await demo.post('batch/edit', { id, version, code, part_id: own, quantity: 5 }),
    ).toMatchObject({ code: 0 });
    expect(await giveMove(demo, 'release', [id])).toMatchObject({ code: 0 });
    const { id: moved, version: now, code: its } = await made.add();
    expect(
      await demo.post('batch/edit', {
        id: moved,
        version: now,
        code: its,
        part_id: own,
        quantity: 5,
      }),
    ).toMatchObject({ status: 422, errors: [{ field: 'part_id' }] });
  });
});
