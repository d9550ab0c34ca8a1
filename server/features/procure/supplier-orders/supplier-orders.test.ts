import { describe, expect, test } from 'vitest';
import type { Supplied } from '#contract/features/procure/supplier-orders/contract.ts';
import { readPdf } from '#server/testing/pdf-text.ts';
import { startTrading } from './trading.fixture.ts';

const trading = await startTrading();
const { done, part, line, info, supplied, step, approved, confirmed, notices, link } = trading;
const { manager, buyer, seller, third } = trading.people;

describe('[MNU-14] an order at its supplier', () => {
  test('is there once it is approved, never before, and its people are told once', async () => {
    const given = { supplier_id: trading.supplier, lines: [line(await part(), '80.5')] };
    const { id } = await done(buyer, 'purchaseOrder/add', { ...given, remark: '请分两批包装' });
    const rows = async () =>
      ((await seller.get('supplierOrder/index', { limit: 100 })).data as Supplied[]).filter(
        (row) => row.id === id,
      );
    expect(await rows()).toEqual([]);
    await step(buyer, 'submit', id);
    expect(await rows()).toEqual([]);
    expect(await seller.get('supplierOrder/info', { id })).toMatchObject({ status: 404 });
    expect(await step(manager, 'approve', id)).toMatchObject({ code: 0 });
    const { code } = await info(id);
    expect(await rows()).toMatchObject([
      { code, state: 'approved', buyer_name: '青山精密制造有限公司', remark: '请分两批包装' },
    ]);
    const told = (await notices(seller)).filter(({ content }) => content.includes(code));
    expect(told).toMatchObject([{ record_id: id, opens: 'supplierOrder' }]);
    expect(await info(id)).toMatchObject({ is_linked: true });
  });

  test('tells neither who approved it nor, to the customer, what the supplier notes', async () => {
    const { id } = await approved();
    await done(seller, 'supplierOrder/edit', {
      id,
      seller_code: 'XS-1',
      seller_note: '先做别家的',
    });
    const sold = JSON.stringify(await supplied(id));
    for (const hidden of ['approve_user', 'submit_user', 'approve_by', 'supplier_id', '陈青山'])
      expect(sold).not.toContain(hidden);
    const bought = JSON.stringify(await info(id));
    expect(bought).toContain('XS-1');
    expect(bought).not.toContain('先做别家的');
    const found = await seller.get('supplierOrder/index', { keyword: 'xs-1' });
    expect(found.data).toMatchObject([{ id, seller_note: '先做别家的' }]);
  });

  test('is confirmed with a date for each line; who submitted it is told, and once is enough', async () => {
    const [one, other] = [await part(), await part()];
    const { id, code } = await approved([
      line(one),
      line(other, '5', 200, { date: '2027-02-01' }),
      line(one, '1', 1_000, { date: '2027-04-01' }),
    ]);
    const dates = [{ line_no: 3, date: '2027-05-05' }];
    const twice = [...dates, { line_no: 3, date: '2027-06-06' }];
    expect(await seller.post('supplierOrder/confirm', { id, dates: twice })).toMatchObject({
      status: 422,
      errors: [{ field: 'dates.1.line_no' }],
    });
    const wrong = [{ line_no: 9, date: '2027-05-05' }];
    expect(await seller.post('supplierOrder/confirm', { id, dates: wrong })).toMatchObject({
      status: 422,
      errors: [{ field: 'dates.0.line_no' }],
    });
    await done(seller, 'supplierOrder/confirm', { id, dates });
    await done(seller, 'supplierOrder/confirm', { id, dates });
    const found = await info(id);
    expect(found).toMatchObject({
      state: 'confirmed',
      confirm_way: 'seller',
      confirm_user: '李远航',
    });
    expect(found.lines.map((each) => each.confirmed_date)).toEqual([
      '2027-03-01',
      '2027-02-01',
      '2027-05-05',
    ]);
    const told = (await notices(buyer)).filter(({ content }) => content.includes(code));
    expect(told.filter(({ content }) => content.includes('确认'))).toHaveLength(1);
    // Other dates are no repetition.
    const later = [{ line_no: 3, date: '2027-06-06' }];
    expect(await seller.post('supplierOrder/confirm', { id, dates: later })).toMatchObject({
      status: 409,
    });
  });

  test('is declined with a reason, changed as a draft and ordered again', async () => {
    const { id } = await approved();
    expect(await seller.post('supplierOrder/decline', { id })).toMatchObject({ status: 422 });
    await done(seller, 'supplierOrder/edit', { id, seller_code: 'XS-2', seller_note: '太忙' });
    await done(seller, 'supplierOrder/decline', { id, reason: '产能已满' });
    expect(await info(id)).toMatchObject({ state: 'declined', reason: '产能已满' });
    expect((await notices(buyer))[0]!.content).toContain('产能已满');
    expect(await step(buyer, 'revise', id)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'draft', is_linked: false, seller_code: '' });
    expect(await seller.get('supplierOrder/info', { id })).toMatchObject({ status: 404 });
    expect(await step(buyer, 'submit', id)).toMatchObject({ code: 0 });
    expect(await step(manager, 'approve', id)).toMatchObject({ code: 0 });
    // What was noted on the declined order is not on the new one.
    expect(await supplied(id)).toMatchObject({ state: 'approved', seller_note: '' });
  });

  test('a refusal of a supplier without a link is recorded by the buyer', async () => {
    const { id: card } = await done(manager, 'supplier/add', { name: '没有关联的厂' });
    const { id } = await approved(undefined, { supplier_id: card });
    expect(await info(id)).toMatchObject({ is_linked: false });
    expect(await seller.get('supplierOrder/info', { id })).toMatchObject({ status: 404 });
    expect(await step(buyer, 'decline', id)).toMatchObject({ status: 422 });
    expect(await step(buyer, 'decline', id, { reason: '停产' })).toMatchObject({ code: 0 });
    expect(await step(manager, 'cancel', id, { reason: '换一家' })).toMatchObject({ code: 0 });
  });

  test('cancelling and closing it are told to the supplier, one notice for all', async () => {
    const [one, other] = [await approved(), await approved()];
    const ids = [one.id, other.id];
    await done(manager, 'purchaseOrder/cancel', { ids, reason: '项目停了' });
    const told = (await notices(seller)).filter(({ content }) => content.includes('项目停了'));
    expect(told).toHaveLength(1);
    expect(told[0]!.content).toContain(one.code);
    expect(await supplied(one.id)).toMatchObject({ state: 'cancelled', reason: '项目停了' });
    expect(await seller.post('supplierOrder/confirm', { id: one.id })).toMatchObject({
      status: 409,
    });
  });

  test('is not there for any other company, whatever is asked', async () => {
    const { id, version } = await confirmed();
    const rows = (await third.get('supplierOrder/index', { limit: 100 })).data as Supplied[];
    expect(rows).toEqual([]);
    expect((await third.get('supplierOrder/buyers')).data).toEqual([]);
    expect(await third.get('supplierOrder/info', { id })).toMatchObject({ status: 404 });
    const lines = [{ line_no: 1, quantity: '1', price: 1 }];
    const calls: [string, object][] = [
      ['edit', { seller_code: 'x', seller_note: '' }],
      ['confirm', {}],
      ['decline', { reason: 'x' }],
      ['ship', {}],
      ['propose', { version, lines, reason: 'x' }],
      ['acceptChange', { change_id: 1 }],
      ['refuseChange', { change_id: 1, reason: 'x' }],
      ['withdrawChange', { change_id: 1 }],
    ];
    for (const [name, more] of calls) {
      expect(await third.post(`supplierOrder/${name}`, { id, ...more }), name).toMatchObject({
        status: 404,
      });
      // Nor does the buyer act for its supplier.
      expect(await manager.post(`supplierOrder/${name}`, { id, ...more }), name).toMatchObject({
        status: 404,
      });
    }
  });

  test('is the same paper on both sides, without who approved it, and nobody else’s', async () => {
    const { id, code } = await approved([line(await part(), '80.5', 3_333)], { tax_rate: 13 });
    const fetchPaper = (user: typeof seller) =>
      fetch(`${trading.node.base}/api/web/supplierOrder/file?id=${id}`, {
        headers: { authorization: `Bearer ${user.token}`, lang: 'zh_CN' },
      });
    const answer = await fetchPaper(seller);
    expect(answer.headers.get('content-disposition')).toContain(`${code}.pdf`);
    const words = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).flat().join(' ');
    for (const told of ['采购订单', code, '青山精密制造有限公司', '远航乳业', '¥3,031.87'])
      expect(words).toContain(told);
    expect(words).not.toContain('陈青山');
    expect((await fetchPaper(third)).status).toBe(404);
    // The customer has its own.
    expect((await fetchPaper(manager)).status).toBe(404);
  });

  test('can only be read while the link is suspended', async () => {
    const { id } = await approved();
    await link('suspend');
    try {
      expect(await supplied(id)).toMatchObject({ link: 'suspended' });
      for (const [name, more] of [
        ['confirm', {}],
        ['decline', { reason: 'x' }],
        ['edit', { seller_code: 'x', seller_note: '' }],
        ['ship', {}],
      ] as const) {
        const answer = await seller.post(`supplierOrder/${name}`, { id, ...more });
        expect(answer, name).toMatchObject({ status: 409 });
        expect(answer.msg).toContain('暂停');
      }
      // What is approved meanwhile is not shown to the supplier.
      expect(await approved()).toMatchObject({ is_linked: false });
    } finally {
      await link('resume');
    }
    await done(seller, 'supplierOrder/confirm', { id });
  });

  test('two companies that act at once: one of them does, the other is told why not', async () => {
    const { id } = await approved();
    const [sold, bought] = await Promise.all([
      seller.post('supplierOrder/confirm', { id }),
      step(manager, 'cancel', id, { reason: '同时' }),
    ]);
    const { state } = await info(id);
    // Cancelling a confirmed order is possible, confirming a cancelled one is not.
    expect(bought).toMatchObject({ code: 0 });
    expect(state).toBe('cancelled');
    expect([200, 409]).toContain(sold.status);
    if (sold.status === 409) expect(sold.msg).toContain('已取消');
  });
});

test('the filters of the list, its customers and its sheet', async () => {
  const { id, code } = await approved();
  const only = async (query: Record<string, string>) =>
    ((await seller.get('supplierOrder/index', query)).data as Supplied[]).map((row) => row.id);
  const buyers = (await seller.get('supplierOrder/buyers', { keyword: '青山' })).data;
  expect(buyers).toEqual([{ id: 1, name: '青山精密制造有限公司' }]);
  expect(await only({ keyword: code.toLowerCase() })).toEqual([id]);
  expect(await only({ buyer_id: '1', 'state[]': 'approved', keyword: code })).toEqual([id]);
  expect(await only({ buyer_id: '3', keyword: code })).toEqual([]);
  expect(await only({ 'state[]': 'closed', keyword: code })).toEqual([]);
  const sheet = await fetch(`${trading.node.base}/api/web/supplierOrder/export?keyword=${code}`, {
    headers: { authorization: `Bearer ${seller.token}` },
  });
  expect(sheet.status).toBe(200);
  expect((await sheet.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
});
