import * as XLSX from '@e965/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { makeBatches, type Batches, type User } from '#server/testing/batches.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Batches;
let demo: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  made = await makeBatches(demo, owner);
});

type Cells = Parameters<typeof makeBook>[0][string];
const head = ['批次号', '物料编码', '计划数量', '工厂', '生产日期', '到期日期'];

async function send(rows: Cells) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(makeBook({ a: [head, ...rows] }))]), 'a.xlsx');
  const answer = await fetch(`${node.base}/api/web/batch/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.token}` },
    body: form,
  });
  return (await answer.json()) as { code: number; msg: string; data: unknown };
}
const partCode = async (id: number) =>
  (await owner.row<{ code: string }>('select code from part where id = $1', [id])).code;

test('a sheet names the part by its code and days as people write them', async () => {
  const code = await partCode(made.part);
  const answer = await send([
    ['IMP-1', code, 500, '一厂', new Date('2026-08-01'), '2027/8/1'],
    ['', code.toLowerCase(), '20', null, '2026年8月2日', null],
  ]);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  const { data } = await demo.get('batch/index', { part_id: made.part });
  expect(data).toMatchObject([
    { quantity: 20, product_date: '2026-08-02', expire_date: null, state: 'planned' },
    { code: 'IMP-1', quantity: 500, product_date: '2026-08-01', expire_date: '2027-08-01' },
  ]);
  const { steps } = (await demo.get('batch/info', { id: data[1].id })).data;
  expect(steps).toMatchObject([{ action: 'add' }]);
});

test('a sheet with a wrong row is refused whole, and each row is told why', async () => {
  const code = await partCode(made.part);
  const stopped = await made.addPart();
  await demo.post('part/stop', { ids: [stopped] });
  const before = await owner.row('select count(*)::int as n from batch');
  const answer = await send([
    ['OK-1', code, 1, null, null, null],
    ['OK-2', 'NO-SUCH-PART', 1, null, null, null],
    ['OK-3', await partCode(stopped), 1, null, null, null],
    ['OK-4', code, 0, null, null, null],
    ['OK-5', code, 1, null, '2026-08-02', '2026-08-01'],
    ['QS-PB800-A1', code, 1, null, null, null],
  ]);
  expect(answer).toMatchObject({
    code: 422,
    data: {
      errors: [
        { row: 3, field: '物料编码' },
        { row: 4, msg: '物料已停用，不能新建批次' },
        { row: 5, field: '计划数量' },
        { row: 6, field: '到期日期', msg: '到期日期不能早于生产日期' },
        { row: 7, field: '批次号' },
      ],
    },
  });
  expect(await owner.row('select count(*)::int as n from batch')).toEqual(before);
});

test('an export shows what the list shows, in words, and only the own company', async () => {
  const answer = await fetch(`${node.base}/api/web/batch/export?state=recalled`, {
    headers: { authorization: `Bearer ${demo.token}`, lang: 'en' },
  });
  const book = XLSX.read(Buffer.from(await answer.arrayBuffer()));
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!);
  const { data } = await demo.get('batch/index', { state: 'recalled' });
  expect(rows).toHaveLength(data.length);
  expect(rows[0]).toMatchObject({
    'Batch number': data[0].code,
    'Part name': '随行榨汁杯',
    'Planned quantity': 5000,
    Status: 'Recalled',
    'Production date': data[0].product_date,
  });
});
