import { request } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import { partnerCalls, type Partner } from '#contract/partners.ts';
import { suppliers } from '#contract/features/procure/suppliers/feature.ts';
import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import { t } from '#contract/text.ts';
import { listOf } from '../partners/list.ts';
import { openOwner } from '../testing/owner.ts';
import { startTestNode } from '../testing/node.ts';
import { until } from '../testing/wait.ts';
import { serveExport } from './export.ts';
import type { ExportColumn } from './plan.ts';
import { readZipDirectory } from './spreadsheet/zip-directory.ts';

const callOf = (resource: string) => partnerCalls({ ...suppliers, resource }).export;
const list = listOf('supplier');
const columns: ExportColumn<Partner>[] = [
  { field: 'code' },
  { field: 'name' },
  { field: 'contact' },
  { field: 'remark' },
  { field: 'version', label: t('金额', 'Amount', '金額'), as: 'money' },
  { field: 'id', label: t('数', 'Number', '數') },
  {
    field: 'link_state',
    show: (state, language) =>
      state === 'none' ? t('未关联', 'Not linked', '未關聯')[language] : state,
  },
  { field: 'create_time' },
];
const broken: typeof list = {
  ...list,
  rows: async (...given) => {
    if (given[1].some((id) => id > 3_000)) throw new Error('the disk is gone');
    return list.rows(...given);
  },
};

const node = await startTestNode({
  endpoints: [
    serveExport(callOf('trial'), supplierTexts, list, columns),
    serveExport(callOf('narrow'), supplierTexts, list, columns, {
      sheetRows: 3,
      patience: 60_000,
    }),
    serveExport(callOf('hasty'), supplierTexts, list, columns, {
      sheetRows: 9_999_999,
      patience: 300,
    }),
    serveExport(callOf('broken'), supplierTexts, broken, columns),
  ],
});
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
const many = 8_000;

await owner.rows(`select set_config('app.actor', 'system', false)`);
await owner.rows('update material_lot set supplier_id = null, receiving_id = null');
await owner.rows('delete from receiving');
await owner.rows('delete from purchase_order');
await owner.rows('delete from supplier');
// Storing it would take longer than the rest of the test.
await owner.rows('drop index supplier_by_grams');
const fill = (company: number, from: number, to: number) =>
  owner.rows(
    `insert into supplier (company_id, id, code, name, contact, remark)
     select $1, n, 'T' || lpad(n::text, 6, '0'), '供应商 ' || n, md5(n::text),
       -- More than the sockets between us swallow, and nothing that shrinks.
       (select string_agg(md5(n || ':' || k), '') from generate_series(1, 125) k)
     from generate_series($2::int, $3::int) n`,
    [company, from, to],
  );
const own = (
  await owner.row<{ company_id: number }>(`select company_id from account where username = 'demo'`)
).company_id;
const other = (
  await owner.row<{ company_id: number }>(`select company_id from account where username = 'other'`)
).company_id;
await fill(own, 1, 7);
await fill(other, 1, 3);
await owner.rows(
  `update supplier set name = '=1+1', contact = '<b>&"''', remark = E'a_x0041_\\x01\\nb' where company_id = $1 and id = 1`,
  [own],
);
await owner.rows(
  `update supplier set version = 1234567, create_time = '2026-03-04T16:30:59Z' where company_id = $1 and id = 2`,
  [own],
);

const fetchFile = (path: string, query = '', lang = 'zh_CN', token = demo.token) =>
  fetch(`${node.base}/api/web/${path}?${query}`, {
    headers: { authorization: `Bearer ${token}`, lang },
  });
async function sheetsOf(answer: Response): Promise<unknown[][][]> {
  expect(answer.status).toBe(200);
  const book = XLSX.read(Buffer.from(await answer.arrayBuffer()), { dense: true });
  return book.SheetNames.map((name) =>
    XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1, defval: null }),
  );
}
/** Whether an export holds a connection. */
const busy = async () =>
  (
    await owner.rows(
      `select from pg_stat_activity where datname = current_database() and application_name = 'suyuan export'`,
    )
  ).length > 0;

/** A client that reads the response head and then pauses. */
function stuckClient(path: string, token = demo.token) {
  const pieces: Buffer[] = [];
  let status = 0;
  let outcome: 'open' | 'whole' | 'cut' = 'open';
  const asked = request(`${node.base}/api/web/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  asked.on('error', () => (outcome = 'cut'));
  const answered = new Promise<void>((resolve) =>
    asked.on('response', (response) => {
      status = response.statusCode!;
      response.on('close', () => (outcome = response.complete ? 'whole' : 'cut'));
      response.on('error', () => undefined);
      response.pause();
      resolve();
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.pause();
      Object.assign(client, { resume: () => response.resume() });
    }),
  );
  asked.end();
  const client = {
    answered,
    resume: () => undefined as unknown,
    status: () => status,
    whole: () => Buffer.concat(pieces),
    outcome: () => outcome,
    leave: () => asked.destroy(),
  };
  return client;
}

test('[CAL-25] an export is a spreadsheet with a name in Chinese, equal to the list under the same filters and order', async () => {
  const query = 'keyword=%E4%BE%9B%E5%BA%94%E5%95%86&sort_field=code&sort_by=desc&page=2&limit=1';
  const answer = await fetchFile('trial/export', query);
  expect(answer.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const named = answer.headers.get('content-disposition')!;
  expect(decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(named)![1]!)).toMatch(
    /^供应商-\d{8}-\d{4}\.xlsx$/,
  );
  const [sheet] = await sheetsOf(answer);
  const list = await demo.get('supplier/index', {
    keyword: '供应商',
    sort_field: 'code',
    sort_by: 'desc',
    limit: 100,
  });
  expect(list.count).toBe(6);
  expect(sheet!.slice(1).map((row) => row[0])).toEqual(
    (list.data as { code: string }[]).map((row) => row.code),
  );
});

test('heads and words are in the language of the person who asks; times, money and numbers can be read', async () => {
  const expected = {
    zh_CN: ['编号', '名称', '联系人', '备注', '金额', '数', '平台关联', '创建时间', '未关联'],
    en: [
      'Code',
      'Name',
      'Contact',
      'Remark',
      'Amount',
      'Number',
      'Platform link',
      'Created',
      'Not linked',
    ],
    zh_TW: ['編號', '名稱', '聯絡人', '備註', '金額', '數', '平台關聯', '建立時間', '未關聯'],
  };
  for (const [lang, words] of Object.entries(expected)) {
    const [sheet] = await sheetsOf(await fetchFile('trial/export', 'sort_field=code', lang));
    expect([...sheet![0]!, sheet![2]![6]]).toEqual(words);
    expect(sheet![2]!.slice(4, 6)).toEqual([12_345.67, 2]);
    expect(sheet![2]![7]).toBe('2026-03-05 00:30');
  }
});

test('what looks like a formula, markup or a control character stays the text it is', async () => {
  const answer = await fetchFile('trial/export', 'sort_field=code');
  const book = XLSX.read(Buffer.from(await answer.arrayBuffer()), { cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  expect(sheet.B2).toMatchObject({ t: 's', v: '=1+1' });
  expect((sheet.B2 as { f?: string }).f).toBeUndefined();
  expect((sheet.C2 as { v: string }).v).toBe(`<b>&"'`);
  expect((sheet.D2 as { v: string }).v).toBe('a_x0041_\u0001\nb');
});

test("another company's rows are never in it, and without the permission there is none", async () => {
  const theirs = await node.signIn('other');
  const [sheet] = await sheetsOf(await fetchFile('trial/export', '', 'en', theirs.token));
  expect(sheet).toHaveLength(4);
  const data = await node.signIn('data');
  const refused = await fetchFile('trial/export', '', 'zh_CN', data.token);
  expect(refused.status).toBe(403);
  const wrong = await fetchFile('trial/export', 'nonsense=1');
  expect(wrong.status).toBe(422);
});

test('each export leaves its filters in the operation log', async () => {
  await sheetsOf(await fetchFile('trial/export', 'keyword=T00000&link_state[]=none'));
  const log = await owner.row(
    `select company_id, username, path, permission, target, target_id, before, after from operation_log
     where path = 'trial/export' order by id desc limit 1`,
  );
  expect(log).toEqual({
    company_id: own,
    username: 'demo',
    path: 'trial/export',
    permission: 'procure:supplier:export',
    target: 'trial',
    target_id: null,
    before: null,
    after: { keyword: 'T00000', link_state: ['none'] },
  });
});

test('rows beyond a full sheet go on in the next one, under the same heads', async () => {
  const sheets = await sheetsOf(await fetchFile('narrow/export', 'sort_field=code'));
  expect(sheets.map((sheet) => sheet.length)).toEqual([4, 4, 2]);
  expect(sheets.flatMap((sheet) => sheet.slice(1).map((row) => row[5]))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
  expect(sheets[2]![0]).toEqual(sheets[0]![0]);
  // Exactly full: no empty sheet at the end.
  const full = await sheetsOf(await fetchFile('narrow/export', 'keyword=T000005'));
  expect(full.map((sheet) => sheet.length)).toEqual([2]);
  const none = await sheetsOf(await fetchFile('narrow/export', 'keyword=nowhere'));
  expect(none.map((sheet) => sheet.length)).toEqual([1]);
});

test('what changes during a download does not tear it: it shows the moment it began', async () => {
  await fill(own, 8, many);
  const client = stuckClient('trial/export?sort_field=code');
  await client.answered;
  await owner.rows(`update supplier set name = 'changed' where company_id = $1 and id > 3000`, [
    own,
  ]);
  await owner.rows(`delete from supplier where company_id = $1 and id > 7900`, [own]);
  client.resume();
  await until('the download', () => client.outcome() !== 'open');
  expect(client.outcome()).toBe('whole');
  const file = client.whole();
  const { start, packedSize } = readZipDirectory(file)!.find(({ name }) => /sheet1/.test(name))!;
  const begin = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
  const xml = inflateRawSync(file.subarray(begin, begin + packedSize)).toString();
  expect(xml.match(/<row /g)).toHaveLength(many + 1);
  expect(xml).not.toContain('changed');
});

test('the database is read only as fast as the client takes it, and a client that leaves frees its place at once', async () => {
  const client = stuckClient('trial/export');
  await client.answered;
  await until('the reader to rest', busy);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await busy()).toBe(true);
  client.leave();
  await until('the connection to be free', async () => !(await busy()));
});

test('at most four run at once, two of one person; one more is told to come later, and comes when one has left', async () => {
  const { token: colleague } = await node.signIn('procure');
  const clients = [demo.token, demo.token, colleague, colleague].map((token) =>
    stuckClient('trial/export', token),
  );
  await Promise.all(clients.map(({ answered }) => answered));
  expect(clients.map(({ status }) => status())).toEqual([200, 200, 200, 200]);
  const fifth = await fetchFile('trial/export', '', 'en');
  expect(fifth.status).toBe(429);
  expect(((await fifth.json()) as { msg: string }).msg).toContain('Too many exports');
  // Other calls keep working meanwhile.
  expect((await demo.get('supplier/index')).code).toBe(0);
  clients[0]!.leave();
  await until('a free place', async () => {
    const answer = await fetchFile('trial/export', 'keyword=T000001');
    await answer.arrayBuffer();
    return answer.status === 200;
  });
  for (const client of clients) client.leave();
  await until('all to be free', async () => !(await busy()));
});

test('a client that stalls is cut, and so is a file whose rows cannot be read on: never a short one that looks whole', async () => {
  const client = stuckClient('hasty/export');
  await client.answered;
  await until('the connection to be free', async () => !(await busy()));
  client.resume();
  await until('the cut', () => client.outcome() !== 'open');
  expect(client.outcome()).toBe('cut');

  const answer = await fetchFile('broken/export', 'sort_field=code');
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  const atOnce = await fetchFile('broken/export', '');
  expect(atOnce.status).toBe(500);
  await until('all to be free', async () => !(await busy()));
});

const sheetOf = async (query: string) => {
  const answer = await fetch(`${node.base}/api/web/trial/export?${query}`, {
    headers: { authorization: `Bearer ${demo.token}` },
  });
  if (answer.status !== 200) return answer.status;
  const book = XLSX.read(Buffer.from(await answer.arrayBuffer()));
  return XLSX.utils.sheet_to_json<string[]>(Object.values(book.Sheets)[0]!, { header: 1 });
};

test('only the chosen columns are exported, in the order that was asked for', async () => {
  const rows = await sheetOf('keyword=T000007&fields[]=name&fields[]=code&fields[]=gone');
  expect(rows).toEqual([
    [supplierTexts.fields.name.zh_CN, supplierTexts.fields.code.zh_CN],
    ['供应商 7', 'T000007'],
  ]);
  expect(await sheetOf('fields[]=gone')).toBe(422);
});

test('only the chosen rows are exported, within the filters and the own company', async () => {
  // The other company has a third supplier as well.
  const ids = [3, 5, 99_999_999].map((id) => `ids[]=${id}`).join('&');
  expect(await sheetOf(`fields[]=code&sort_field=code&sort_by=asc&${ids}`)).toEqual([
    [supplierTexts.fields.code.zh_CN],
    ['T000003'],
    ['T000005'],
  ]);
  expect(await sheetOf(`fields[]=code&keyword=T000005&${ids}`)).toHaveLength(2);
  expect(await sheetOf('ids[]=x')).toBe(422);
});
