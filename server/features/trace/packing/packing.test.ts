import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { giveMove, type User } from '#server/testing/batches.ts';
import { prepare, type Prepared } from './packing.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let demo: User;
let made: Prepared;
let batch: number;
beforeAll(async () => {
  demo = await node.signIn('demo');
  made = await prepare(demo, owner);
  batch = await made.addBatch();
});
const pack = (parent: string, codes: readonly string[], more: object = {}, user = demo) =>
  user.post('packing/pack', { parent, codes, ...more });
const byNumber = (one: number, other: number) => one - other;
const first = <T>(list: readonly T[]) => list[0]!;
const boxOf = async (quantity: number, isMixed = false) =>
  made.addPackaging({
    part_id: made.part,
    levels: [
      { level: 1, quantity, is_mixed: isMixed },
      { level: 2, quantity: 2, is_mixed: isMixed },
    ],
  });

describe('[WH-4] packing', () => {
  test('puts units into a box: states, counts and events; the same again changes nothing', async () => {
    const [box, units] = [first(await made.boxes(1)), await made.units(3, batch)];
    const answer = await pack(box, units.slice(0, 2));
    expect(answer).toMatchObject({
      code: 0,
      msg: `已装入 2 个，“${box}”共 2 个`,
      data: { moved: 2, container: { code: box, level: 'box', quantity: 2, filling: 'open' } },
    });
    expect(await pack(box, units.slice(0, 2))).toMatchObject({ code: 0, data: { moved: 0 } });
    expect(await pack(box, units)).toMatchObject({
      data: { moved: 1, container: { quantity: 3 } },
    });
    const unit = (await made.look(units[0]!)) as { id: number };
    expect(unit).toMatchObject({ state: 'packed', parent_code: box });
    expect(await made.look(box)).toMatchObject({ state: 'commissioned', part_id: made.part });
    const { events } = (await demo.get('identifier/info', { id: unit.id })).data;
    expect(events[0]).toMatchObject({ kind: 'pack', quantity: 2, create_user: '陈青山' });
    const stored = await owner.row<{ body: Record<string, unknown> }>(
      `select body from trace_event where kind = 'pack' and parent_seq = $1 order by id limit 1`,
      [answer.data.container.id],
    );
    expect(stored.body).toMatchObject({ type: 'AggregationEvent', action: 'ADD' });
  });

  test('knows how many fit: the packaging that is given, or the part’s default, or no limit', async () => {
    const [one, two, three] = await made.boxes(3);
    const units = await made.units(12, batch);
    const small = await boxOf(2);
    const full = await pack(one!, units.slice(0, 3), { packaging_id: small });
    expect(full).toMatchObject({
      status: 409,
      data: { count: 1 },
      errors: [{ field: 'codes', code: units[2], state: 'commissioned' }],
    });
    expect(full.errors![0]!.msg).toContain(`“${one}”装满了（2）`);
    expect(await pack(one!, units.slice(0, 2), { packaging_id: small })).toMatchObject({
      msg: `装箱完成：“${one}”已满 2 个`,
      data: { container: { filling: 'full', capacity: 2, full_time: expect.any(String) } },
    });
    expect(await pack(one!, [units[2]!])).toMatchObject({ status: 409 });
    expect(await pack(two!, units.slice(2, 6))).toMatchObject({
      data: { container: { capacity: null } },
    });
    const part = await made.addPart();
    await made.addPackaging({
      part_id: part,
      is_default: true,
      levels: [{ level: 1, quantity: 5 }],
    });
    const others = await made.units(6, await made.addBatch(part), part);
    expect(await pack(three!, others)).toMatchObject({ status: 409, data: { count: 1 } });
    expect(await pack(three!, others.slice(0, 5))).toMatchObject({
      data: { container: { filling: 'full', capacity: 5, part_id: part } },
    });
  });

  test('closes a box that is not full, and opens it again for more', async () => {
    const [box, units] = [first(await made.boxes(1)), await made.units(4, batch)];
    const packaging = await boxOf(4);
    expect(await pack(box, [], { is_partial: true })).toMatchObject({
      status: 409,
      errors: [{ field: 'parent' }],
    });
    await pack(box, units.slice(0, 2), { packaging_id: packaging });
    for (const again of ['once', 'twice'])
      expect(await pack(box, [], { is_partial: true }), again).toMatchObject({
        code: 0,
        data: { moved: 0, container: { filling: 'partial', quantity: 2 } },
      });
    expect(await pack(box, [units[2]!])).toMatchObject({
      data: { container: { filling: 'open', quantity: 3, full_time: null } },
    });
    expect(await pack(box, [units[3]!], { is_partial: true })).toMatchObject({
      data: { container: { filling: 'full', is_partial: false } },
    });
    expect(await pack(box, [])).toMatchObject({ status: 422, errors: [{ field: 'codes' }] });
  });

  test('mixes parts only where the packaging says so', async () => {
    const [plain, mixed] = await made.boxes(2);
    const part = await made.addPart();
    const [own, other] = [
      await made.units(2, batch),
      await made.units(2, await made.addBatch(part), part),
    ];
    await pack(plain!, [own[0]!]);
    const refused = await pack(plain!, other);
    expect(refused).toMatchObject({ status: 409, data: { count: 2 } });
    expect(refused.errors![0]!.msg).toContain('不能混装');
    const packaging_id = await boxOf(9, true);
    expect(await pack(mixed!, [own[1]!, ...other], { packaging_id })).toMatchObject({
      data: { moved: 3, container: { is_mixed: true, part_id: null } },
    });
    expect(await pack(plain!, [], { packaging_id: 999_999, is_partial: true })).toMatchObject({
      status: 422,
      errors: [{ field: 'packaging_id' }],
    });
  });

  test('takes a range, a link and a lower-case code as a scanner reads them', async () => {
    const [box, units] = [first(await made.boxes(1)), await made.units(8, batch)];
    const answer = await pack(`https://id.example.com/c/${box}`, [units[7]!.toLowerCase()], {
      ranges: [{ first_code: units[0], last_code: units[4] }],
    });
    expect(answer).toMatchObject({ code: 0, data: { moved: 6 } });
  });
});

describe('[WH-4] what cannot be packed is refused, each with its reason:', () => {
  const refusal = async (parent: string, codes: string[]) => {
    const answer = await pack(parent, codes);
    expect(answer.status).toBe(409);
    return answer.errors!.map(({ msg, state }) => [msg, state]);
  };

  test('unbound, frozen, voided and packed elsewhere, and then nothing is packed', async () => {
    const [box, other] = await made.boxes(2);
    const units = await made.units(4, batch);
    const [unbound] = await made.unbound(1);
    await made.post('identifier/freeze', { codes: [units[0]], reason: 'lost' });
    await made.post('identifier/void', { codes: [units[1]], reason: 'damaged' });
    await pack(other!, [units[2]!]);
    expect(await refusal(box!, [unbound!, ...units])).toEqual([
      [`“${unbound}”还没有绑定产品`, 'unallocated'],
      [`“${units[0]}”的状态是“已冻结”`, 'frozen'],
      [`“${units[1]}”的状态是“已作废”`, 'voided'],
      [`“${units[2]}”已在“${other}”中`, 'packed'],
    ]);
    expect(await made.look(units[3]!)).toMatchObject({ state: 'commissioned', parent_id: null });
    expect(await made.look(box!)).toMatchObject({ state: 'unallocated' });
  });

  test('codes of a batch that is on hold or recalled', async () => {
    const box = first(await made.boxes(1));
    const [held, recalled] = [await made.addBatch(), await made.addBatch()];
    const [one, two] = [await made.units(1, held), await made.units(1, recalled)];
    await giveMove(demo, 'hold', [held]);
    await giveMove(demo, 'complete', [recalled]);
    await giveMove(demo, 'recall', [recalled]);
    const reasons = (await refusal(box, [one[0]!, two[0]!])).map(([msg]) => msg);
    expect(reasons).toEqual([
      expect.stringContaining('质检暂停'),
      expect.stringContaining('已召回'),
    ]);
  });

  test('levels that do not fit: a box in a box, a unit on a pallet, something in itself', async () => {
    const [box, other] = await made.boxes(2);
    const [pallet, second] = await made.pallets(2);
    const units = await made.units(2, batch);
    await pack(other!, [units[0]!]);
    expect(await refusal(box!, [other!, box!, pallet!])).toEqual([
      [`“${other}”不是单品，箱里只能装单品`, 'commissioned'],
      [`“${box}”不能装进自己`, 'unallocated'],
      [`“${pallet}”不是单品，箱里只能装单品`, 'unallocated'],
    ]);
    expect(await refusal(pallet!, [units[1]!, second!, box!])).toEqual([
      [`“${units[1]}”是单品，托盘上只能放箱`, 'commissioned'],
      [`“${second}”是托盘，托盘上只能放箱`, 'unallocated'],
      [`“${box}”是空的`, 'unallocated'],
    ]);
    expect(await pack(units[1]!, [units[0]!])).toMatchObject({
      status: 409,
      errors: [{ field: 'parent', code: units[1] }],
    });
  });

  test('a frozen box, codes that nobody has, and those of another company', async () => {
    const [box] = await made.boxes(1);
    const units = await made.units(2, batch);
    await made.post('identifier/freeze', { codes: [box], reason: 'lost' });
    expect(await pack(box!, units)).toMatchObject({
      status: 409,
      errors: [{ field: 'parent', state: 'frozen' }],
    });
    expect(await pack('NOSUCHBOX0000000', units)).toMatchObject({
      status: 404,
      errors: [{ field: 'parent' }],
    });
    expect(await pack(box!, ['NOSUCHCODE000000'])).toMatchObject({
      status: 404,
      errors: [{ field: 'codes', state: 'unknown' }],
    });
    const other = await node.signIn('other');
    expect(await pack(box!, units, {}, other)).toMatchObject({ status: 404 });
    expect(await other.post('packing/unpack', { parent: box })).toMatchObject({ status: 404 });
    expect(await other.get('packing/tree', { code: box! })).toMatchObject({ status: 404 });
    expect(
      await other.post('packing/replace', { old: units[0], new: units[1], reason: 'x' }),
    ).toMatchObject({ status: 404 });
  });

  test('and anyone who has no right', async () => {
    const sales = await node.signIn('sales');
    expect(await sales.get('packing/index')).toMatchObject({ status: 200 });
    for (const path of ['pack', 'unpack', 'replace', 'undo'])
      expect(await sales.post(`packing/${path}`, {})).toMatchObject({ status: 403 });
  });
});

describe('[WH-4] two people at one box', () => {
  test('never put more into it than fit, and one of them is told', async () => {
    const box = first(await made.boxes(1));
    const units = await made.units(12, batch);
    const packaging_id = await boxOf(6);
    const answers = await Promise.all(
      [0, 1, 2].map((at) => pack(box, units.slice(at * 4, at * 4 + 4), { packaging_id })),
    );
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409, 409]);
    expect(await made.tree(box)).toMatchObject({ count: 4, item: { quantity: 4, capacity: 6 } });
  });

  test('and one unit scanned into two boxes is in one of them', async () => {
    const boxes = await made.boxes(3);
    const units = await made.units(1, batch);
    const answers = await Promise.all(boxes.map((box) => pack(box, units)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const counts = await Promise.all(boxes.map(async (box) => (await made.tree(box)).count));
    expect(counts.toSorted(byNumber)).toEqual([0, 0, 1]);
  });

  test('who send the same at once have both done right', async () => {
    const box = first(await made.boxes(1));
    const units = await made.units(5, batch);
    const answers = await Promise.all([1, 2, 3].map(() => pack(box, units)));
    expect(answers.map(({ data }) => data.moved as number).toSorted(byNumber)).toEqual([0, 0, 5]);
  });
});

test('[WH-4] a packaging that boxes use is not deleted, and keeps its part', async () => {
  const [box, units] = [first(await made.boxes(1)), await made.units(1, batch)];
  const id = await boxOf(3);
  await pack(box, units, { packaging_id: id });
  expect(await demo.post('packaging/delete', { ids: [id] })).toMatchObject({ status: 409 });
  const { data } = await demo.get('packaging/info', { id });
  const { name, levels, version } = data;
  const part_id = await made.addPart();
  expect(await demo.post('packaging/edit', { id, version, name, levels, part_id })).toMatchObject({
    status: 409,
    errors: [{ field: 'part_id' }],
  });
  await made.post('packing/unpack', { parent: box });
  expect(await demo.post('packaging/delete', { ids: [id] })).toMatchObject({ code: 0 });
});
