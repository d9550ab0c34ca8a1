import { beforeAll, describe, expect, test } from 'vitest';
import type {
  Purchase,
  PurchaseInfo,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { readPdf } from '#server/testing/pdf-text.ts';

const node = await startTestNode();
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let buyer: User;
let supplier = 0;
let made = 0;
beforeAll(async () => {
  demo = await node.signIn('demo');
  buyer = await node.signIn('procure');
  supplier = (await add(demo, 'supplier/add', { name: '采购测试供应商' })).id;
});

async function add<T = { id: number; version: number }>(user: User, path: string, body: object) {
  const answer = await user.post(path, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as T;
}
const part = async () => {
  made += 1;
  return (await add(demo, 'part/add', { name: `采购件${made}`, code: `PO-P-${made}` })).id;
};
const line = (part_id: number, quantity = '1', price = 100, more: object = {}) => ({
  part_id,
  quantity,
  price,
  ...more,
});
const order = (lines: object[], more: object = {}) =>
  add<PurchaseInfo>(buyer, 'purchaseOrder/add', { supplier_id: supplier, lines, ...more });
const info = async (id: number) =>
  (await demo.get('purchaseOrder/info', { id })).data as PurchaseInfo;
const move = (user: User, step: string, id: number, more: object = {}) =>
  user.post(`purchaseOrder/${step}`, { ids: [id], ...more });
const noticesOf = async (user: User) =>
  (await user.get('notice/index', { type: 4, limit: 5 })).data as { content: string }[];

describe('[MNU-13] a purchase order', () => {
  test('is kept as it was given: decimals, dates by line, sums with the tax of each line', async () => {
    const [steel, screw] = [await part(), await part()];
    const { id, code } = await order(
      [
        line(steel, '80.5', 3_333, { date: '2026-12-01', unit: 'kg' }),
        line(screw, '3', 5),
        line(steel, '0.000001', 3_333, { date: '2026-12-20', unit: 'kg' }),
      ],
      { tax_rate: 13, expected_date: '2026-12-10', currency: 'USD' },
    );
    expect(code).toMatch(/^PO/);
    const found = await info(id);
    // 80.5 × 33.33 = 2,683.065, half a cent up; tax of each line rounded by itself.
    expect(found).toMatchObject({
      state: 'draft',
      currency: 'USD',
      tax_rate: 13,
      line_count: 3,
      net: 268_307 + 15 + 0,
      tax: 34_880 + 2 + 0,
      total: 268_322 + 34_882,
    });
    expect(found.lines).toMatchObject([
      { line_no: 1, quantity: '80.5', unit: 'kg', date: '2026-12-01' },
      { line_no: 2, quantity: '3', date: null, confirmed_date: null },
      { line_no: 3, quantity: '0.000001' },
    ]);
    expect((await buyer.get('purchaseOrder/terms', { supplier_id: supplier })).data).toEqual({
      currency: 'USD',
      tax_rate: 13,
    });
  });

  test('[NTC-6] goes from the buyer to the manager, back, again, to the supplier and to its end; each is told', async () => {
    const { id, code } = await order([line(await part(), '10', 250)], {
      expected_date: '2026-12-10',
    });
    expect(await move(buyer, 'submit', id)).toMatchObject({ code: 0 });
    expect((await noticesOf(demo))[0]!.content).toContain(code);
    // The buyer may approve others' orders; the own step is no news.
    expect((await noticesOf(buyer)).filter(({ content }) => content.includes(code))).toEqual([]);
    const sent = await info(id);
    const changed = { ...sent, lines: sent.lines.map(({ part_id }) => line(part_id, '11')) };
    const edit = { id, version: sent.version, supplier_id: supplier, lines: changed.lines };
    expect(await buyer.post('purchaseOrder/edit', edit)).toMatchObject({ status: 409 });

    expect(await move(demo, 'reject', id)).toMatchObject({ status: 422 });
    expect(await move(demo, 'reject', id, { reason: '太多了' })).toMatchObject({ code: 0 });
    expect((await noticesOf(buyer))[0]!.content).toContain('太多了');
    expect(await info(id)).toMatchObject({ state: 'draft', reason: '太多了' });
    const again = { ...edit, version: (await info(id)).version };
    expect(await buyer.post('purchaseOrder/edit', again)).toMatchObject({ code: 0 });
    await move(buyer, 'submit', id);
    expect(await move(demo, 'approve', id)).toMatchObject({ code: 0 });
    expect(await move(demo, 'approve', id)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'approved', reason: '', total: 1_100 });
    const told = await noticesOf(buyer);
    expect(
      told.filter(({ content }) => content.includes(code) && content.includes('通过')),
    ).toHaveLength(1);

    expect(await move(buyer, 'confirm', id, { confirmed_date: '2027-01-05' })).toMatchObject({
      code: 0,
    });
    expect((await info(id)).lines[0]).toMatchObject({ confirmed_date: '2027-01-05' });
    expect(await move(demo, 'close', id)).toMatchObject({ code: 0 });
    expect(await move(demo, 'cancel', id, { reason: '晚了' })).toMatchObject({ status: 409 });
  });

  test('that somebody else changed meanwhile is told with values that the form can take', async () => {
    const { id } = await order([line(await part(), '10', 250)], { tax_rate: 13 });
    const { version, lines } = await info(id);
    const edit = (quantity: string) =>
      buyer.post('purchaseOrder/edit', {
        id,
        version,
        supplier_id: supplier,
        tax_rate: 13,
        lines: [line(lines[0]!.part_id, quantity, 250)],
      });
    expect(await edit('11')).toMatchObject({ code: 0 });
    const refused = await edit('12');
    const { current, changed } = refused.data as { current: object; changed: string[] };
    expect(current).toMatchObject({ tax_rate: 13, lines: [{ quantity: '11' }] });
    expect(changed).toContain('lines');
    expect(changed).not.toContain('tax_rate');
  });

  test('is not approved by the one who submitted it', async () => {
    const { id } = await order([line(await part())]);
    await move(demo, 'submit', id);
    const refused = await move(demo, 'approve', id);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('另一个人');
    expect(await info(id)).toMatchObject({ state: 'submitted', approve_user: '' });
    expect(await move(buyer, 'approve', id)).toMatchObject({ code: 0 });
  });

  test('is approved as it was seen: what was changed and submitted again is looked at again', async () => {
    const item = await part();
    const { id } = await order([line(item)]);
    await move(buyer, 'submit', id);
    const seen = await info(id);
    await move(buyer, 'reject', id, { reason: '改一下' });
    const dearer = { id, version: (await info(id)).version, supplier_id: supplier };
    await add(buyer, 'purchaseOrder/edit', { ...dearer, lines: [line(item, '1', 900_000)] });
    await move(buyer, 'submit', id);
    const refused = await move(demo, 'approve', id, { versions: [seen.version] });
    expect(refused).toMatchObject({ status: 409, data: { current: { total: 900_000 } } });
    expect(await info(id)).toMatchObject({ state: 'submitted' });
    for (const versions of [[], [1, 2]])
      expect(await move(demo, 'approve', id, { versions })).toMatchObject({
        status: 422,
        errors: [{ field: 'versions' }],
      });
    const { version } = await info(id);
    expect(await move(demo, 'approve', id, { versions: [version] })).toMatchObject({ code: 0 });
    // Repeated with the same versions, it is approved already.
    expect(await move(demo, 'approve', id, { versions: [version] })).toMatchObject({ code: 0 });
  });

  test('is approved up to the limit of a role; other currencies need somebody without one', async () => {
    const limits = (await demo.get('purchaseOrder/limits')).data as {
      role_id: number;
      role_name: string;
      amount: number | null;
    }[];
    const role = limits.find(({ role_name: name }) => name.includes('采购'))!;
    await add(demo, 'purchaseOrder/saveLimits', {
      limits: [{ role_id: role.role_id, amount: 10_000 }],
    });
    const small = await order([line(await part(), '100', 100)]);
    const large = await order([line(await part(), '100', 101)]);
    const foreign = await order([line(await part())], { currency: 'EUR' });
    for (const { id } of [small, large, foreign]) await move(demo, 'submit', id);
    expect(await move(buyer, 'approve', small.id)).toMatchObject({ code: 0 });
    const refused = await move(buyer, 'approve', large.id);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('¥100.00');
    expect(await move(buyer, 'approve', foreign.id)).toMatchObject({ status: 409 });
    // All of them or none.
    const both = await buyer.post('purchaseOrder/approve', { ids: [large.id, foreign.id] });
    expect(both).toMatchObject({ status: 409 });
    await add(demo, 'purchaseOrder/saveLimits', {
      limits: [{ role_id: role.role_id, amount: null }],
    });
    expect(await move(buyer, 'approve', large.id)).toMatchObject({ code: 0 });
    expect(await buyer.get('purchaseOrder/limits')).toMatchObject({ status: 403 });
  });

  test('is not approved by a key whose author may no longer approve', async () => {
    const rights = [
      'procure:purchaseOrder:view',
      'procure:purchaseOrder:approve',
      'system:apiKey:view',
      'system:apiKey:add',
    ];
    const role = await add(demo, 'role/add', { name: { zh_CN: '对接' } });
    const grant = async (permissions: string[]) => {
      const { version } = (await demo.get('role/rights', { id: role.id })).data;
      await add(demo, 'role/authorise', { id: role.id, version, permissions });
    };
    await grant(rights);
    const person = { username: 'erp.maker', realname: '对接员', password: 'Maker-2026' };
    await add(demo, 'user/add', { ...person, role_ids: [role.id] });
    const fresh = 'Maker-2027';
    const change = { oldPassword: person.password, newPassword: fresh, rePassword: fresh };
    await add(await node.signIn(person.username), 'index/updatePwd', change);
    const maker = await node.signIn(person.username);
    const { key } = await add<{ key: string }>(maker, 'apiKey/add', {
      name: 'ERP',
      permissions: rights.slice(0, 2),
      expires_at: null,
    });
    const program = node.withToken('web', key);
    const [first, second] = [await order([line(await part())]), await order([line(await part())])];
    for (const { id } of [first, second]) await move(buyer, 'submit', id);
    expect(await move(program, 'approve', first.id)).toMatchObject({ code: 0 });
    await grant(rights.slice(2));
    expect(await move(program, 'approve', second.id)).toMatchObject({ status: 409 });
    expect(await info(second.id)).toMatchObject({ state: 'submitted' });
  });

  test.each([
    ['no lines', { lines: [] }, 'lines'],
    ['another company’s supplier', { supplier_id: 999_999 }, 'supplier_id'],
    ['a part that is not there', { lines: [line(999_999)] }, 'lines.0.part_id'],
    ['a quantity of none', { lines: [line(1, '0.0')] }, 'lines.0.quantity'],
    ['no price', { lines: [{ part_id: 1, quantity: '1' }] }, 'lines.0.price'],
    ['an unknown currency', { currency: 'XYZ' }, 'currency'],
    ['a tax of three decimals', { tax_rate: 13.001 }, 'tax_rate'],
    ['a sum beyond all measure', { lines: [line(1, '999999999999', 99_999_999_999)] }, 'lines'],
    ['2,001 lines', { lines: Array.from({ length: 2_001 }, () => line(1)) }, 'lines'],
  ])('with %s is refused, and the field is named', async (_name, wrong, field) => {
    const given = { supplier_id: supplier, lines: [line(await part())], ...wrong };
    expect(await buyer.post('purchaseOrder/add', given)).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  });

  test('is a PDF in the language of its reader, with supplier, lines, sums and dates', async () => {
    const { id, code } = await order([line(await part(), '80.5', 3_333, { date: '2026-12-01' })], {
      tax_rate: 13,
      expected_date: '2026-12-10',
    });
    const fetchPaper = (token: string, lang: string) =>
      fetch(`${node.base}/api/web/purchaseOrder/file?id=${id}`, {
        headers: { authorization: `Bearer ${token}`, lang },
      });
    const pages = await readPdf(
      new Uint8Array(await (await fetchPaper(buyer.token, 'en')).arrayBuffer()),
    );
    const words = pages.flat().join(' ');
    for (const told of ['Purchase order', code, '采购测试供应商', '80.5', '¥2,683.07', '¥3,031.87'])
      expect(words).toContain(told);
    expect(words).toContain('2026-12-01');
    const stranger = await node.signIn('other');
    expect((await fetchPaper(stranger.token, 'en')).status).toBe(404);
  });

  test('of 2,000 lines is written, read and changed', async () => {
    const one = await part();
    const lines = Array.from({ length: 2_000 }, (_, at) => line(one, String(at + 1), 7));
    const { id, version } = await order(lines);
    const sum = 7 * ((2_000 * 2_001) / 2);
    expect(await info(id)).toMatchObject({ line_count: 2_000, total: sum });
    const fewer = { id, version, supplier_id: supplier, lines: lines.slice(0, 1_999) };
    expect(await buyer.post('purchaseOrder/edit', fewer)).toMatchObject({ code: 0 });
    // Seen in the old version.
    expect(await buyer.post('purchaseOrder/edit', fewer)).toMatchObject({ status: 409 });
    expect((await info(id)).lines).toHaveLength(1_999);
  });

  test('is unknown to other companies, and only drafts are deleted', async () => {
    const stranger = await node.signIn('other');
    const { id } = await order([line(await part())]);
    expect(await stranger.get('purchaseOrder/info', { id })).toMatchObject({ status: 404 });
    for (const step of ['submit', 'approve', 'confirm', 'close'])
      expect(await move(stranger, step, id)).toMatchObject({ status: 404 });
    const rows = (await stranger.get('purchaseOrder/index', { limit: 100 })).data as Purchase[];
    expect(rows.filter((row) => row.id === id)).toEqual([]);
    await move(buyer, 'submit', id);
    expect(await buyer.post('purchaseOrder/delete', { ids: [id] })).toMatchObject({ status: 409 });
    const draft = await order([line(await part())]);
    expect(await buyer.post('purchaseOrder/delete', { ids: [draft.id] })).toMatchObject({
      code: 0,
    });
  });

  test('is decided once when two people decide at the same time', async () => {
    const { id } = await order([line(await part())]);
    await move(buyer, 'submit', id);
    const answers = await Promise.all([
      move(demo, 'approve', id),
      move(demo, 'reject', id, { reason: '不要' }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});
