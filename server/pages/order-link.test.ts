import { beforeAll, describe, expect, test } from 'vitest';
import {
  confirmation,
  makeOrderLinks,
  pathOfLink,
  versionIn,
  type OrderLinks,
} from '#server/testing/order-links.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { readPdf } from '#server/testing/pdf-text.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
let made: OrderLinks;
beforeAll(async () => {
  made = await makeOrderLinks(node);
});
/** Each test from an address of its own: guesses of one do not count in the next. */
let from = 0;
const ip = () => `36.140.0.${from}`;
const visit = (path: string, fields?: Record<string, string>, at = ip()) =>
  made.visit(path, at, fields);
const answer = (path: string, fields: Record<string, string>) => made.answer(path, ip(), fields);

describe('a link to a purchase order', () => {
  test('is told once; only a hash of it is kept, and no log knows it', async () => {
    from += 1;
    const { id } = await made.approved();
    const link = await made.share(id);
    expect(link.url).toMatch(/\/po\/[\w-]{32}$/);
    expect(link.email).toBe('sales@ningbo.example');
    const left = Date.parse(link.expires_time) - Date.now();
    expect(left / 86_400_000).toBeCloseTo(14, 1);
    const token = link.url.slice(-32);
    await visit(pathOfLink(link));
    for (const table of ['purchase_link', 'operation_log', 'idempotency', 'throttle']) {
      const kept = await owner.rows(`select t.*::text as row from ${table} t`);
      expect(JSON.stringify(kept), table).not.toContain(token);
    }
    expect(JSON.stringify(await made.linkOf(id))).not.toContain(token);
    const [stored] = await owner.rows<{ token_hash: Buffer }>(
      'select token_hash from purchase_link where order_id = $1',
      [id],
    );
    expect(stored!.token_hash).toHaveLength(32);
  });

  test('is made for approved orders of the own company, for 1 to 90 days', async () => {
    const draft = await made.done(made.buyer, 'purchaseOrder/add', {
      supplier_id: made.supplier,
      lines: [{ part_id: made.part, quantity: '1', price: 1 }],
    });
    const refused = await made.buyer.post('purchaseOrder/share', { id: draft.id });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('草稿');
    const { id } = await made.approved();
    for (const days of [0, 91, 1.5, 'x'])
      expect(await made.buyer.post('purchaseOrder/share', { id, days })).toMatchObject({
        status: 422,
        errors: [{ field: 'days' }],
      });
    const stranger = await node.signIn('other');
    expect(await stranger.post('purchaseOrder/share', { id })).toMatchObject({ status: 404 });
    expect(await stranger.post('purchaseOrder/unshare', { id })).toMatchObject({ status: 404 });
    expect(await stranger.get('purchaseOrder/link', { id })).toMatchObject({ status: 404 });
    const reader = await node.signIn('sales');
    expect(await reader.post('purchaseOrder/share', { id })).toMatchObject({ status: 403 });
    expect(await made.linkOf(id)).toBeNull();
  });

  test('shows the order in the visitor’s language, is kept by nobody, and counts how often it was opened', async () => {
    from += 1;
    const { id, code } = await made.approved();
    const path = pathOfLink(await made.share(id));
    expect(await made.linkOf(id)).toMatchObject({ is_open: true, open_count: 0, answer: '' });
    const { status, headers, text } = await visit(path);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).toContain('<meta name="robots" content="noindex" />');
    for (const shown of ['青山精密制造有限公司', code, '宁波小厂', '送到二号门', '80.5', '¥33.33'])
      expect(text).toContain(shown);
    // 80.5 × 33.33 and 1 × 1.00, with 13 percent.
    for (const sum of ['¥2,683.07', '¥2,684.07', '¥348.93', '¥3,033.00'])
      expect(text).toContain(sum);
    expect(text).toContain('不锈钢&lt;板&gt;');
    expect(text).toMatch(/name="d1"\s+value="2027-01-10"/);
    expect(text).toMatch(/name="d2"\s+value="2027-02-01"/);
    expect((await visit(`${path}?language=en`)).text).toContain('Confirm order');
    expect((await visit(`${path}?language=zh_TW`)).text).toContain('確認訂單');
    const link = await made.linkOf(id);
    expect(link!.open_count).toBe(3);
    expect(link!.last_open_time).not.toBeNull();
  });

  test('is confirmed with a date for each line, once, and who submitted it is told', async () => {
    from += 1;
    const { id, code } = await made.approved();
    const path = pathOfLink(await made.share(id));
    const { text } = await visit(path);
    const form = { version: versionIn(text), ...confirmation({ d2: '2027-02-15' }) };
    // A double click: both see the same answer.
    const both = await Promise.all([visit(path, form), visit(path, form)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await made.info(id)).toMatchObject({
      state: 'confirmed',
      confirm_user: '王经理',
      confirm_way: 'link',
      lines: [{ confirmed_date: '2027-01-10' }, { confirmed_date: '2027-02-15' }],
    });
    expect(await made.told(code)).toHaveLength(1);
    expect(await made.linkOf(id)).toMatchObject({ answer: 'confirmed', answer_user: '王经理' });
    const after = await visit(path);
    expect(after.text).toContain('订单已确认');
    expect(after.text).toContain('王经理');
    expect(after.text).toContain('2027-02-15');
    expect(after.text).not.toContain('<form');
    // By the back button: another answer is refused, kindly.
    const other = await visit(path, {
      ...form,
      answer: 'decline',
      reason: '没货',
      decline_name: '李',
    });
    expect(other.status).toBe(409);
    expect(other.text).toContain('没有记录您的答复');
    expect(await made.info(id)).toMatchObject({ state: 'confirmed' });
    const logged = await owner.row<{ username: string; after: string }>(
      `select username, after::text from operation_log where path = 'purchaseOrder/confirm' and target_id = $1`,
      [String(id)],
    );
    expect(logged).toMatchObject({ username: '' });
    expect(logged.after).toContain('王经理');
  });

  test('takes one date for all lines', async () => {
    from += 1;
    const { id } = await made.approved();
    const path = pathOfLink(await made.share(id));
    expect(await answer(path, confirmation({ all: '2027-03-01', d1: '' }))).toMatchObject({
      status: 303,
    });
    const { lines } = await made.info(id);
    expect(lines.map(({ confirmed_date: date }) => date)).toEqual(['2027-03-01', '2027-03-01']);
  });

  test('names each field that is wrong, and keeps what was typed', async () => {
    from += 1;
    const { id } = await made.approved();
    const path = pathOfLink(await made.share(id));
    const wrong = await answer(path, confirmation({ name: ' ', d1: '2027-02-30', d2: '' }));
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('有 3 处需要修改');
    expect(wrong.text).toContain('日期无效');
    expect(wrong.text).toContain('请填写交货日期');
    expect(wrong.text).toContain('请填写您的姓名');
    expect(wrong.text).toMatch(/name="d1"\s+value="2027-02-30"/);
    for (const [date, words] of [
      ['2020-01-01', '日期不能早于'],
      ['2099-01-01', '日期不能晚于'],
    ] as const) {
      expect((await answer(path, confirmation({ d1: date }))).text).toContain(words);
      expect((await answer(path, confirmation({ all: date }))).text).toContain(words);
    }
    const long = await answer(path, confirmation({ name: '长'.repeat(41) }));
    expect(long.text).toContain('最多 40 个字');
    const bad = await answer(path, confirmation({ name: 'a\0b' }));
    expect(bad.status).toBe(422);
    const reasonless = await answer(path, { answer: 'decline', decline_name: '王' });
    expect(reasonless.status).toBe(422);
    expect(reasonless.text).toContain('请填写原因');
    expect(await made.info(id)).toMatchObject({ state: 'approved' });
    expect((await visit(path, { pad: 'x'.repeat(70_000) })).status).toBe(413);
  });

  test('is declined with a reason; a changed order is answered as it is then', async () => {
    from += 1;
    const { id, code } = await made.approved();
    const path = pathOfLink(await made.share(id));
    const before = versionIn((await visit(path)).text);
    const decline = { answer: 'decline', decline_name: '王经理', reason: '没有 <原料>' };
    expect(await answer(path, decline)).toMatchObject({ status: 303 });
    expect(await made.info(id)).toMatchObject({ state: 'declined', reason: '没有 <原料>' });
    expect((await made.told(code))[0]!.content).toContain('没有 <原料>');
    expect((await visit(path)).text).toContain('没有 &lt;原料&gt;');
    // While it is changed, nobody sees what it will be.
    await made.done(made.buyer, 'purchaseOrder/revise', { ids: [id] });
    const hidden = await visit(path);
    expect(hidden.text).toContain('正在修改');
    expect(hidden.text).not.toContain('¥');
    expect((await visit(`${path}/file`)).headers.get('content-type')).toContain('text/html');
    await made.done(made.buyer, 'purchaseOrder/submit', { ids: [id] });
    await made.done(made.demo, 'purchaseOrder/approve', { ids: [id] });
    const stale = await visit(path, { version: before, ...confirmation() });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('订单有变化');
    expect(await answer(path, confirmation())).toMatchObject({ status: 303 });
    expect(await made.info(id)).toMatchObject({ state: 'confirmed' });
  });

  test('ends when the order goes to another supplier; an answer stands by the order that it was given to', async () => {
    from += 1;
    const { id } = await made.approved();
    const path = pathOfLink(await made.share(id));
    const again = async (supplier_id: number) => {
      await made.done(made.buyer, 'purchaseOrder/revise', { ids: [id] });
      const { version } = await made.info(id);
      const lines = [{ part_id: made.part, quantity: '7', price: 700 }];
      await made.done(made.buyer, 'purchaseOrder/edit', { id, version, supplier_id, lines });
      await made.done(made.buyer, 'purchaseOrder/submit', { ids: [id] });
      await made.done(made.demo, 'purchaseOrder/approve', { ids: [id] });
    };
    const decline = { answer: 'decline', decline_name: '陈师傅', reason: '没货' };
    expect(await answer(path, decline)).toMatchObject({ status: 303 });
    expect((await visit(path)).text).toContain('陈师傅');
    await again(made.supplier);
    // The buyer writes down what it was told on the telephone; who declined before has not confirmed.
    await made.done(made.buyer, 'purchaseOrder/decline', { ids: [id], reason: '还是没货' });
    const after = await visit(path);
    expect(after).toMatchObject({ status: 200 });
    expect(after.text).toContain('还是没货');
    expect(after.text).not.toContain('陈师傅');
    const { id: stranger } = await made.done(made.demo, 'supplier/add', { name: '另一家' });
    await again(stranger);
    expect(await visit(path)).toMatchObject({ status: 404 });
    expect(await made.linkOf(id)).toMatchObject({ is_open: false });
  });

  test('says that the order was cancelled meanwhile', async () => {
    from += 1;
    const { id } = await made.approved();
    const path = pathOfLink(await made.share(id));
    const { text } = await visit(path);
    await made.done(made.demo, 'purchaseOrder/cancel', { ids: [id], reason: '不要了' });
    const late = await visit(path, { version: versionIn(text), ...confirmation() });
    expect(late.status).toBe(409);
    expect(late.text).toContain('采购方已取消这个订单');
    expect(await made.info(id)).toMatchObject({ state: 'cancelled', confirm_user: '' });
    expect(await made.linkOf(id)).toMatchObject({ answer: '' });
  });

  test('is a PDF too', async () => {
    from += 1;
    const { id, code } = await made.approved();
    const path = pathOfLink(await made.share(id));
    const paper = await fetch(`${node.base}${path}/file?language=en`, {
      headers: { 'x-forwarded-for': ip() },
    });
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(paper.headers.get('referrer-policy')).toBe('no-referrer');
    expect(paper.headers.get('content-disposition')).toContain(`${code}.pdf`);
    const words = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).flat().join(' ');
    for (const shown of ['Purchase order', code, '¥3,033.00']) expect(words).toContain(shown);
  });

  test('of 2,000 lines is shown and confirmed', async () => {
    from += 1;
    const lines = Array.from({ length: 2_000 }, () => ({ remark: '每箱十二件' }));
    const { id } = await made.approved(lines);
    const path = pathOfLink(await made.share(id));
    const { text } = await visit(path);
    expect(text.match(/type="date"/g)).toHaveLength(2_001);
    const dates = Object.fromEntries(lines.map((_, at) => [`d${at + 1}`, '2027-01-20']));
    const form = { version: versionIn(text), ...confirmation(), ...dates };
    expect(await visit(path, form)).toMatchObject({ status: 303 });
    const found = await made.info(id);
    expect(new Set(found.lines.map(({ confirmed_date: date }) => date))).toEqual(
      new Set(['2027-01-20']),
    );
  });
});
