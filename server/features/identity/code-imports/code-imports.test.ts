import { randomUUID } from 'node:crypto';
import * as XLSX from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CodeImport, ReportLine } from '#contract/features/identity/code-imports/contract.ts';
import type { ClaimAnswer } from '#contract/features/trace/print-jobs/contract.ts';
import { readWorkbook } from '#server/records/spreadsheet/read-workbook.ts';
import { makeBatches, type Batches, type User } from '#server/testing/batches.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { keepSmall } from '#server/testing/uploads.ts';
import { until } from '#server/testing/wait.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
let demo: User;
let other: User;
let made: Batches;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  made = await makeBatches(demo, owner);
  for (const [user, prefix] of [
    [demo, 'OLD-'],
    [other, 'THEIRS-'],
  ] as const)
    expect(await user.post('codePrefix/add', { prefix, issuer: 'own' })).toMatchObject({ code: 0 });
});

const keep = (text: string | Buffer, name = '旧编码.csv', company = 1) =>
  keepSmall(node.app, { company, kind: 'codes', name, bytes: Buffer.from(text) });
const read = async (id: number): Promise<CodeImport> =>
  (await demo.get('codeImport/info', { id })).data;
const waitFor = (id: number, state: CodeImport['state']) =>
  until(`import ${id} to be ${state}`, async () => {
    const one = await read(id);
    return one.state === state ? one : null;
  });
/** A file that has been checked. */
async function check(text: string | Buffer, body: object = {}, name?: string) {
  const answer = await demo.post('codeImport/add', { file: await keep(text, name), ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0, data: { state: expect.any(String) } });
  return waitFor(answer.data.id as number, 'checked');
}
const start = (id: number) => demo.post('codeImport/start', { ids: [id] });
const remove = (id: number) => demo.post('codeImport/remove', { ids: [id], reason: '传错文件' });
async function bring(text: string, body: object = {}) {
  const { id } = await check(text, body);
  expect(await start(id)).toMatchObject({ code: 0 });
  return waitFor(id, 'done');
}
const wrongOf = async (id: number): Promise<Pick<ReportLine, 'line' | 'error' | 'same_as'>[]> =>
  ((await demo.get('codeImport/wrong', { id })).data.lines as ReportLine[]).map(
    ({ line, error, same_as }) => ({ line, error, same_as }),
  );
const find = async (code: string) =>
  (await demo.get('identifier/index', { keyword: code })).data as Record<string, unknown>[];
let last = 0;
const codes = (count: number) =>
  Array.from({ length: count }, () => `OLD-${String((last += 1)).padStart(6, '0')}`);

describe('checking', () => {
  test('says of every line what is wrong, by its number, and changes nothing', async () => {
    const [one, two, had] = codes(3) as [string, string, string];
    await bring(`${had}\n`);
    const { id, ...counted } = await check(
      [
        one,
        '',
        two.toLowerCase(),
        one,
        'OLD-有中文',
        'OLD',
        'NEW-123456',
        'THEIRS-123456',
        had,
        `${two}\r`,
      ].join('\n'),
    );
    expect(counted).toMatchObject({ lines: 9, good: 2, bad: 7, pack_id: null });
    expect(await wrongOf(id)).toEqual([
      { line: 4, error: 'twice', same_as: 1 },
      { line: 5, error: 'format', same_as: null },
      { line: 6, error: 'format', same_as: null },
      // Whose prefix it is, or nobody's: the answer is the same.
      { line: 7, error: 'prefix', same_as: null },
      { line: 8, error: 'prefix', same_as: null },
      { line: 9, error: 'taken', same_as: null },
      { line: 10, error: 'twice', same_as: 3 },
    ]);
    expect(await find(one)).toEqual([]);
    const file = await fetch(`${node.base}/api/web/codeImport/report?id=${id}`, {
      headers: { authorization: `Bearer ${demo.token}` },
    });
    const book = XLSX.read(Buffer.from(await file.arrayBuffer()));
    const rows = XLSX.utils.sheet_to_json<unknown[]>(Object.values(book.Sheets)[0]!, { header: 1 });
    expect(rows).toHaveLength(8);
    expect(rows[1]).toEqual([4, one, '与第 1 行重复']);
  });

  test('finds duplicates over the whole of a file that is read in many steps', async () => {
    const many = codes(40_000);
    // Longer lines, so that the file takes several reads.
    const lines = many.map((code) => `${code},,,${'x'.repeat(40)}`);
    const { id, ...counted } = await check([...lines, many[0], many[39_999]].join('\r\n'));
    expect(counted).toMatchObject({ lines: 40_002, good: 40_000, bad: 2 });
    expect(await wrongOf(id)).toEqual([
      { line: 40_001, error: 'twice', same_as: 1 },
      { line: 40_002, error: 'twice', same_as: 40_000 },
    ]);
    expect(await demo.post('codeImport/cancel', { ids: [id] })).toMatchObject({ code: 0 });
    await until('its lines to be gone', async () => {
      const { n } = await owner.row<{ n: number }>(
        'select count(*)::int as n from code_import_line where import_id = $1 and error is null',
        [id],
      );
      return n === 0;
    });
    expect(await start(id)).toMatchObject({ status: 409 });
  });

  test('reads columns by their heading, in quotes and in the encoding of Excel, and names wrong parts and batches', async () => {
    const part = (await demo.get('part/info', { id: made.part })).data as { code: string };
    const batch = await made.add();
    const over = await made.addIn('closed');
    const [a, b, c, d, e] = codes(5) as [string, string, string, string, string];
    const text = [
      '批次号,编码,物料编码',
      `${batch.code},"${a}",${part.code}`,
      `,${b},${part.code}`,
      `NOBATCH,${c},`,
      `,${d},NOPART`,
      `${over.code},${e},`,
    ].join('\n');
    // 批次号,编码,物料编码 as GB 18030 bytes.
    const head = Buffer.from('c5fab4cebac52cb1e0c2eb2cceefc1cfb1e0c2eb0a', 'hex');
    const rest = Buffer.from(text.slice(text.indexOf('\n') + 1));
    const { id } = await check(Buffer.concat([head, rest]));
    expect(await wrongOf(id)).toEqual([
      { line: 4, error: 'batch', same_as: null },
      { line: 5, error: 'part', same_as: null },
      { line: 6, error: 'batch', same_as: null },
    ]);
    await start(id);
    await waitFor(id, 'done');
    expect((await find(a))[0]).toMatchObject({ state: 'allocated', batch_id: batch.id });
    expect((await find(b))[0]).toMatchObject({ state: 'allocated', part_id: made.part });
  });

  test('counts a line that is longer than what is read at once as one line', async () => {
    const [a, b, c] = codes(3) as [string, string, string];
    const long = 'x'.repeat(2_500_000);
    const { id, ...counted } = await check([a, long, b, long, a, c, ''].join('\r\n'));
    expect(counted).toMatchObject({ lines: 6, good: 3, bad: 3 });
    expect(await wrongOf(id)).toEqual([
      { line: 2, error: 'format', same_as: null },
      { line: 4, error: 'format', same_as: null },
      { line: 5, error: 'twice', same_as: 1 },
    ]);
  });

  test('reads lines that end with a carriage return alone', async () => {
    const many = codes(40_000);
    const lines = many.map((code) => `${code},,,备注${'x'.repeat(40)}`);
    const { id, ...counted } = await check(['编码', ...lines, '', '坏', many[0]].join('\r'));
    expect(counted).toMatchObject({ lines: 40_002, good: 40_000, bad: 2 });
    expect(await wrongOf(id)).toMatchObject([
      { line: 40_003 },
      { line: 40_004, error: 'twice', same_as: 2 },
    ]);
  });

  test('takes a spreadsheet, and no other kinds of files', async () => {
    const [a, b] = codes(2) as [string, string];
    const book = Buffer.from(makeBook({ 表: [['序列号'], [a], [b], ['坏']] }));
    expect(await check(book, {}, '旧编码.xlsx')).toMatchObject({ good: 2, bad: 1 });
    const file = await keep('x', '图.pdf');
    expect(await demo.post('codeImport/add', { file })).toMatchObject({
      status: 422,
      errors: [{ field: 'file' }],
    });
    const broken = await demo.post('codeImport/add', { file: await keep('PK', '坏.xlsx') });
    const failed = await waitFor(broken.data.id as number, 'failed');
    expect(failed.reason).not.toBe('');
    const theirs = await keep('x', 'x.csv', 38);
    expect(await demo.post('codeImport/add', { file: theirs })).toMatchObject({
      status: 422,
      errors: [{ field: 'file' }],
    });
  });
});

describe('a spreadsheet', () => {
  test('is not taken when it is too large to be read as a whole; a text is', async () => {
    const bytes = Buffer.alloc(21 * 1_048_576, 'OLD-\n');
    const refused = await demo.post('codeImport/add', { file: await keep(bytes, '大.xlsx') });
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'file' }] });
    expect(refused.msg).toContain('20 MB');
    const text = await demo.post('codeImport/add', { file: await keep(bytes, '大.csv') });
    expect(text).toMatchObject({ code: 0 });
    await demo.post('codeImport/cancel', { ids: [text.data.id] });
  });

  test('waits while many others are being read, and does not fail', async () => {
    const [one] = codes(1) as [string];
    const book = Buffer.from(makeBook({ 表: [['序列号'], [one]] }));
    const file = await keep(book, '旧编码.xlsx');
    const many = Buffer.from(makeBook({ 表: Array.from({ length: 5_000 }, (_, at) => [at]) }));
    const others = Array.from({ length: 10 }, () =>
      readWorkbook({ name: 'a.xlsx', bytes: many }, undefined, 10_000),
    );
    const { data } = await demo.post('codeImport/add', { file });
    const seen = new Set<string>();
    await until('the import', async () => {
      const { state } = await read(data.id as number);
      seen.add(state);
      return state !== 'checking';
    });
    await Promise.all(others);
    expect([...seen]).toEqual(['checking', 'checked']);
  });
});

describe('imported codes', () => {
  test('are scanned, bound, shipped and found like those made here', async () => {
    const [one, two] = codes(2) as [string, string];
    const done = await bring(`${one}\n${two}\n`, { part_id: made.part });
    expect(done).toMatchObject({ good: 2, bad: 0, progress: 100 });
    const pack = (await demo.get('identifierPack/info', { id: done.pack_id! })).data;
    expect(pack).toMatchObject({
      state: 'ready',
      quantity: 2,
      made: 2,
      rule_id: null,
      first_code: one,
      last_code: two,
    });
    const anyone = node.anyone();
    const ask = async (code: string) => (await anyone.get('api/query', { code })).data;
    expect(await ask(one)).toMatchObject({ verdict: 'NOT_ACTIVATED' });
    const batch = await made.addIn('producing');
    const bound = { part_id: made.part, batch_id: batch.id, codes: [one, two] };
    expect(await demo.post('binding/add', bound)).toMatchObject({ code: 0 });
    const { id } = (await demo.post('shipment/add', { kind: 'dealer', dealer_id: 1 })).data;
    for (const [path, body] of [
      ['scan', { id, codes: [one, two] }],
      ['check', { id }],
      ['ship', { id }],
    ] as const)
      expect(await demo.post(`shipment/${path}`, body)).toMatchObject({ code: 0 });
    // As typed, in small letters, and at the public address.
    expect(await ask(one.toLowerCase())).toMatchObject({
      verdict: 'GENUINE_FIRST',
      result: { serial_number: one },
    });
    const page = await fetch(`${node.base}/template?code=${two}&language=en`);
    expect(await page.text()).toContain(two);
    const short = await fetch(`${node.base}/c/${two}`, { redirect: 'manual' });
    expect([200, 301, 302, 303, 307]).toContain(short.status);
    expect(await remove(done.id)).toMatchObject({ status: 409 });
  });

  test('are printed on labels as they stand in the file, and keep the import from being taken back', async () => {
    const list = codes(3);
    const done = await bring(list.join('\n'), { part_id: made.part });
    const box = { x: 2, y: 2, width: 20, height: 20 };
    const label = await demo.post('labelTemplate/add', {
      ...{ name: '旧编码标签', width_mm: 60, height_mm: 30 },
      elements: [
        { id: 'q', kind: 'qr', ...box, content: '{link}' },
        { id: 't', kind: 'text', ...box, y: 24, width: 50, height: 4, content: '{code}' },
      ],
    });
    const template = label.data.id as number;
    expect(await demo.post('labelTemplate/publish', { ids: [template] })).toMatchObject({
      code: 0,
    });
    const preview = { id: template, code: list[1]!, format: 'zpl' };
    const { data: shown } = await demo.get('labelTemplate/preview', preview);
    expect(Buffer.from(shown as ArrayBuffer).toString()).toContain('^XA');
    const job = await demo.post('printJob/add', {
      ...{ template_id: template, pack_id: done.pack_id, from: 1, to: 3, driver: 'service' },
    });
    expect(job, job.msg).toMatchObject({ code: 0, data: { ledger: { ordered: 3 } } });
    const claimed = await demo.post('printJob/claim', {
      ...{ id: job.data.id, station: '一号线', claim_id: randomUUID(), limit: 3, format: 'zpl' },
    });
    const { pieces } = claimed.data as ClaimAnswer;
    expect(pieces.flatMap(({ labels }) => labels.map(({ code }) => code))).toEqual(list);
    await demo.post('printJob/ack', { id: job.data.id, numbers: [1, 2, 3], result: 'good' });
    expect((await find(list[0]!))[0]).toMatchObject({ state: 'encoded' });
    expect(await remove(done.id)).toMatchObject({ status: 409 });
  });

  test('count against the quota, and are counted and told once', async () => {
    const before = (await demo.get('identifierPack/quota')).data.used as number;
    const done = await bring(codes(5).join('\n'));
    expect((await demo.get('identifierPack/quota')).data.used).toBe(before + 5);
    expect(
      await owner.row(
        `select sum(quantity)::int as told from trace_event where pack_id = $1 and kind = 'generate'`,
        [done.pack_id],
      ),
    ).toEqual({ told: 5 });
    // Given twice, it is done once.
    expect(await start(done.id)).toMatchObject({ status: 409 });
  });

  test('that came into being since the check are left out, and the report says so', async () => {
    const [one, two, three] = codes(3) as [string, string, string];
    const first = await check([one, two].join('\n'));
    const second = await check([two, three].join('\n'));
    await start(first.id);
    await waitFor(first.id, 'done');
    const before = (await demo.get('identifierPack/quota')).data.used as number;
    await start(second.id);
    expect(await waitFor(second.id, 'done')).toMatchObject({ good: 1, bad: 1 });
    expect((await demo.get('identifierPack/quota')).data.used).toBe(before + 1);
    expect(await wrongOf(second.id)).toMatchObject([{ line: 1, error: 'taken' }]);
    expect(await find(three)).toHaveLength(1);
  });
});

describe('taking back', () => {
  test('deletes codes that nobody has used, returns the quota, and lets them be imported again', async () => {
    const list = codes(3);
    const before = (await demo.get('identifierPack/quota')).data.used as number;
    const done = await bring(list.join('\n'));
    expect(await remove(done.id)).toMatchObject({ code: 0 });
    await waitFor(done.id, 'removed');
    expect(await find(list[0]!)).toEqual([]);
    expect((await demo.get('identifierPack/quota')).data.used).toBe(before);
    expect((await demo.get('identifierPack/info', { id: done.pack_id! })).data).toMatchObject({
      state: 'cancelled',
      made: 0,
    });
    expect(await bring(list.join('\n'))).toMatchObject({ good: 3 });
  });

  test('of an import that made nothing returns nothing, because it was charged nothing', async () => {
    const list = codes(1);
    const [first, second] = [await check(list.join('\n')), await check(list.join('\n'))];
    await start(first.id);
    await waitFor(first.id, 'done');
    const before = (await demo.get('identifierPack/quota')).data.used as number;
    await start(second.id);
    expect(await waitFor(second.id, 'done')).toMatchObject({ good: 0, bad: 1 });
    await remove(second.id);
    await waitFor(second.id, 'removed');
    expect((await demo.get('identifierPack/quota')).data.used).toBe(before);
  });

  test('is refused as soon as one was scanned, frozen or exported, and nothing is deleted', async () => {
    const uses: ((code: string, one: CodeImport) => Promise<unknown>)[] = [
      (code) => node.anyone().get('api/query', { code }),
      async (code) => {
        const [row] = await find(code);
        return demo.post('identifier/freeze', { ids: [row!.id], reason: 'lost' });
      },
      (_code, one) =>
        fetch(`${node.base}/api/web/identifierPack/export`, {
          method: 'POST',
          headers: { authorization: `Bearer ${demo.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ id: one.pack_id, passphrase: 'a-long-passphrase' }),
        }).then((answer) => answer.arrayBuffer()),
    ];
    for (const use of uses) {
      const list = codes(2);
      const done = await bring(list.join('\n'), { part_id: made.part });
      await use(list[1]!, done);
      expect(await remove(done.id)).toMatchObject({ status: 409 });
      expect(await find(list[0]!)).toHaveLength(1);
      expect((await read(done.id)).state).toBe('done');
    }
  });
});

test('an import is the business of its company, and of those who may', async () => {
  const { id } = await check(codes(1).join('\n'));
  expect(await other.get('codeImport/info', { id })).toMatchObject({ status: 404 });
  expect(await other.get('codeImport/wrong', { id })).toMatchObject({ status: 404 });
  expect(await other.post('codeImport/start', { ids: [id] })).toMatchObject({ status: 404 });
  const data = await node.signIn('data');
  expect(await data.get('codeImport/info', { id })).toMatchObject({ code: 0 });
  expect(await data.post('codeImport/start', { ids: [id] })).toMatchObject({ status: 403 });
  // The standard codes of anybody are found before own ones: none can be brought along.
  const pack = await orderPack(other, { rule_id: await standardRuleOf(owner, 38), quantity: 1 });
  const { bad } = await check(pack.first_code);
  expect(bad).toBe(1);
});
