import { beforeAll, describe, expect, test } from 'vitest';
import * as XLSX from '@e965/xlsx';
import type { BomExplosion } from '#contract/features/product/boms/contract.ts';
import { startTestNode, type Reply, type TestNode } from '#server/testing/node.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
});
let made = 0;
type Made = { id: number; code: string; version: number; version_no: number };

async function part(name = '部件'): Promise<number> {
  made += 1;
  const answer = await demo.post('part/add', { name: `${name}${made}`, code: `BOMT-${made}` });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return (answer.data as Made).id;
}
const line = (part_id: number, quantity = '1', more: object = {}) => ({
  part_id,
  quantity,
  ...more,
});
async function bom(part_id: number, lines: object[], more: object = {}): Promise<Made> {
  const answer = await demo.post('bom/add', { part_id, lines, ...more });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as Made;
}
const release = (...ids: number[]) => demo.post('bom/release', { ids });
async function released(part_id: number, lines: object[]): Promise<Made> {
  const one = await bom(part_id, lines);
  expect(await release(one.id)).toMatchObject({ code: 0 });
  return one;
}

describe('[MNU-5] a bill of materials', () => {
  test('is kept as it was given: quantities exact, units of the part, substitutes in order', async () => {
    const [kettle, lid, steel, other] = [await part(), await part(), await part(), await part()];
    const { id } = await bom(kettle, [
      line(lid, '0.000001', { substitutes: [steel, other], is_tracked: true, position: 'A1' }),
      line(lid, '999999999999.5', { position: 'A2', unit: 'kg', remark: '盖' }),
    ]);
    expect((await demo.get('bom/info', { id })).data).toMatchObject({
      version_no: 1,
      state: 'draft',
      line_count: 2,
      is_current: false,
      lines: [
        {
          quantity: '0.000001',
          unit: 'pcs',
          is_tracked: true,
          substitutes: [steel, other],
          substitute_parts: [{ id: steel }, { id: other }],
        },
        { quantity: '999999999999.5', unit: 'kg', remark: '盖', substitutes: [] },
      ],
    });
    expect((await demo.get('bom/index', { component_id: lid })).data).toMatchObject([{ id }]);
  });

  test.each([
    ['nothing in it', () => [], 'lines'],
    ['a quantity of none', (one: number) => [line(one, '0.000')], 'lines.0.quantity'],
    ['seven decimals', (one: number) => [line(one, '1.0000001')], 'lines.0.quantity'],
    ['the same line twice', (one: number) => [line(one), line(one)], 'lines.1.part_id'],
    ['a part that is not there', () => [line(999_999)], 'lines.0.part_id'],
    [
      'itself as a substitute',
      (one: number) => [line(one, '1', { substitutes: [one] })],
      'lines.0.substitutes',
    ],
  ] as const)('with %s is refused, and the field is named', async (_name, lines, field) => {
    const [product, component] = [await part(), await part()];
    const given = { part_id: product, lines: lines(component) };
    expect(await demo.post('bom/add', given)).toMatchObject({ status: 422, errors: [{ field }] });
  });

  test('belongs to one company: another one neither sees its parts nor its bills', async () => {
    const stranger = await node.signIn('other');
    const product = await part();
    const { id } = await released(product, [line(await part())]);
    for (const path of ['bom/info', 'bom/explode'])
      expect(await stranger.get(path, { id })).toMatchObject({ status: 404 });
    expect(await stranger.get('bom/whereUsed', { part_id: product })).toMatchObject({
      status: 404,
    });
    expect(await stranger.post('bom/copy', { id })).toMatchObject({ status: 404 });
    expect(
      await stranger.post('bom/add', { part_id: product, lines: [line(product)] }),
    ).toMatchObject({ status: 422, errors: [{ field: 'part_id' }] });
  });

  test('has versions: released it is fixed, copied it is the next one, the newest released is current', async () => {
    const [product, component] = [await part(), await part()];
    const one = await released(product, [line(component, '2')]);
    const edit = { ...one, part_id: product, lines: [line(component, '3')] };
    const changed = {
      id: edit.id,
      version: 2,
      part_id: product,
      code: one.code,
      lines: edit.lines,
    };
    expect(await demo.post('bom/edit', changed)).toMatchObject({ status: 409 });
    expect(await demo.post('bom/delete', { ids: [one.id] })).toMatchObject({ status: 409 });

    const copy = (await demo.post('bom/copy', { id: one.id })).data as Made;
    expect(copy).toMatchObject({ version_no: 2, state: 'draft', code: one.code });
    const current = async (id: number) =>
      ((await demo.get('bom/info', { id })).data as { is_current: boolean }).is_current;
    expect(await current(one.id)).toBe(true);
    expect(await release(copy.id)).toMatchObject({ code: 0 });
    // Released twice: nothing more happens.
    expect(await release(copy.id)).toMatchObject({ code: 0 });
    expect([await current(one.id), await current(copy.id)]).toEqual([false, true]);
    expect(await demo.post('bom/obsolete', { ids: [copy.id] })).toMatchObject({ code: 0 });
    expect([await current(one.id), await current(copy.id)]).toEqual([true, false]);
    expect(await release(copy.id)).toMatchObject({ status: 409 });
  });

  test('takes its number from the other versions, and none of another part', async () => {
    const [product, other, component] = [await part(), await part(), await part()];
    await bom(product, [line(component)], { code: 'B-77' });
    expect(await bom(product, [line(component)])).toMatchObject({ code: 'B-77', version_no: 2 });
    const taken = { part_id: other, code: 'B-77', lines: [line(component)] };
    expect(await demo.post('bom/add', taken)).toMatchObject({
      status: 409,
      errors: [{ field: 'code' }],
    });
  });

  test('of twenty drafts added at once has twenty versions', async () => {
    const [product, component] = [await part(), await part()];
    const all = await Promise.all(
      Array.from({ length: 20 }, () => bom(product, [line(component)])),
    );
    expect(all.map((one) => one.version_no).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });
});

describe('a part never contains itself', () => {
  test('directly, through others or as a substitute, and the way is named', async () => {
    const [a, b, c] = [await part('甲'), await part('乙'), await part('丙')];
    const refused = (part_id: number, lines: object[]) => demo.post('bom/add', { part_id, lines });
    expect(await refused(a, [line(a)])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.part_id' }],
    });
    await released(a, [line(b)]);
    await bom(b, [line(c)]);
    const answer = await refused(c, [line(await part()), line(a)]);
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'lines.1.part_id' }] });
    expect(answer.msg).toMatch(/丙\d+ → 甲\d+ → 乙\d+ → 丙\d+/);
    expect(await refused(c, [line(await part(), '1', { substitutes: [a] })])).toMatchObject({
      status: 422,
      errors: [{ field: 'lines.0.substitutes' }],
    });
  });

  test('also when two drafts are written at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await part(), await part()];
      const answers = await Promise.all([
        demo.post('bom/add', { part_id: a, lines: [line(b)] }),
        demo.post('bom/add', { part_id: b, lines: [line(a)] }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });
});

describe('what a quantity takes', () => {
  test('is summed over all levels, exactly, and what is used twice counts twice', async () => {
    const [top, left, right, bolt] = [await part(), await part(), await part(), await part()];
    const top1 = await released(top, [line(left, '2'), line(right, '0.1'), line(bolt, '1')]);
    await released(left, [line(bolt, '0.3')]);
    await released(right, [line(left, '3'), line(bolt, '0.000001')]);
    const { data } = await demo.get('bom/explode', { id: top1.id, quantity: '10' });
    const { parts } = data as BomExplosion;
    const sums = Object.fromEntries(parts.map((one) => [one.part_id, one]));
    expect(sums[left]).toMatchObject({ quantity: '23', level: 2 });
    expect(sums[right]).toMatchObject({ quantity: '1', level: 1 });
    // 10 + 23 × 0.3 + 1 × 0.000001
    expect(sums[bolt]).toMatchObject({ quantity: '16.900001', level: 3, bom_id: null });
  });

  test('is opened bill by bill: the lines of those that are asked for, with what makes their parts', async () => {
    const [top, sub, bolt] = [await part(), await part(), await part()];
    const above = await released(top, [line(sub, '2'), line(bolt, '0.5', { position: 'A' })]);
    const made = await released(sub, [line(bolt, '3')]);
    await bom(sub, [line(await part())]);
    const linesOf = async (ids: number[], user = demo) =>
      (await user.get(`bom/lines?${ids.map((id) => `bom_ids[]=${id}`).join('&')}`)).data;
    const [first, second] = [
      { bom_id: above.id, part_id: sub, quantity: '2', made_by: made.id },
      { bom_id: above.id, part_id: bolt, quantity: '0.5', position: 'A', made_by: null },
    ];
    expect(await linesOf([above.id])).toMatchObject([first, second]);
    const third = { bom_id: made.id, part_id: bolt, quantity: '3', made_by: null };
    expect(await linesOf([above.id, made.id])).toMatchObject([first, second, third]);
    const stranger = await node.signIn('other');
    expect(await linesOf([above.id, made.id], stranger)).toEqual([]);
    expect(await linesOf([])).toEqual([]);
  });

  test('follows the newest released version of each component, and no draft', async () => {
    const [top, sub, old, fresh] = [await part(), await part(), await part(), await part()];
    const { id } = await released(top, [line(sub)]);
    const first = await released(sub, [line(old)]);
    await bom(sub, [line(await part())]);
    const partsOf = async () =>
      ((await demo.get('bom/explode', { id })).data as BomExplosion).parts.map(
        (one) => one.part_id,
      );
    expect(await partsOf()).toEqual([sub, old]);
    await released(sub, [line(fresh)]);
    expect(await partsOf()).toEqual([sub, fresh]);
    expect(first.version_no).toBe(1);
  });

  test('of thirty levels that each use the next twice is counted without walking every way', async () => {
    const levels: number[] = [];
    for (let at = 0; at <= 30; at += 1) levels.push(await part());
    let top = 0;
    for (let at = 29; at >= 0; at -= 1) {
      const next = levels[at + 1]!;
      const lines = [line(next, '1', { position: 'L' }), line(next, '1', { position: 'R' })];
      ({ id: top } = await released(levels[at]!, lines));
    }
    const { parts } = (await demo.get('bom/explode', { id: top })).data as BomExplosion;
    expect(parts.at(-1)).toMatchObject({ quantity: String(2 ** 30), level: 30 });
    const used = (await demo.get('bom/whereUsed', { part_id: levels[30]! })).data as object[];
    expect(used).toHaveLength(30);
    expect(used[29]).toMatchObject({ level: 30, part_id: levels[0] });
  });
});

test('where a part is used tells every bill with level and way, substitutes too, obsolete ones not', async () => {
  const [top, middle, bolt, other] = [await part(), await part(), await part(), await part()];
  const above = await released(top, [line(middle)]);
  const direct = await bom(middle, [line(bolt, '4')]);
  const instead = await bom(other, [line(await part(), '1', { substitutes: [bolt] })]);
  const gone = await released(await part(), [line(bolt)]);
  await demo.post('bom/obsolete', { ids: [gone.id] });
  const { data } = await demo.get('bom/whereUsed', { part_id: bolt });
  expect(data).toMatchObject([
    { bom_id: direct.id, level: 1, quantity: '4', is_substitute: false },
    { bom_id: instead.id, level: 1, is_substitute: true },
    { bom_id: above.id, level: 2, path: [top, middle, bolt] },
  ]);
});

test('two versions are compared line by line', async () => {
  const [product, same, more, gone, fresh] = [
    await part(),
    await part(),
    await part(),
    await part(),
    await part(),
  ];
  const one = await bom(product, [line(same), line(more, '1'), line(gone)]);
  const other = await bom(product, [line(fresh), line(more, '2', { position: 'X' }), line(same)]);
  const { data } = await demo.get('bom/compare', { a: one.id, b: other.id });
  expect(data).toMatchObject({
    a: { version_no: 1 },
    b: { version_no: 2 },
    rows: [
      { change: 'same', part_id: same },
      { change: 'changed', part_id: more, fields: ['quantity', 'position'] },
      { change: 'removed', part_id: gone, after: null },
      { change: 'added', part_id: fresh, before: null },
    ],
  });
});

const file = async (path: string, body?: FormData) =>
  fetch(`${node.base}/api/web/bom/${path}`, {
    headers: { authorization: `Bearer ${demo.token}` },
    ...(body ? { method: 'POST', body } : {}),
  });
async function send(rows: Record<string, string>[]): Promise<Reply> {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const book = makeBook({
    表: [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))],
  });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(book)]), '表.xlsx');
  return (await (await file('import', form)).json()) as Reply;
}

test('lines go out to a spreadsheet and come back in, into the draft of the product', async () => {
  const [product, bolt, nut, instead] = [await part(), await part(), await part(), await part()];
  const { id } = await released(product, [
    line(bolt, '4', { is_tracked: true, substitutes: [instead], position: 'A' }),
    line(nut, '0.5', { unit: 'kg' }),
  ]);
  const exported = await file(`exportLines?id=${id}`);
  const book = XLSX.read(Buffer.from(await exported.arrayBuffer()));
  const rows = XLSX.utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0]!]!);
  expect(rows).toMatchObject([
    { 用量: '4', 追溯批号: '是', 位号: 'A' },
    { 用量: '0.5', 追溯批号: '否' },
  ]);
  const changed = [
    { ...rows[0]!, 用量: '5' },
    { ...rows[1]!, 位号: 'B' },
  ];
  expect(await send(changed)).toMatchObject({ code: 0 });
  const drafts = (await demo.get('bom/index', { part_id: product, state: 'draft' })).data as Made[];
  expect(drafts).toMatchObject([{ version_no: 2, line_count: 2 }]);
  expect((await demo.get('bom/info', { id: drafts[0]!.id })).data).toMatchObject({
    lines: [
      { part_id: bolt, quantity: '5', is_tracked: true, substitutes: [instead], position: 'A' },
      { part_id: nut, quantity: '0.5', unit: 'kg', position: 'B' },
    ],
  });
  // Once more: the lines are replaced, not doubled.
  expect(await send(changed)).toMatchObject({ code: 0 });
  expect((await demo.get('bom/info', { id: drafts[0]!.id })).data).toMatchObject({ line_count: 2 });
});

test('a sheet of a whole bill goes in at once; a line that stands there twice is named', async () => {
  const [product, bolt] = [await part(), await part()];
  const codeOf = async (id: number) =>
    ((await demo.get('part/info', { id })).data as { code: string }).code;
  const [of, piece] = [await codeOf(product), await codeOf(bolt)];
  const rows = Array.from({ length: 2_000 }, (_, n) => ({
    产品编码: of,
    物料编码: piece,
    用量: '1',
    位号: `R${n}`,
  }));
  const twice = await send([...rows.slice(0, 3), rows[1]!]);
  expect(twice).toMatchObject({ code: 422, data: { errors: [{ row: 5, field: '物料编码' }] } });
  expect(await send(rows)).toMatchObject({ code: 0, data: { rows: 2_000 } });
  const [draft] = (await demo.get('bom/index', { part_id: product })).data as Made[];
  expect(draft).toMatchObject({ line_count: 2_000 });
  expect(await send([{ ...rows[0]!, 位号: 'R2000' }])).toMatchObject({ code: 422 });
});
