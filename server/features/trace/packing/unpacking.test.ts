import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import type { User } from '#server/testing/batches.ts';
import { prepare, type Prepared } from './packing.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let demo: User;
let made: Prepared;
let batch: number;
let packaging: number;
beforeAll(async () => {
  demo = await node.signIn('demo');
  made = await prepare(demo, owner);
  batch = await made.addBatch();
  packaging = await made.addPackaging({
    part_id: made.part,
    is_default: true,
    levels: [
      { level: 1, quantity: 3 },
      { level: 2, quantity: 2 },
    ],
  });
});
/** Boxes with three units each. */
const filled = async (quantity: number) => {
  const boxes = await made.boxes(quantity);
  const units = await made.units(quantity * 3, batch);
  for (const [at, box] of boxes.entries())
    await made.post('packing/pack', { parent: box, codes: units.slice(at * 3, at * 3 + 3) });
  return boxes.map((box, at) => ({ box, units: units.slice(at * 3, at * 3 + 3) }));
};
const undo = (user = demo) => user.post('packing/undo', {});

describe('[WH-4] a pallet', () => {
  test('takes boxes, as many as fit, and the tree shows both ways', async () => {
    const [pallet] = await made.pallets(1);
    const [one, two, three] = await filled(3);
    const codes = [one!.box, two!.box, three!.box];
    const refused = await demo.post('packing/pack', { parent: pallet, codes });
    expect(refused).toMatchObject({ status: 409, errors: [{ code: three!.box }] });
    expect(
      await demo.post('packing/pack', { parent: pallet, codes: codes.slice(0, 2) }),
    ).toMatchObject({
      data: { moved: 2, container: { level: 'pallet', filling: 'full', packaging_id: packaging } },
    });
    expect(await made.look(one!.box)).toMatchObject({ state: 'packed', parent_code: pallet });
    expect(await made.tree(one!.units[0]!)).toMatchObject({
      item: { level: 'unit', state: 'packed' },
      up: [
        { code: pallet, level: 'pallet' },
        { code: one!.box, quantity: 3 },
      ],
      down: [],
      count: 0,
    });
    expect(await made.tree(pallet!, { limit: 1, page: 2 })).toMatchObject({
      up: [],
      down: [{ code: two!.box, quantity: 3, capacity: 3, filling: 'full' }],
      count: 2,
      units: 6,
    });
    const listed = await demo.get('packing/index', { parent: pallet! });
    expect(listed.data.map((row: { code: string }) => row.code).toSorted()).toEqual(
      [one!.box, two!.box].toSorted(),
    );
  });

  test('takes no box with something frozen in it', async () => {
    const [pallet] = await made.pallets(1);
    const [one] = await filled(1);
    await made.post('identifier/freeze', { codes: [one!.units[0]], reason: 'lost' });
    const refused = await demo.post('packing/pack', { parent: pallet, codes: [one!.box] });
    expect(refused.errors![0]!.msg).toContain('不能流通');
  });

  test('loses a box that is emptied', async () => {
    const [pallet] = await made.pallets(1);
    const [one, two] = await filled(2);
    await made.post('packing/pack', { parent: pallet, codes: [one!.box, two!.box] });
    await made.post('packing/unpack', { parent: one!.box });
    expect(await made.look(one!.box)).toMatchObject({ state: 'encoded', parent_id: null });
    expect(await made.tree(pallet!)).toMatchObject({ count: 1, item: { quantity: 1 } });
  });
});

describe('[WH-4] unpacking', () => {
  test('takes some out or all, and an empty box can be used again', async () => {
    const [one] = await filled(1);
    const { box, units } = one!;
    expect(await demo.post('packing/unpack', { parent: box, codes: [units[0]] })).toMatchObject({
      msg: `已从“${box}”取出 1 个`,
      data: { moved: 1, container: { quantity: 2, filling: 'open' } },
    });
    expect(await made.look(units[0]!)).toMatchObject({ state: 'commissioned', parent_id: null });
    expect(await demo.post('packing/unpack', { parent: box, codes: [units[0]] })).toMatchObject({
      code: 0,
      data: { moved: 0 },
    });
    expect(await demo.post('packing/unpack', { parent: box })).toMatchObject({
      data: { moved: 2, container: { quantity: 0, filling: 'empty' } },
    });
    expect(await demo.post('packing/unpack', { parent: box })).toMatchObject({
      data: { moved: 0 },
    });
    expect(await made.look(box)).toMatchObject({ state: 'encoded', part_id: null });
    expect(await demo.post('packing/pack', { parent: box, codes: units })).toMatchObject({
      data: { moved: 3, container: { filling: 'full' } },
    });
  });

  test('refuses what is in another box, and frees what was frozen without thawing it', async () => {
    const [one, two] = await filled(2);
    const refused = await demo.post('packing/unpack', { parent: one!.box, codes: two!.units });
    expect(refused).toMatchObject({ status: 409, data: { count: 3 } });
    await made.post('identifier/freeze', { codes: [one!.units[0]], reason: 'lost' });
    await made.post('packing/unpack', { parent: one!.box });
    expect(await made.look(one!.units[0]!)).toMatchObject({ state: 'frozen', parent_id: null });
    await made.post('identifier/unfreeze', { codes: [one!.units[0]], reason: 'lost' });
    expect(await made.look(one!.units[0]!)).toMatchObject({ state: 'commissioned' });
  });
});

describe('[WH-4] a box on a shipment', () => {
  test('is neither opened nor filled while it is picked, nor once it is on its way', async () => {
    const [one] = await filled(1);
    const [spare] = await made.units(1, batch);
    const { id, code } = await made.post('shipment/add', { kind: 'dealer', dealer_id: 1 });
    await made.post('shipment/scan', { id, codes: [one!.box] });
    const { box, units } = one!;
    const attempts = [
      ['unpack', { parent: box, codes: [units[0]] }, 'parent'],
      ['replace', { old: units[0], new: spare, reason: 'x' }, 'old'],
      ['pack', { parent: box, codes: [spare] }, 'parent'],
    ] as const;
    for (const [path, body, field] of attempts) {
      const answer = await demo.post(`packing/${path}`, body);
      expect(answer, path).toMatchObject({ status: 409, errors: [{ field, code: box }] });
      expect(answer.errors![0]!.msg).toContain(code);
    }
    await made.post('shipment/check', { id });
    await made.post('shipment/ship', { id });
    for (const [path, body] of attempts)
      expect(await demo.post(`packing/${path}`, body), path).toMatchObject({ status: 409 });
    expect(await undo()).toMatchObject({ status: 409 });
    expect(await demo.post('packing/pack', { parent: box, codes: units })).toMatchObject({
      code: 0,
      data: { moved: 0 },
    });
    const listed = await demo.get('packing/index', { code: box });
    expect(listed.data).toMatchObject([{ state: 'shipped', holder: expect.any(String) }]);
  });
});

describe('[WH-4] replacing', () => {
  test('leaves a unit alone that was picked out of its box for a shipment', async () => {
    const [one] = await filled(1);
    const [spare] = await made.units(1, batch);
    const [picked] = one!.units;
    const { id, code } = await made.post('shipment/add', { kind: 'dealer', dealer_id: 1 });
    await made.post('shipment/scan', { id, codes: [picked] });
    const body = { old: picked, new: spare, reason: '外壳破损' };
    expect(await demo.post('packing/replace', body)).toMatchObject({
      status: 409,
      errors: [{ field: 'old', code: picked, msg: expect.stringContaining(code as string) }],
    });
    await made.post('shipment/unscan', { id, codes: [picked] });
    expect(await demo.post('packing/replace', body)).toMatchObject({ code: 0 });
  });

  test('scraps the damaged unit with its reason; another takes its place; once', async () => {
    const [one] = await filled(1);
    const [spare, late] = await made.units(2, batch);
    const body = { old: one!.units[1], new: spare, reason: '外壳破损' };
    expect(await demo.post('packing/replace', body)).toMatchObject({
      code: 0,
      data: { moved: 1, container: { quantity: 3, filling: 'full' } },
    });
    expect(await made.look(one!.units[1]!)).toMatchObject({
      state: 'scrapped',
      reason: '外壳破损',
      parent_id: null,
    });
    expect(await made.look(spare!)).toMatchObject({ state: 'packed', parent_code: one!.box });
    expect(await demo.post('packing/replace', body)).toMatchObject({ code: 0, data: { moved: 0 } });
    expect(await demo.post('packing/replace', { ...body, new: late })).toMatchObject({
      status: 409,
      errors: [{ field: 'old', state: 'scrapped' }],
    });
    expect(await undo()).toMatchObject({ status: 409, msg: expect.stringContaining('替换') });
  });

  test('refuses another part, an unbound one, a box, and a unit that is in no box', async () => {
    const [one] = await filled(1);
    const part = await made.addPart();
    const [foreign] = await made.units(1, await made.addBatch(part), part);
    const [unbound] = await made.unbound(1);
    const [loose, spare] = await made.units(2, batch);
    const old = one!.units[0];
    const wrong = async (body: object, field: string) =>
      expect(await demo.post('packing/replace', { old, reason: 'x', ...body })).toMatchObject({
        status: 409,
        errors: [{ field }],
      });
    await wrong({ new: foreign }, 'new');
    await wrong({ new: unbound }, 'new');
    await wrong({ new: one!.box }, 'new');
    await wrong({ new: one!.units[1] }, 'new');
    await wrong({ old: loose, new: spare }, 'old');
    await wrong({ old: one!.box, new: spare }, 'old');
    expect(await demo.post('packing/replace', { old, new: old, reason: 'x' })).toMatchObject({
      status: 422,
    });
    expect(await demo.post('packing/replace', { old, new: spare, reason: ' ' })).toMatchObject({
      status: 422,
      errors: [{ field: 'reason' }],
    });
  });
});

describe('[WH-4] undoing', () => {
  test('takes back the last packing, then the one before, and puts back what was unpacked', async () => {
    const [box] = await made.boxes(1);
    const units = await made.units(3, batch);
    await made.post('packing/pack', { parent: box, codes: units.slice(0, 1) });
    await made.post('packing/pack', { parent: box, codes: units.slice(1) });
    await made.post('packing/unpack', { parent: box, codes: [units[0]] });
    expect(await undo()).toMatchObject({
      data: { undone: 'unpack', moved: 1, container: { quantity: 3, filling: 'full' } },
    });
    expect(await undo()).toMatchObject({ data: { undone: 'pack', moved: 2 } });
    expect(await made.look(units[2]!)).toMatchObject({ state: 'commissioned', parent_id: null });
    expect(await undo()).toMatchObject({
      data: { undone: 'pack', moved: 1, container: { quantity: 0, filling: 'empty' } },
    });
    expect(await made.look(box!)).toMatchObject({ state: 'encoded' });
  });

  test('is about one’s own steps, and refused once things have moved on', async () => {
    const [one] = await filled(1);
    const other = await node.signIn('other');
    expect(await undo(other)).toMatchObject({
      status: 409,
      msg: '最近一小时没有可以撤销的装箱或拆箱',
    });
    await made.post('identifier/freeze', { codes: [one!.units[0]], reason: 'lost' });
    expect(await undo()).toMatchObject({
      status: 409,
      errors: [{ field: 'codes', code: one!.units[0], state: 'frozen' }],
    });
    expect(await made.tree(one!.box)).toMatchObject({ count: 3 });
    await made.post('identifier/unfreeze', { codes: [one!.units[0]], reason: 'lost' });
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await made.tree(one!.box)).toMatchObject({ count: 0 });
  });
});

describe('the list of boxes', () => {
  test('is filtered, and knows what was done today', async () => {
    const [one] = await filled(1);
    const [open] = await made.boxes(1);
    const [unit] = await made.units(1, batch);
    await made.post('packing/pack', { parent: open, codes: [unit] });
    const codes = async (query: Record<string, string | number>) =>
      ((await demo.get('packing/index', { limit: 100, ...query })).data as { code: string }[]).map(
        ({ code }) => code,
      );
    expect((await codes({})).slice(0, 2)).toEqual([open, one!.box]);
    expect(await codes({ code: one!.box })).toEqual([one!.box]);
    expect(await codes({ code: unit! })).toEqual([open]);
    expect(await codes({ code: 'WHO-KNOWS' })).toEqual([]);
    expect(await codes({ filling: 'open', part_id: made.part })).toContain(open);
    expect(await codes({ filling: 'full', level: 'box' })).not.toContain(open);
    expect(await codes({ packaging_id: packaging, level: 'box' })).toContain(one!.box);
    const today = (await demo.get('packing/today')).data as { boxes: number; units: number };
    expect(today.boxes).toBeGreaterThan(0);
    expect(today.units).toBeGreaterThan(3);
    const file = await fetch(`${node.base}/api/web/packing/export`, {
      headers: { authorization: `Bearer ${demo.token}` },
    });
    expect(file.status).toBe(200);
    const other = await node.signIn('other');
    expect((await other.get('packing/index', { code: one!.box })).data).toEqual([]);
  });
});
