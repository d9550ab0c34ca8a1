import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import { startTestNode, type Reply } from '../testing/node.ts';

const node = await startTestNode();
const demo = await node.signIn('demo');

const fetchBook = async (path: string, lang: string) => {
  const answer = await fetch(`${node.base}/api/web/${path}`, {
    headers: { authorization: `Bearer ${demo.token}`, lang },
  });
  expect(answer.status).toBe(200);
  return XLSX.read(Buffer.from(await answer.arrayBuffer()));
};
const rowsOf = (book: XLSX.WorkBook, at = 0) =>
  XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[at]!]!, {
    header: 1,
    defval: null,
  });
async function send(path: string, book: XLSX.WorkBook, lang: string): Promise<Reply> {
  const form = new FormData();
  const bytes = XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  form.set('file', new Blob([bytes]), 'filled.xlsx');
  const answer = await fetch(`${node.base}/api/web/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.token}`, lang },
    body: form,
  });
  return { status: answer.status, headers: answer.headers, ...(await answer.json()) } as Reply;
}

const glns = ['6901234000016', '6901234000023', '6901234000030'];
test('[UPL-7] templates of parts, suppliers and customers come back with their own examples, in every language', async () => {
  for (const [at, lang] of ['zh_CN', 'en', 'zh_TW'].entries())
    for (const resource of ['part', 'supplier', 'customer']) {
      const template = await fetchBook(`${resource}/importTemplate`, lang);
      const sheet = template.Sheets[template.SheetNames[0]!]!;
      const examples = rowsOf(template, 1)
        .slice(1)
        .map((line) => line[3] ?? null);
      // Another code and another GLN, so that the rows of two languages do not collide.
      const rest = examples
        .slice(1)
        .map((value) => (value === '6901234000016' ? glns[at]! : value));
      XLSX.utils.sheet_add_aoa(sheet, [[`X-${at}`, ...rest]], { origin: 'A2' });
      const answer = await send(`${resource}/import`, template, lang);
      expect({ resource, lang, ...answer }).toMatchObject({ code: 0, data: { rows: 1 } });
    }
});

test('the words a template offers are those of its language, and it takes those of all', async () => {
  const template = await fetchBook('part/importTemplate', 'en');
  const kinds = rowsOf(template, 1).find(([name]) => name === 'Type')!;
  expect(kinds[2]).toBe('Product, Component, Material');
  const sheet = template.Sheets[template.SheetNames[0]!]!;
  const heads = rowsOf(template)[0] as string[];
  const line = (values: Record<string, unknown>) => heads.map((head) => values[head] ?? null);
  XLSX.utils.sheet_add_aoa(
    sheet,
    [
      line({ 'Part code': 'TRY-1', 'Part name*': 'one', Type: '部件', 'List price': 1_299.5 }),
      line({ 'Part code': 'TRY-2', 'Part name*': 'two', Type: 'material', 'List price': '¥0.07' }),
    ],
    { origin: 'A2' },
  );
  expect(await send('part/import', template, 'en')).toMatchObject({ code: 0, data: { rows: 2 } });
  const exported = rowsOf(await fetchBook('part/export?keyword=TRY-&sort_field=code', 'zh_CN'));
  const shown = (name: string) => exported[0]!.indexOf(name);
  expect(
    exported.slice(1).map((row) => [row[0], row[shown('类型')], row[shown('参考价')]]),
  ).toEqual([
    ['TRY-1', '部件', 1_299.5],
    ['TRY-2', '原料', 0.07],
  ]);
});
