import { beforeAll, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { readPdf } from '#server/testing/pdf-text.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const lines = 2_000;
const atOnce = 500;
let made: MadeGoods;
let demo: User;
let customer: number;
let parts: number[];
beforeAll(async () => {
  made = await makeGoods(node, owner);
  demo = made.user;
  customer = await made.customer();
  for (let first = 0; first <= lines; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, lines + 1 - first) }, (_, at) => [
      `BIG-${String(first + at).padStart(4, '0')}`,
      `大单物料 ${first + at}`,
    ]);
    const form = new FormData();
    const book = makeBook({ 物料: [['物料编码', '物料名称'], ...rows] });
    form.append('file', new Blob([new Uint8Array(book)]), '物料.xlsx');
    const answer = await fetch(`${node.base}/api/web/part/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.token}` },
      body: form,
    });
    expect(await answer.json()).toMatchObject({ code: 0 });
  }
  parts = (
    await owner.rows<{ id: number }>(`select id from part where code like 'BIG-%' order by code`)
  ).map(({ id }) => id);
}, 120_000);
const order = (count: number) => ({
  customer_id: customer,
  tax_rate: 13,
  lines: parts.slice(0, count).map((part, at) => ({ part_id: part, quantity: 2, price: at })),
});
const paper = async (path: string) => {
  const answer = await fetch(`${node.base}/api/web/${path}`, {
    headers: { authorization: `Bearer ${demo.token}`, lang: 'en' },
  });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
};

test('an order has up to 2,000 lines, is edited, produced, shipped and printed as a whole', async () => {
  expect(await demo.post('salesOrder/add', order(lines + 1))).toMatchObject({
    status: 422,
    errors: [{ field: 'lines' }],
  });
  const twice = order(lines);
  twice.lines[lines - 1] = { ...twice.lines[0]! };
  expect(await demo.post('salesOrder/add', twice)).toMatchObject({
    status: 422,
    errors: [{ field: `lines.${lines - 1}.part_id` }],
  });
  const { id, version } = await made.post('salesOrder/add', order(lines));
  const edited = order(lines);
  edited.lines[lines - 1]!.quantity = 10_000_000;
  const saved = await made.post('salesOrder/edit', { ...edited, id, version });
  expect(saved).toMatchObject({ ordered: 2 * (lines - 1) + 10_000_000 });
  expect(saved.lines).toHaveLength(lines);
  await made.post('salesOrder/approve', { ids: [id] });
  const { batches } = await made.post('salesOrder/produce', { id });
  expect(batches).toHaveLength(lines);
  const shipment = await made.post('salesOrder/ship', { id });
  expect((await demo.get('shipment/info', { id: shipment.id })).data.lines).toHaveLength(lines);
  const confirmation = await paper(`salesOrder/file?id=${id}`);
  expect(confirmation.length).toBeGreaterThan(20);
  const words = new Set(confirmation.flat());
  for (const word of ['Order confirmation', saved.code, 'BIG-0000', 'BIG-1999', 'Tax (13%)'])
    expect(words.has(word), word).toBe(true);
  const list = new Set((await paper(`shipment/pickList?id=${shipment.id}`)).flat());
  for (const word of ['Pick list', 'BIG-0000', 'BIG-1999', '10000000'])
    expect(list.has(word), word).toBe(true);
}, 120_000);

test('the papers are for those who see the order, in their language and its currency', async () => {
  const { id, code } = await made.post('salesOrder/add', {
    ...order(2),
    currency: 'USD',
    lines: [
      { part_id: parts[0], quantity: 3, price: 123_456 },
      { part_id: parts[1], quantity: 1, price: 0 },
    ],
  });
  const words = (await paper(`salesOrder/file?id=${id}`)).flat();
  expect(words).toEqual(expect.arrayContaining([code, 'USD 1,234.56', 'USD 3,703.68']));
  expect(words).toEqual(expect.arrayContaining(['USD 481.48', 'USD 4,185.16', 'USD 0.00']));
  const foreign = await node.signIn('other');
  expect(await foreign.get('salesOrder/file', { id })).toMatchObject({ status: 404 });
  const procure = await node.signIn('identity');
  expect(await procure.get('salesOrder/file', { id })).toMatchObject({ status: 403 });
});
