import { describe, expect, test } from 'vitest';
import type { NonconformanceInfo } from '#contract/features/trace/nonconformances/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { day, prepareFindings } from './findings.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const {
  demo,
  other,
  data,
  sales,
  identity,
  seller,
  goods,
  open,
  info,
  opened,
  planned,
  failed,
  sold,
  rowOf,
  lotOf,
} = await prepareFindings(node, owner);

describe('a finding', () => {
  test('from an inspection is about the unit that failed, its part and batch, and nothing else', async () => {
    const { id, serial, batch } = await failed();
    const found = { source: 'inspection', source_id: id };
    const { data: facts } = await data.get('nonconformance/source', found);
    expect(facts).toMatchObject({
      source_name: '耐压',
      part_id: goods.part,
      batch_id: batch.id,
      batch_code: batch.code,
      serial_number: serial,
      title: '耐压 不合格',
      description: '实测：0.8 kV；标准：1.2–1.5 kV',
    });
    for (const [field, value] of Object.entries({
      part_id: 1,
      batch_id: 1,
      lot_id: 1,
      serial_number: (await failed()).serial,
    }))
      expect(await open({ ...found, [field]: value }), field).toMatchObject({
        status: 422,
        errors: [{ field }],
      });
    const made = await opened({ ...found, batch_id: batch.id, serial_number: serial });
    expect(made).toMatchObject({
      state: 'open',
      source: 'inspection',
      source_id: id,
      source_kind: 'test',
      part_id: goods.part,
      batch_id: batch.id,
      lot_id: null,
      serial_number: serial,
      steps: [{ step: 'opened' }],
      recalls: [
        { kind: 'batch', is_open: true },
        { kind: 'code', is_open: true },
      ],
    });
    expect(made.code).toMatch(/^NC/);
    for (const about of [
      { subject: 'inspection', subject_id: id },
      { subject: 'batch', subject_id: batch.id },
      { subject: 'code', subject_id: made.identifier_id! },
    ])
      expect((await data.get('nonconformance/about', about)).data).toMatchObject([
        { id: made.id, code: made.code, state: 'open' },
      ]);
    // The record may go; the finding stays, and says so.
    await goods.post('testRecord/delete', { ids: [id] });
    expect(await info(made.id)).toMatchObject({
      source_name: '',
      source_kind: '',
      batch_id: batch.id,
    });
  });

  test('is not made of an inspection that passed', async () => {
    const { id } = await failed('qc', 'pass');
    expect(await open({ source: 'inspection', source_id: id })).toMatchObject({ status: 409 });
    expect(
      (await data.get('nonconformance/source', { source: 'inspection', source_id: id })).status,
    ).toBe(409);
  });

  test('from a repair, a report, an incident, a batch or a lot is about what these are about', async () => {
    const { serial, batch } = await sold();
    const unit = { serial_number: serial, batch_id: batch.id, part_id: goods.part };
    const asked = await node.anyone().post('api/repair', {
      sn: serial,
      fault_type: 'noise',
      content: '我叫王芳，有异响',
      name: '王芳',
      phone: '13800138000',
    });
    const repair = await rowOf('repair', asked.data.code);
    const told = await node
      .anyone()
      .post('api/report', { sn: serial, content: 'x', shop: '城南店' });
    const report = await rowOf('fake_report', told.data.code);
    await sales.post('fakeReport/accept', { id: report });
    const { data: accepted } = await sales.get('fakeReport/info', { id: report });
    const lot = await lotOf();
    const sources = [
      ['repair', repair, { ...unit, title: '维修：异响', description: '' }],
      ['report', report, { ...unit, title: '疑似假货：城南店', description: '' }],
      ['incident', accepted.incident_id, unit],
      ['batch', batch.id, { batch_id: batch.id, part_id: goods.part, serial_number: '' }],
      ['lot', lot.id, { lot_id: lot.id, lot_code: lot.code, part_id: goods.part }],
    ] as const;
    for (const [source, id, facts] of sources) {
      const from = { source, source_id: id };
      expect((await demo.get('nonconformance/source', from)).data, source).toMatchObject(facts);
      const {
        title: _title,
        description: _description,
        ...about
      } = facts as Record<string, unknown>;
      const answer = await open(from, demo);
      expect(answer.data, answer.msg).toMatchObject({ ...from, ...about });
      expect((await other.get('nonconformance/source', from)).status, source).toBe(404);
      expect((await open(from, other)).status, source).toBe(404);
      const { data: known } = await demo.get('nonconformance/about', {
        subject: source,
        subject_id: id,
      });
      expect(known.map((one: { id: number }) => one.id)).toContain(answer.data.id);
    }
    // Who may not see repairs cannot read from them what is being repaired.
    expect((await open({ source: 'repair', source_id: repair })).status).toBe(404);
    expect((await open({ source: 'repair' }, demo)).status).toBe(422);
  });

  test('that a person describes names only what fits together and belongs to the company', async () => {
    const [{ serial, batch }, another, lot] = [
      await failed(),
      await goods.addBatch(),
      await lotOf(),
    ];
    expect(await opened({ serial_number: serial, source_id: 5 })).toMatchObject({
      source: 'manual',
      source_id: null,
      batch_id: batch.id,
      part_id: goods.part,
    });
    expect(await opened({ lot_id: lot.id })).toMatchObject({ part_id: goods.part });
    const { id: foreign } = await owner.row<{ id: number }>(
      'select id from batch where company_id = 38 limit 1',
    );
    const { id: part } = await owner.row<{ id: number }>(
      'select id from part where company_id = 1 and id <> $1 limit 1',
      [goods.part],
    );
    const wrong: [object, number, string?][] = [
      [{ serial_number: serial, batch_id: another.id }, 422, 'batch_id'],
      [{ serial_number: 'NOTACODE' }, 422, 'serial_number'],
      [{ batch_id: batch.id, part_id: part }, 422, 'part_id'],
      [{ batch_id: foreign }, 404],
      [{ title: ' ' }, 422, 'title'],
    ];
    for (const [body, status, field] of wrong)
      expect(await open(body), JSON.stringify(body)).toMatchObject({
        status,
        ...(field ? { errors: [{ field }] } : {}),
      });
  });

  test('that is overdue is found by its filter and stands among the tasks', async () => {
    const { data: late } = await data.get('nonconformance/index', { overdue: 'true' });
    expect(late.length).toBeGreaterThan(0);
    for (const one of late as NonconformanceInfo[]) {
      expect(one).toMatchObject({ is_overdue: true, state: 'acting' });
      expect(one.due_day! < day(0)).toBe(true);
    }
    const { data: rest } = await data.get('nonconformance/index', { overdue: 'false', limit: 100 });
    expect(rest.some((one: NonconformanceInfo) => one.is_overdue)).toBe(false);
    const { data: place } = await data.get('workplace/index');
    expect(place.todos).toContainEqual(
      expect.objectContaining({ key: 'nonconformancesOverdue', count: late.length }),
    );
  });

  test('is found by number, words, part and code, and exported', async () => {
    const { serial } = await failed();
    const made = await opened({ title: '罕见问题甲乙', serial_number: serial });
    const find = async (query: Record<string, string | number>) =>
      (await data.get('nonconformance/index', query)).data.map((one: { id: number }) => one.id);
    for (const query of [{ keyword: made.code }, { keyword: '罕见问题' }, { keyword: serial }])
      expect(await find(query), JSON.stringify(query)).toEqual([made.id]);
    expect(
      await find({ part_id: goods.part, 'severity[]': 'major', 'source[]': 'manual' }),
    ).toContain(made.id);
    expect(await find({ is_mine: 'true', keyword: made.code })).toEqual([]);
    const sheet = await data.get('nonconformance/export');
    expect(sheet.headers.get('content-type')).toContain('spreadsheet');
  });

  test('is the company’s own, and takes its rights', async () => {
    const { id } = await opened();
    expect((await other.get('nonconformance/info', { id })).status).toBe(404);
    for (const name of ['plan', 'assign', 'finish', 'close', 'redo', 'cancel'])
      expect(
        (
          await other.post(`nonconformance/${name}`, {
            id,
            version: 1,
            ...(name === 'plan' ? planned() : {}),
            ...(name === 'assign' ? { owner_id: seller, due_day: day(1) } : {}),
            ...(name === 'finish' ? { performed: 'x' } : {}),
            ...(name === 'close' ? { effect: 'x' } : {}),
            ...(name === 'redo' ? { effect: 'x', due_day: day(1) } : {}),
            ...(name === 'cancel' ? { reason: 'x' } : {}),
          })
        ).status,
        name,
      ).toBe(404);
    expect((await identity.get('nonconformance/index')).status).toBe(403);
    expect((await open({}, identity)).status).toBe(403);
  });
});
