import { BlobReader, TextWriter, ZipReader, configure } from '@zip.js/zip.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PrePrint } from '#contract/features/trace/pre-prints/contract.ts';
import { labelDocument } from '#contract/labels/document.ts';
import { divide } from '#server/labels/pre-prints.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

configure({ useWebWorkers: false });
const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const passphrase = 'a long passphrase 2026';
let goods: MadeGoods;
let template: number;

const addTemplate = async (elements: object[]) => {
  const document = labelDocument.parse({ width_mm: 40, height_mm: 30, elements });
  const [made] = await owner.rows(
    `insert into label_template (company_id, name, state, width_mm, height_mm, document, published)
     values (1, $1, 'published', 40, 30, $2::jsonb, $2::jsonb) returning id`,
    [`标签${Math.random()}`, JSON.stringify(document)],
  );
  return (made as { id: number }).id;
};
const qr = { id: 'q', kind: 'qr', x: 2, y: 2, width: 20, height: 20, content: '{link}' };

beforeAll(async () => {
  goods = await makeGoods(node, owner);
  template = await addTemplate([qr]);
});

const packOf = async (quantity: number) => {
  const pack = await orderPack(goods.user, { rule_id: await standardRuleOf(owner), quantity });
  const query = { pack_id: pack.id, limit: 1000, sort_field: 'id', sort_by: 'asc' };
  const { data } = await goods.user.get('identifier/index', query);
  return { id: pack.id, codes: (data as { code: string }[]).map(({ code }) => code) };
};
const order = async (pack: number, quantity: number, more: object = {}): Promise<PrePrint> =>
  goods.post('prePrint/add', {
    pack_id: pack,
    template_id: template,
    quantity,
    printer_company: '华东印务',
    format: 'zpl',
    ...more,
  });
const inputOf = (row: PrePrint) => ({
  id: row.id,
  version: row.version,
  pack_id: row.pack_id,
  template_id: row.template_id,
  quantity: row.quantity,
  printer_company: row.printer_company,
  format: row.format,
  remark: row.remark,
});
const info = async (id: number): Promise<PrePrint> =>
  (await goods.user.get('prePrint/info', { id })).data;
const readyOrder = async (pack: number, quantity: number, more: object = {}) => {
  const { id } = await order(pack, quantity, more);
  await goods.post('prePrint/approve', { id });
  await until('its labels are checked', async () => (await info(id)).state === 'ready');
  return id;
};

describe('[MNU-17] labels from a printing house', () => {
  test('are ordered, approved, sent as an encrypted file, received and closed', async () => {
    const pack = await packOf(10);
    const draft = await order(pack.id, 8);
    expect(draft).toMatchObject({ state: 'draft', quantity: 8, first_code: '' });
    expect(draft.code).toMatch(/^YY\d{11}$/);
    const { id } = draft;
    await goods.post('prePrint/approve', { id });
    await goods.post('prePrint/approve', { id });
    await until('its labels are checked', async () => (await info(id)).state === 'ready');
    expect(await info(id)).toMatchObject({
      checked: 8,
      first_code: pack.codes[0],
      last_code: pack.codes[7],
    });
    // Its codes are not printed here meanwhile.
    const body = { template_id: template, codes: [pack.codes[3]] };
    expect(await goods.user.post('printJob/add', body)).toMatchObject({
      code: 409,
      errors: [{ field: 'codes', code: pack.codes[3] }],
    });
    const file = await goods.user.post('prePrint/file', { id, passphrase });
    const reader = new ZipReader(new BlobReader(new Blob([file.data as ArrayBuffer])));
    const entries = await reader.getEntries();
    expect(entries.map(({ filename }) => filename)).toEqual([
      `${draft.code}.csv`,
      `${draft.code}.zpl`,
    ]);
    const texts = await Promise.all(
      entries.map(async (entry) =>
        entry.directory
          ? ''
          : entry.getData(new TextWriter(), { password: passphrase, checkSignature: true }),
      ),
    );
    expect(texts[0]!.split('\r\n')[1]).toContain(pack.codes[0]);
    expect(texts[1]!.match(/\^XA/g)).toHaveLength(8);
    await goods.post('prePrint/send', { id });
    await goods.post('prePrint/send', { id });
    expect(await goods.user.post('prePrint/receive', { id, good: 8, spoiled: 1 })).toMatchObject({
      code: 422,
      errors: [{ field: 'good' }],
    });
    expect(
      await goods.user.post('prePrint/receive', {
        id,
        good: 5,
        spoiled: 1,
        spoiled_codes: [pack.codes[9]],
      }),
    ).toMatchObject({ code: 422, errors: [{ field: 'spoiled_codes' }] });
    await goods.post('prePrint/receive', {
      id,
      good: 5,
      spoiled: 2,
      spoiled_codes: [pack.codes[1]],
    });
    expect(await info(id)).toMatchObject({ state: 'received', good: 5, spoiled: 2, unused: 1 });
    await goods.post('prePrint/close', { id });
    await goods.post('prePrint/close', { id });
    expect(await goods.states(pack.codes)).toEqual([
      'encoded',
      'voided',
      ...['encoded', 'encoded', 'encoded', 'encoded'],
      ...['voided', 'voided'],
      ...['unallocated', 'unallocated'],
    ]);
  });

  test('take codes that nobody has printed or ordered', async () => {
    const pack = await packOf(6);
    await goods.post('printJob/add', { template_id: template, codes: pack.codes.slice(0, 2) });
    const first = await readyOrder(pack.id, 2);
    expect(await info(first)).toMatchObject({ first_code: pack.codes[2] });
    const { id } = await order(pack.id, 3);
    expect(await goods.user.post('prePrint/approve', { id })).toMatchObject({
      code: 422,
      errors: [{ field: 'quantity' }],
    });
    // Cancelled before its file left: its codes are free.
    await goods.post('prePrint/cancel', { id: first, reason: '改用热转印' });
    await goods.post('prePrint/approve', { id });
    await until('its labels are checked', async () => (await info(id)).state === 'ready');
    expect(await info(id)).toMatchObject({ first_code: pack.codes[2] });
    expect(await goods.states(pack.codes)).toEqual(pack.codes.map(() => 'unallocated'));
  });

  test('whose file has left are void when the order is cancelled', async () => {
    const pack = await packOf(2);
    const id = await readyOrder(pack.id, 2, { format: 'pdf' });
    await goods.user.post('prePrint/file', { id, passphrase });
    await goods.post('prePrint/cancel', { id, reason: '印错' });
    expect(await goods.states(pack.codes)).toEqual(['voided', 'voided']);
  });

  test('of codes that were stopped meanwhile do not leave', async () => {
    const pack = await packOf(2);
    const id = await readyOrder(pack.id, 2);
    await goods.post('identifier/void', { codes: [pack.codes[1]], reason: 'other' });
    expect(await goods.user.post('prePrint/file', { id, passphrase })).toMatchObject({
      code: 409,
      errors: [{ field: 'codes', code: pack.codes[1] }],
    });
    expect(await info(id)).toMatchObject({ state: 'ready', download_time: null });
  });

  test('that could not be read stop the order', async () => {
    const gs1 = { ...qr, id: 'g', kind: 'datamatrix', content: '{gs1}', is_gs1: true };
    const pack = await packOf(1);
    const { id } = await order(pack.id, 1, { template_id: await addTemplate([gs1]) });
    await goods.post('prePrint/approve', { id });
    await until('its labels are checked', async () => (await info(id)).reason !== '');
    const refused = await info(id);
    expect(refused).toMatchObject({ state: 'draft', first_code: '', is_stopped: false });
    expect(refused.reason).toBe(
      `“${pack.codes[0]}”的标签读不出来：模板里有一个码没有内容，或放不下`,
    );
    const inEnglish = await goods.user.get('prePrint/info', { id }, { lang: 'en' });
    expect((inEnglish.data as PrePrint).reason).toMatch(/^The label of .* could not be read/);

    // Corrected, it is approved again.
    await goods.post('prePrint/edit', { ...inputOf(refused), template_id: template });
    await goods.post('prePrint/approve', { id });
    await until('its labels are checked', async () => (await info(id)).state === 'ready');
    expect(await info(id)).toMatchObject({ reason: '', first_code: pack.codes[0] });
  });

  test('go back to a draft as long as the file has not left, also after a check that stopped', async () => {
    const pack = await packOf(3);
    const id = await readyOrder(pack.id, 3);
    await goods.post('prePrint/reopen', { id });
    await goods.post('prePrint/reopen', { id });
    const draft = await info(id);
    expect(draft).toMatchObject({ state: 'draft', first_code: '', checked: 0, approve_time: null });
    await goods.post('prePrint/edit', { ...inputOf(draft), quantity: 2 });
    await goods.post('prePrint/approve', { id });
    await until('its labels are checked', async () => (await info(id)).state === 'ready');

    // As a check leaves it that failed for good.
    await owner.rows(`update pre_print set state = 'approved', checked = 1 where id = $1`, [id]);
    await owner.rows(
      `update job set state = 'failed' where id = (select job_id from pre_print where id = $1)`,
      [id],
    );
    expect(await info(id)).toMatchObject({ state: 'approved', is_stopped: true });
    await goods.post('prePrint/reopen', { id });
    await goods.post('prePrint/approve', { id });
    await until('its labels are checked', async () => (await info(id)).state === 'ready');
    expect(await info(id)).toMatchObject({ is_stopped: false, checked: 2 });

    await goods.user.post('prePrint/file', { id, passphrase });
    expect(await goods.user.post('prePrint/reopen', { id })).toMatchObject({ code: 409 });
    expect(await info(id)).toMatchObject({ state: 'ready' });
  });

  test('are of one company and need their rights', async () => {
    const pack = await packOf(1);
    const { id } = await order(pack.id, 1);
    const other = await node.signIn('other');
    for (const call of ['approve', 'reopen', 'send', 'close'])
      expect(await other.post(`prePrint/${call}`, { id })).toMatchObject({ code: 404 });
    expect(await other.get('prePrint/info', { id })).toMatchObject({ code: 404 });
    expect(await other.post('prePrint/file', { id, passphrase })).toMatchObject({ code: 404 });
    const data = await node.signIn('data');
    expect(await data.post('prePrint/approve', { id })).toMatchObject({ code: 403 });
    expect(await goods.user.post('prePrint/file', { id, passphrase })).toMatchObject({ code: 409 });
    expect(await goods.user.post('prePrint/send', { id })).toMatchObject({ code: 409 });
  });
});

test('good and bad numbers of an order', () => {
  const all = { first: 10, last: 19 };
  expect(divide(all, 10, [])).toEqual({ good: [all], bad: [] });
  expect(divide(all, 0, [])).toEqual({ good: [], bad: [all] });
  expect(divide(all, 5, [{ first: 12, last: 13 }])).toEqual({
    good: [
      { first: 10, last: 11 },
      { first: 14, last: 16 },
    ],
    bad: [
      { first: 12, last: 13 },
      { first: 17, last: 19 },
    ],
  });
});
