import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { prepareQuality, type Prepared } from './quality.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Prepared;
let demo: Prepared['demo'];
let batch: number;
let units: string[];
beforeAll(async () => {
  made = await prepareQuality(node, owner);
  ({ demo } = made);
  batch = await made.addBatch();
  units = await made.units(8, made.part, batch);
  await made.publishPlan();
});
const count = async (where: string) =>
  (await owner.row<{ n: number }>(`select count(*)::int as n from quality_record where ${where}`))
    .n;

describe('a record', () => {
  test('is judged by the limits of its step, and a pass beyond them is told to have failed', async () => {
    const answer = await made.record('test', units[0]!, '耐压', { value: 1.6, result: 'pass' });
    expect(answer).toMatchObject({
      code: 0,
      msg: expect.stringContaining('不合格'),
      data: { result: 'fail', unit: 'kV', std: '1.2–1.5 kV', serial_number: units[0] },
    });
    expect(await made.record('test', units[0]!, '耐压', { value: 1.5 })).toMatchObject({
      data: { result: 'pass' },
    });
    const { id, version } = answer.data as { id: number; version: number };
    const edit = { id, version, serial_number: units[0], step: '耐压', value: 1.4 };
    expect(await demo.post('testRecord/edit', edit)).toMatchObject({
      data: { result: 'pass', value: 1.4, version: 2 },
    });
    expect(await demo.post('testRecord/edit', edit)).toMatchObject({ status: 409 });
    expect(await demo.get('qcRecord/info', { id })).toMatchObject({ status: 404 });
  });

  test('is about a unit of the own company, however a scanner reads it', async () => {
    const linked = await made.record('qc', `https://x.example/c/${units[1]}`, '外观');
    expect(linked).toMatchObject({ code: 0, data: { serial_number: units[1], result: 'info' } });
    const [box] = await made.order(1, { level: 'box' });
    for (const code of [box!, 'NOBODY-HAS-THIS']) {
      expect(await made.record('qc', code, '外观')).toMatchObject({
        status: 422,
        errors: [{ field: 'serial_number' }],
      });
    }
    const other = await node.signIn('other');
    expect(
      await other.post('qcRecord/add', { serial_number: units[1], step: '外观' }),
    ).toMatchObject({ status: 422 });
    expect(await other.get('qcRecord/index', { serial_number: units[1]! })).toMatchObject({
      count: 0,
    });
    const future = { pass_time: '2099-01-01T00:00:00Z' };
    expect(await made.record('qc', units[1]!, '外观', future)).toMatchObject({
      status: 422,
      errors: [{ field: 'pass_time' }],
    });
  });

  test('is found by serial number, step, result, batch, part and time', async () => {
    const find = async (query: object) =>
      (await demo.get('testRecord/index', { limit: 100, ...query })).count;
    expect(await find({ serial_number: units[0]! })).toBe(2);
    expect(await find({ batch_id: batch, step: '耐压' })).toBe(2);
    expect(await find({ batch_id: batch, 'result[]': 'fail' })).toBe(0);
    expect(await find({ part_id: made.part })).toBe(2);
    expect(await find({ part_id: made.part, 'pass_time[]': '2001-01-01' })).toBeUndefined();
  });
});

describe('[MNU-21] the sheet', () => {
  type Cell = { id: number; version: number; value: number; result: string } | null;
  const sheet = async () =>
    (await demo.get('testRecord/sheet', { batch_id: batch })).data as {
      steps: { step: string }[];
      rows: { serial_number: string; cells: Cell[] }[];
      count: number;
    };
  const save = (cells: object[]) => demo.post('testRecord/saveSheet', { batch_id: batch, cells });

  test('shows the serial numbers of a batch against the planned steps', async () => {
    const shown = await sheet();
    expect(shown).toMatchObject({
      count: 8,
      steps: [{ step: '耐压', min: 1.2 }, { step: '噪声' }],
    });
    expect(shown.rows.map(({ serial_number: code }) => code)).toEqual(units);
    expect(shown.rows[0]!.cells).toMatchObject([{ result: 'pass' }, null]);
  });

  test('saves cells: new, changed and emptied, judged by their limits', async () => {
    const serial = units[2]!;
    const added = await save([
      { serial_number: serial, step: '耐压', value: 1.3 },
      { serial_number: serial, step: '噪声', value: 75 },
      { serial_number: units[3], step: '自由项', content: '正常' },
    ]);
    expect(added).toMatchObject({
      code: 0,
      data: { cells: [{ result: 'pass' }, { result: 'fail' }, { result: 'info' }] },
    });
    const [first, second] = added.data.cells as NonNullable<Cell>[];
    const changed = await save([
      { serial_number: serial, step: '耐压', value: 1.9, version: first!.version, id: first!.id },
      {
        serial_number: serial,
        step: '噪声',
        value: null,
        version: second!.version,
        id: second!.id,
      },
    ]);
    expect(changed).toMatchObject({ data: { cells: [{ result: 'fail', version: 2 }, null] } });
    const shown = await sheet();
    expect(shown.steps.map(({ step }) => step)).toEqual(['耐压', '噪声', '自由项']);
    expect(shown.rows[2]!.cells).toMatchObject([{ value: 1.9, id: first!.id }, null, null]);
  });

  test('keeps the result of a cell of which only the name changes', async () => {
    const serial = units[4]!;
    const failed = await made.record('test', serial, '自由项', { result: 'fail' });
    const { id, version } = failed.data as { id: number; version: number };
    expect(
      await save([{ serial_number: serial, step: '自由项', emp_name: '张工', id, version }]),
    ).toMatchObject({ code: 0, data: { cells: [{ result: 'fail', emp_name: '张工' }] } });
  });

  test('names wrong cells and saves none', async () => {
    const before = await count('true');
    const answer = await save([
      { serial_number: units[4], step: '耐压', value: 1.3 },
      { serial_number: 'NOBODY-HAS-THIS', step: '耐压', value: 1.3 },
      { serial_number: units[4], step: '耐压', value: 1.4 },
    ]);
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ field: 'cells.1.serial_number' }, { field: 'cells.2.step' }],
    });
    expect(await save([{ serial_number: units[4], step: '耐压', value: 'x' }])).toMatchObject({
      status: 422,
      errors: [{ field: 'cells.0.value' }],
    });
    expect(await count('true')).toBe(before);
  });

  test('asks for both the id and the version of the record that was shown', async () => {
    const shown = await made.record('test', units[4]!, '噪声', { value: 50 });
    const { id, version } = shown.data as { id: number; version: number };
    const cell = { serial_number: units[4], step: '噪声', value: 51 };
    for (const half of [{ id }, { version }])
      expect(await save([{ ...cell, ...half }])).toMatchObject({
        status: 422,
        errors: [{ field: 'cells.0.version', msg: expect.stringContaining('id') }],
      });
    expect(await save([{ ...cell, id, version }])).toMatchObject({ code: 0 });
  });

  test('refuses a cell that somebody else changed meanwhile, and names it', async () => {
    const cell = { serial_number: units[5], step: '耐压', value: 1.3 };
    const answers = await Promise.all([save([cell]), save([{ ...cell, value: 1.4 }])]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const late = answers.find(({ status }) => status === 409);
    expect(late).toMatchObject({
      errors: [{ field: 'cells.0.value', msg: expect.stringContaining(units[5]!) }],
    });
  });

  test('of another company’s batch is not there', async () => {
    const other = await node.signIn('other');
    expect(await other.get('testRecord/sheet', { batch_id: batch })).toMatchObject({ status: 404 });
  });
});

describe('the trend', () => {
  test('has the values in time, their limits, and what they say about the process', async () => {
    const { data } = await demo.get('testRecord/trend', { part_id: made.part, step: '耐压' });
    expect(data).toMatchObject({ min: 1.2, max: 1.5, unit: 'kV', capability: { beyond: 1 } });
    expect(data.points).toHaveLength(data.total as number);
    expect(data.capability.n).toBe(data.total);
    const bars = data.histogram as { n: number }[];
    expect(bars.reduce((sum, { n }) => sum + n, 0)).toBe(data.total);
  });
});

describe('[QM-4] machines', () => {
  const one = (source: string, body: object = {}) => ({
    kind: 'test',
    source_id: source,
    serial_number: units[6],
    step: '耐压',
    value: 1.3,
    pass_time: '2026-11-01T08:00:00+08:00',
    ...body,
  });
  const collect = (records: unknown[], user = demo) => user.post('testRecord/collect', { records });

  test('send records that are taken exactly once; a wrong one does not refuse the others', async () => {
    const records = [
      one('m-1'),
      one('m-2', { value: 3 }),
      one('m-3', { serial_number: 'NOBODY-HAS-THIS' }),
      one('m-4', { value: 'high' }),
      one('m-1'),
      'nonsense',
      one('m-5', { kind: 'qc', step: '外观', value: null, result: 'pass' }),
    ];
    const answer = await collect(records);
    expect(answer).toMatchObject({ code: 0, data: { created: 3, same: 1, failed: 3 } });
    expect(answer.data.records).toMatchObject([
      { source_id: 'm-1', state: 'created', result: 'pass' },
      { source_id: 'm-2', state: 'created', result: 'fail' },
      { source_id: 'm-3', state: 'error', field: 'serial_number' },
      { source_id: 'm-4', state: 'error', field: 'value' },
      { source_id: 'm-1', state: 'same' },
      { state: 'error' },
      { source_id: 'm-5', state: 'created', result: 'pass' },
    ]);
    const again = await Promise.all([collect(records), collect(records)]);
    for (const { data } of again) expect(data).toMatchObject({ created: 0, same: 4, failed: 3 });
    expect(await count(`source_id like 'm-%'`)).toBe(3);
    // A number that was used for something else is not lost in silence.
    expect(await collect([one('m-1', { value: 1.4 })])).toMatchObject({
      data: { failed: 1, records: [{ field: 'source_id' }] },
    });
  });

  test('may write their time in any offset', async () => {
    expect(
      await collect([one('offset', { pass_time: '2026-11-01T10:00:00+23:59' })]),
    ).toMatchObject({ code: 0, data: { created: 1, failed: 0 } });
  });

  test('are known by their key, and send what it allows', async () => {
    const { key } = (await made.post('apiKey/add', {
      name: '耐压仪',
      permissions: ['trace:test:collect'],
      expires_at: null,
    })) as { key: string };
    const send = async (records: unknown[]) => {
      const response = await fetch(`${node.base}/api/web/testRecord/collect`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ records }),
      });
      return (await response.json()) as { data: object };
    };
    const answer = await send([one('k-1'), one('k-2', { kind: 'qc', step: '外观' })]);
    expect(answer.data).toMatchObject({
      records: [{ state: 'created' }, { state: 'error', field: 'kind' }],
    });
  });
});

describe('plans of one part', () => {
  test('are published one at a time: two at once leave one in force, two in one call are refused', async () => {
    const [one, other] = [await made.addPlan(), await made.addPlan()];
    expect(await demo.post('inspectionPlan/publish', { ids: [one, other] })).toMatchObject({
      status: 409,
      msg: '同一物料一次只能发布一个方案',
    });
    const answers = await Promise.all(
      [one, other].map((id) => demo.post('inspectionPlan/publish', { ids: [id] })),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(
      await owner.rows(
        `select id from inspection_plan where part_id = $1 and state = 'published'`,
        [made.part],
      ),
    ).toHaveLength(1);
  });
});

describe('the time of a record', () => {
  test('is kept: a failure cannot be moved behind an older pass', async () => {
    const serial = units[7]!;
    await made.record('test', serial, '耐压', { value: 1.3, pass_time: '2026-01-02T08:00:00Z' });
    const { data } = await made.record('test', serial, '耐压', {
      value: 9,
      pass_time: '2026-01-02T09:00:10.500Z',
    });
    const { id, version } = data as { id: number; version: number };
    const edit = { id, version, serial_number: serial, step: '耐压', value: 9 };
    const earlier = '2026-01-02T07:00:00Z';
    expect(await demo.post('testRecord/edit', { ...edit, pass_time: earlier })).toMatchObject({
      status: 422,
      errors: [{ field: 'pass_time', msg: expect.stringContaining('不能修改') }],
    });
    const cell = { ...{ id, version, serial_number: serial, step: '耐压' }, pass_time: earlier };
    expect(
      await demo.post('testRecord/saveSheet', { batch_id: batch, cells: [cell] }),
    ).toMatchObject({ status: 422, errors: [{ field: 'cells.0.pass_time' }] });
    // Neither left out nor written to the minute is it moved.
    for (const [at, time] of [null, '2026-01-02T09:00:00Z'].entries())
      expect(
        await demo.post('testRecord/edit', { ...edit, version: version + at, pass_time: time }),
      ).toMatchObject({ code: 0, data: { result: 'fail', pass_time: '2026-01-02T09:00:10.500Z' } });
  });
});
