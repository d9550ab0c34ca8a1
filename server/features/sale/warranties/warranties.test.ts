import * as XLSX from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let goods: MadeGoods;
let demo: User;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  demo = await node.signIn('demo');
  await grant({ warranty_months: 12 });
});
/** From now on the product has these terms. */
async function grant(terms: object): Promise<void> {
  const { data: part } = await demo.get('part/info', { id: goods.part });
  await done('part/edit', { id: goods.part, version: part.version, name: part.name, ...terms });
}

let people = 0;
/** A unit that a consumer has bought and activated; each of them has a phone of their own. */
async function activated(
  soldAt = new Date(),
): Promise<{ id: number; code: string; phone: string }> {
  const [code] = await sold(1, soldAt);
  const phone = `139${String(20_000_000 + (people += 1))}`;
  const body = { sn: code, name: '王小明', phone };
  expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
  const { data } = await demo.get('warranty/index', { keyword: code! });
  return { id: data[0].id, code: code!, phone };
}
const sold = async (n: number, at = new Date()) => {
  const codes = await goods.units(n);
  await goods.post('saleRecord/add', { codes, sold_at: at.toISOString() });
  return codes;
};
const infoOf = async (id: number) => (await demo.get('warranty/info', { id })).data;
const done = async (path: string, body: object) => {
  const answer = await demo.post(path, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
};
const query = async (code: string) =>
  (await node.anyone().get('api/query', { code })).data.result as {
    expire_time: string | 0;
    expire_remain_day: number;
  };
const monthsLater = (time: string, months: number) => {
  const at = new Date(time);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
};

test('a transfer strikes the former owner from what was written before', async () => {
  const { id, phone } = await activated();
  const reason = `王小明（${phone}）来电，赠送一个月`;
  await done('warranty/extend', { id, months: 1, reason });
  await done('warranty/transfer', { id, name: '李四', phone: '13700001234' });
  const { steps } = await infoOf(id);
  expect(steps.map((step: { reason: string }) => step.reason)).toEqual([
    '***（***）来电，赠送一个月',
    '',
  ]);
});

describe('[MNU-27] the list of warranties', () => {
  test('finds a unit by its code and a person by the whole number, and masks both', async () => {
    const { id, code, phone } = await activated();
    for (const keyword of [code, phone, `+86${phone}`]) {
      const { data, count } = await demo.get('warranty/index', { keyword });
      expect(count, keyword).toBe(1);
      expect(data[0]).toMatchObject({
        id,
        code,
        name: '王**',
        phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
        state: 'valid',
        part_id: goods.part,
      });
    }
    expect((await demo.get('warranty/index', { keyword: phone.slice(0, 8) })).count).toBe(0);
    expect(JSON.stringify(await infoOf(id))).not.toContain(phone);
  });

  test('tells what ends soon, by days, and nothing that has ended or was voided', async () => {
    await grant({ warranty_months: 2, warranty_start: 'sale' });
    const { id, code } = await activated(new Date(Date.now() - 20 * 86_400_000));
    const over = await activated(new Date(Date.now() - 100 * 86_400_000));
    await grant({ warranty_months: 12 });
    const late = await activated();
    const count = async (keyword: string, expiring: string) =>
      (await demo.get('warranty/index', { expiring, keyword })).count;
    const soon = (expiring: string) => count(code, expiring);
    expect([await count(over.code, '90'), await count(late.code, '90')]).toEqual([0, 0]);
    expect(await infoOf(over.id)).toMatchObject({ state: 'expired' });
    expect([await soon('30'), await soon('60'), await soon('90')]).toEqual([0, 1, 1]);
    await done('warranty/void', { id, reason: '改装' });
    expect(await soon('60')).toBe(0);
    // The nearest first, whenever they began.
    await grant({ warranty_months: 1 });
    const near = await activated();
    await grant({ warranty_months: 2 });
    const far = await activated();
    await grant({ warranty_months: 12 });
    const { data } = await demo.get('warranty/index', { expiring: '90', part_id: goods.part });
    expect((data as { id: number }[]).map((row) => row.id)).toEqual([near.id, far.id]);
    expect(await demo.get('warranty/index', { expiring: '45' })).toMatchObject({ status: 422 });
  });

  test('is filtered by part, dealer, state and days', async () => {
    const { code } = await activated();
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    for (const asked of [
      { part_id: goods.part },
      { state: 'valid' },
      { 'active_time[]': [today, today] },
      { 'state[]': ['valid', 'void'] },
    ]) {
      const query = new URLSearchParams({ keyword: code });
      for (const [name, value] of Object.entries(asked))
        for (const one of [value].flat()) query.append(name, String(one));
      expect(
        (await demo.get(`warranty/index?${query.toString()}`)).count,
        JSON.stringify(asked),
      ).toBe(1);
    }
    for (const asked of ['state=void', 'dealer_id=1', 'state=expired'])
      expect((await demo.get(`warranty/index?keyword=${code}&${asked}`)).count, asked).toBe(0);
  });

  test('shows the whole number to those who may, and writes that down', async () => {
    const { id, phone } = await activated();
    expect((await demo.post('warranty/reveal', { id })).data).toEqual({ mobile: phone });
    const { data } = await demo.get('operLog/index', { limit: 1 });
    expect(data[0]).toMatchObject({ path: 'warranty/reveal' });
    const product = await node.signIn('product');
    expect(await product.post('warranty/reveal', { id })).toMatchObject({ status: 403 });
    expect(await product.get('warranty/index')).toMatchObject({ status: 403 });
  });

  test('tells where the consumer was, from the address of the activation', async () => {
    const [code] = await sold(1);
    const body = { sn: code, name: '王小明', phone: '13920009999' };
    const hangzhou = { 'x-forwarded-for': '115.236.0.9' };
    expect(await node.anyone().post('api/active', body, hangzhou)).toMatchObject({ code: 0 });
    const { data } = await demo.get('warranty/index', { keyword: code! });
    expect(data[0].place).toContain('杭州');
  });

  test('is exported masked, also by somebody who may see a single number', async () => {
    const { code, phone } = await activated();
    const answer = await demo.get('warranty/export', { keyword: code });
    expect(answer.status).toBe(200);
    const book = XLSX.read(Buffer.from(answer.data));
    const rows = XLSX.utils.sheet_to_json<object>(book.Sheets[book.SheetNames[0]!]!);
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    expect(rows).toMatchObject([{ 编码: code, 持有人: '王**', 手机号: masked }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${phone}|王小明`));
  });

  test('is of the company alone', async () => {
    const { id, code } = await activated();
    const other = await node.signIn('other');
    expect(await other.get('warranty/info', { id })).toMatchObject({ status: 404 });
    expect((await other.get('warranty/index', { keyword: code })).count).toBe(0);
    for (const [path, body] of [
      ['reveal', {}],
      ['extend', { months: 1, reason: 'x' }],
      ['transfer', { name: '李四', phone: '13700001111' }],
      ['void', { reason: 'x' }],
    ] as const)
      expect(await other.post(`warranty/${path}`, { id, ...body }), path).toMatchObject({
        status: 404,
      });
    const [mine] = await sold(1);
    const swap = { old_sn: code, new_sn: mine };
    expect(await other.post('warranty/replace', swap)).toMatchObject({
      status: 404,
      errors: [{ field: 'old_sn' }],
    });
    expect(await goods.dealer.post('warranty/void', { id, reason: 'x' })).toMatchObject({
      status: 404,
    });
  });
});

describe('[MNU-27] an extension', () => {
  test('counts from the present end, and consumers see it', async () => {
    const { id, code } = await activated();
    const before = await infoOf(id);
    await done('warranty/extend', { id, months: 6, reason: '维修停用' });
    const after = await infoOf(id);
    expect(after.expire_time.slice(0, 10)).toBe(monthsLater(before.expire_time, 6));
    expect(after).toMatchObject({
      granted_months: 12,
      extended_months: 6,
      version: before.version + 1,
      steps: [{ kind: 'extended', months: 6, reason: '维修停用' }],
    });
    expect((await query(code)).expire_time).toBe(after.expire_time);
  });

  test('sent twice under one key is made once', async () => {
    const { id } = await activated();
    const keyed = { 'idempotency-key': `extend-${id}` };
    const body = { id, months: 3, reason: '赠送' };
    await Promise.all([
      demo.post('warranty/extend', body, keyed),
      demo.post('warranty/extend', body, keyed),
    ]);
    await demo.post('warranty/extend', body, keyed);
    expect(await infoOf(id)).toMatchObject({ extended_months: 3 });
  });

  test('of several people at once loses none, and there is an end to it', async () => {
    const { id } = await activated();
    const once = (at: number) =>
      demo.post('warranty/extend', { id, months: 100, reason: `第 ${at} 次` });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => once(at)));
    const passed = answers.filter(({ code }) => code === 0).length;
    expect(passed).toBe(6);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      status: 422,
      errors: [{ field: 'months' }],
    });
    expect(await infoOf(id)).toMatchObject({ extended_months: 600 });
  });

  test('of what is void is refused, and so is one without a reason', async () => {
    const { id } = await activated();
    expect(await demo.post('warranty/extend', { id, months: 1, reason: ' ' })).toMatchObject({
      status: 422,
      errors: [{ field: 'reason' }],
    });
    await done('warranty/void', { id, reason: '改装' });
    expect(await demo.post('warranty/extend', { id, months: 1, reason: 'x' })).toMatchObject({
      status: 409,
    });
  });
});

describe('[MNU-27] a transfer', () => {
  test('leaves nothing of the person before, also not in the log', async () => {
    const { id, phone } = await activated();
    const to = { id, name: '李四光', phone: '13700002222' };
    await done('warranty/transfer', to);
    expect((await demo.get('warranty/index', { keyword: phone })).count).toBe(0);
    expect((await demo.get('warranty/index', { keyword: '13700002222' })).data[0]).toMatchObject({
      id,
      name: '李**',
      state: 'valid',
    });
    const { data: log } = await demo.get('operLog/index', { limit: 1 });
    const { data: entry } = await demo.get('operLog/info', { id: log[0].id });
    expect(entry).toMatchObject({ path: 'warranty/transfer' });
    expect(JSON.stringify(entry)).not.toMatch(/李四光|13700002222/);
    expect(JSON.stringify(entry)).not.toContain(phone);
    // Told again, nothing changes.
    const { version } = await infoOf(id);
    await done('warranty/transfer', to);
    expect(await infoOf(id)).toMatchObject({ version, steps: [{ kind: 'transferred' }] });
  });

  test('is possible while the warranty runs', async () => {
    const { id } = await activated();
    await done('warranty/void', { id, reason: '改装' });
    const to = { id, name: '李四', phone: '13700003333' };
    expect(await demo.post('warranty/transfer', to)).toMatchObject({ status: 409 });
  });
});

describe('[MNU-27] a warranty that is void', () => {
  test('ends for consumers, dealers and staff at once; again changes nothing', async () => {
    const { id, code } = await activated();
    await done('warranty/void', { id, reason: '自行改装' });
    const { version } = await infoOf(id);
    await done('warranty/void', { id, reason: '又一次' });
    expect(await infoOf(id)).toMatchObject({
      state: 'void',
      void_reason: '自行改装',
      version,
      steps: [{ kind: 'voided', reason: '自行改装' }],
    });
    const shown = await query(code);
    expect(shown.expire_remain_day).toBe(0);
    expect(Date.parse(String(shown.expire_time))).toBeLessThanOrEqual(Date.now());
    const { data } = await demo.post('traceQuery/find', { text: code });
    expect(data.warranty).toMatchObject({ state: 'void' });
    // It stays activated: nobody begins another one.
    const again = { sn: code, name: '王小明', phone: '13912345678' };
    expect(await node.anyone().post('api/active', again)).toMatchObject({ status: 409 });
  });

  test('is void in the list of the dealer that registered it', async () => {
    const codes = await goods.units(1);
    await goods.shipTo({ dealer_id: 1 }, codes);
    const sale = { codes, sold_at: new Date().toISOString(), is_activated: true };
    const buyer = { buyer_name: '王小明', buyer_phone: '13912345678' };
    await goods.done(goods.dealer, 'saleRecord/add', { ...sale, ...buyer });
    const { data } = await demo.get('warranty/index', { keyword: codes[0]!, dealer_id: 1 });
    await done('warranty/void', { id: data[0].id, reason: '改装' });
    const own = await goods.dealer.get('warranty/index', { keyword: codes[0]!, state: 'void' });
    expect(own.data).toMatchObject([{ state: 'void' }]);
  });
});
