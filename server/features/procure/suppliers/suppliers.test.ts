import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
let newco: User;
const otherCredit = '91150100MA0N5D2Q7E';
const demoCredit = '91330100MA2KG7X137';

beforeAll(async () => {
  [demo, other, newco] = await Promise.all([
    node.signIn('demo'),
    node.signIn('other'),
    node.signIn('newco'),
  ]);
  // Without the demo's own links.
  for (const table of ['supplier', 'customer'])
    await owner.rows(
      `update ${table} set link_state = 'none', partnership_id = null, credit_code = ''`,
    );
  await owner.rows('delete from partnership');
});

const add = async (user: User, side: string, extra: object = {}) => {
  const answer = await user.post(`${side}/add`, { name: '无锡轴承厂', ...extra });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; version: number; code: string };
};
const find = async (user: User, side: string, id: number) =>
  (await user.get(`${side}/info`, { id })).data;
const notices = async (user: User, type: number) =>
  (await user.get('notice/index', { type, limit: 50 })).data as {
    title: string;
    content: string;
  }[];

describe('a supplier', () => {
  test('is numbered when no code is given, and keeps a code of its own', async () => {
    const [first, second, named] = [
      await add(demo, 'supplier'),
      await add(demo, 'supplier'),
      await add(demo, 'supplier', { code: 'S-1' }),
    ];
    expect(first.code).toMatch(/^GYS\d{4}$/);
    expect(Number(second.code.slice(3))).toBe(Number(first.code.slice(3)) + 1);
    expect(named.code).toBe('S-1');
    expect(await demo.post('supplier/add', { name: '乙', code: 'S-1' })).toMatchObject({
      status: 409,
      errors: [{ field: 'code', msg: '编号“S-1”已存在' }],
    });
  });

  test('thousands of codes that people typed themselves are passed over at once', async () => {
    const first = Number((await add(other, 'supplier')).code.slice(3));
    await owner.rows(
      `insert into supplier (company_id, code, name)
       select company_id, 'GYS' || lpad(n::text, 4, '0'), 'n' from account, generate_series($1::int, $2::int) n
       where username = 'other'`,
      [first + 1, first + 5_000],
    );
    const began = performance.now();
    expect((await add(other, 'supplier')).code).toBe(`GYS${first + 5_001}`);
    const passed = performance.now();
    expect((await add(other, 'supplier')).code).toBe(`GYS${first + 5_002}`);
    // Hundreds of times as long, if each of them took a statement of its own.
    expect(passed - began).toBeLessThan(100 * (performance.now() - passed));
  });

  test('fifty numbers asked for at once are fifty different ones in a row', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, at) => add(other, 'supplier', { name: `并发 ${at}` })),
    );
    const numbers = made.map(({ code }) => Number(code.slice(3))).toSorted((a, b) => a - b);
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.at(-1)! - numbers[0]!).toBe(49);
  });

  test('is seen by its own company only, whatever id is asked for', async () => {
    const { id, version } = await add(other, 'supplier', { name: '牧草公司', code: 'X-77' });
    expect(await demo.get('supplier/info', { id })).toMatchObject({ status: 404 });
    expect(await demo.post('supplier/edit', { id, version, name: '改' })).toMatchObject({
      status: 404,
    });
    expect(await demo.post('supplier/delete', { ids: [id] })).toMatchObject({ status: 404 });
    expect(await demo.post('supplier/suspend', { id, version, reason: 'x' })).toMatchObject({
      status: 404,
    });
    const listed = await demo.get('supplier/index', { keyword: 'X-77' });
    expect(listed).toMatchObject({ count: 0, data: [] });
  });

  test('two editors: the second learns what the first changed, and nothing is overwritten', async () => {
    const { id, version } = await add(demo, 'supplier', { contact: '甲' });
    const base = { id, version, name: '无锡轴承厂' };
    expect(await demo.post('supplier/edit', { ...base, contact: '乙' })).toMatchObject({ code: 0 });
    const late = await demo.post('supplier/edit', { ...base, contact: '丙' });
    expect(late).toMatchObject({ status: 409, data: { changed: ['contact'] } });
    expect(await find(demo, 'supplier', id)).toMatchObject({ contact: '乙' });
  });

  test('a save sent twice with one key is one supplier', async () => {
    const key = { 'idempotency-key': 'twice-1' };
    const body = { name: '只此一家', code: 'ONCE' };
    const [first, second] = [
      await demo.post('supplier/add', body, key),
      await demo.post('supplier/add', body, key),
    ];
    expect(second.data).toEqual(first.data);
    expect((await demo.get('supplier/index', { keyword: 'ONCE' })).count).toBe(1);
  });

  test('needs the right for each thing done with it', async () => {
    const sales = await node.signIn('sales');
    expect(await sales.get('supplier/index')).toMatchObject({ status: 403 });
    const procure = await node.signIn('procure');
    expect(await procure.get('supplier/index')).toMatchObject({ status: 200 });
    expect(await procure.post('customer/add', { name: 'x' })).toMatchObject({ status: 403 });
    expect(await newco.get('supplier/index')).toMatchObject({ status: 403 });
  });

  test('leaves what changed in the operation log', async () => {
    const { id, version } = await add(demo, 'supplier', { contact: '前' });
    await demo.post('supplier/edit', { id, version, name: '无锡轴承厂', contact: '后' });
    const row = await owner.row<{ before: object; after: object }>(
      `select before, after from operation_log where path = 'supplier/edit' and target_id = $1`,
      [String(id)],
    );
    expect(row).toMatchObject({ before: { contact: '前' }, after: { contact: '后' } });
  });
});

describe('[NTC-6] the link between two companies', () => {
  const pick = ({ id, version }: { id: number; version: number }) => ({ id, version });

  test('supplier: invited, accepted, suspended, resumed, ended; each side hears of the other', async () => {
    const card = await add(demo, 'supplier', { name: '远航乳业' });
    const invited = await demo.post('supplier/invite', {
      ...pick(card),
      credit_code: otherCredit,
    });
    expect(invited.data).toMatchObject({
      link_state: 'invited',
      link_company: '远航乳业股份有限公司',
    });
    expect((await notices(other, 3))[0]).toMatchObject({ title: '客户邀请关联' });
    const waiting = (await other.get('customer/index', { link_state: 'pending' })).data;
    expect(waiting).toMatchObject([
      { name: '青山精密制造有限公司', link_company: '青山精密制造有限公司' },
    ]);
    const [theirs] = waiting as { id: number; version: number }[];
    const accepted = await other.post('customer/accept', pick(theirs!));
    expect(accepted.data).toMatchObject({ link_state: 'active' });
    expect((await notices(demo, 2))[0]).toMatchObject({ title: '关联已建立' });
    const active = await find(demo, 'supplier', card.id);
    expect(active).toMatchObject({ link_state: 'active' });

    expect(
      await demo.post('supplier/suspend', { ...pick(active), reason: '质量整改' }),
    ).toMatchObject({ data: { link_state: 'suspended', link_is_ours: true } });
    expect((await notices(other, 3))[0]!.content).toContain('质量整改');
    const held = await find(other, 'customer', theirs!.id);
    expect(held).toMatchObject({ link_state: 'suspended', link_is_ours: false });
    expect(await other.post('customer/resume', pick(held))).toMatchObject({
      status: 409,
      msg: '由对方暂停，需由对方恢复',
    });
    expect(await other.post('customer/delete', { ids: [held.id] })).toMatchObject({ status: 409 });
    const mine = await find(demo, 'supplier', card.id);
    expect(await demo.post('supplier/resume', pick(mine))).toMatchObject({ code: 0 });
    const again = await find(other, 'customer', theirs!.id);
    expect(await other.post('customer/end', { ...pick(again), reason: '停产' })).toMatchObject({
      data: { link_state: 'none', link_company: null },
    });
    expect(await find(demo, 'supplier', card.id)).toMatchObject({ link_state: 'none' });
  });

  test('customer: an invitation that is declined leaves nothing behind', async () => {
    const card = await add(demo, 'customer', { name: '远航' });
    await demo.post('customer/invite', { ...pick(card), credit_code: otherCredit });
    expect((await notices(other, 2))[0]).toMatchObject({ title: '供应商邀请关联' });
    const [theirs] = (await other.get('supplier/index', { link_state: 'pending' })).data as {
      id: number;
      version: number;
    }[];
    expect(
      await other.post('supplier/decline', { ...pick(theirs!), reason: '不认识' }),
    ).toMatchObject({ code: 0, data: null });
    expect(await other.get('supplier/info', { id: theirs!.id })).toMatchObject({ status: 404 });
    expect(await find(demo, 'customer', card.id)).toMatchObject({ link_state: 'none' });
    expect((await notices(demo, 3))[0]).toMatchObject({ title: '关联被拒绝' });
  });

  test('cannot be with oneself, with nobody, or twice', async () => {
    const card = await add(demo, 'supplier', { name: '自己' });
    expect(
      await demo.post('supplier/invite', { ...pick(card), credit_code: demoCredit }),
    ).toMatchObject({ status: 409, errors: [{ field: 'credit_code', msg: '不能关联本企业' }] });
    // A company pending verification cannot be linked yet.
    expect(
      await demo.post('supplier/invite', { ...pick(card), credit_code: '91440300MA5F8C4H6N' }),
    ).toMatchObject({ status: 409, errors: [{ field: 'credit_code' }] });
    expect(
      await demo.post('supplier/invite', { ...pick(card), credit_code: '12345' }),
    ).toMatchObject({ status: 422, errors: [{ field: 'credit_code' }] });
  });

  test('one invitation however often it is clicked, also from both sides at once', async () => {
    const mine = await add(demo, 'supplier', { name: '远航' });
    const theirs = await add(other, 'customer', { name: '青山' });
    const answers = await Promise.all([
      demo.post('supplier/invite', { ...pick(mine), credit_code: otherCredit }),
      demo.post('supplier/invite', { ...pick(mine), credit_code: otherCredit }),
      other.post('customer/invite', { ...pick(theirs), credit_code: demoCredit }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const { count } = await owner.row<{ count: number }>(
      'select count(*)::int from partnership where buyer_id = 1 and seller_id = 38',
    );
    expect(count).toBe(1);
  });
});
