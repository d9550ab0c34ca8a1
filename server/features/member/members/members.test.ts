import * as XLSX from '@e965/xlsx';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mostGrowth } from '#contract/features/member/member-levels/contract.ts';
import type { Member, MemberPoint } from '#contract/features/member/members/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { registerMember } from '#server/members/register-member.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode, type Reply } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { makeBook } from '#server/testing/workbooks.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const admin = await node.signIn('admin', 'admin');
const part = await owner.row<{ id: number }>(
  `select id from part where company_id = 1 and warranty_months > 0 order by id limit 1`,
);

let last = 5_000;
const aNumber = () => `1370000${String((last += 1)).padStart(4, '0')}`;
const add = async (more: object = {}) => {
  const answer = await admin.post('member/add', { name: '甲', mobile: aNumber(), ...more });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as Member;
};
const find = async (query: Record<string, string>) =>
  (await admin.get('member/index', query)).data as Member[];
const info = async (id: number) => (await admin.get('member/info', { id })).data as Member;
const ledger = async (id: number) =>
  (await admin.get('memberPoint/index', { member_id: id, limit: 100 })).data as MemberPoint[];
const file = (path: string, body?: FormData, token = admin.token) =>
  fetch(`${node.base}/api/admin/member/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { method: 'POST', body } : {}),
  });
const sheetOf = async (answer: Response) => {
  const book = XLSX.read(Buffer.from(await answer.arrayBuffer()));
  return XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
};

describe('a member', () => {
  test('is found by name and by the whole number, which nobody sees without asking', async () => {
    const mobile = aNumber();
    const { id } = await add({ name: '欧阳小满', mobile: `+86${mobile}`, province: 33 });
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
    expect(await find({ keyword: '阳小' })).toMatchObject([{ id, mobile: masked, province: 33 }]);
    expect(await find({ mobile })).toMatchObject([{ id }]);
    expect(await find({ mobile: mobile.slice(-4) })).toMatchObject([{ id }]);
    expect(await find({ keyword: mobile })).toEqual([]);
    expect(await find({ mobile: mobile.slice(0, 7) })).toEqual([]);
    const kept = await owner.row('select * from member where id = $1', [id]);
    expect(JSON.stringify(kept)).not.toContain(mobile);
    expect(await admin.post('member/reveal', { id })).toMatchObject({ data: { mobile } });
    const logged = await owner.row(
      `select username, target_id from operation_log where path = 'member/reveal'`,
    );
    expect(logged).toEqual({ username: 'admin', target_id: String(id) });
    const written = await owner.rows(
      `select before, after from operation_log where target = 'member'`,
    );
    expect(JSON.stringify(written)).not.toMatch(new RegExp(`${mobile}|sealed|mobile_index`));
  });

  test('keeps the number when none is typed, and no two have the same', async () => {
    const mobile = aNumber();
    const { id, version } = await add({ mobile });
    const edited = await admin.post('member/edit', { id, version, name: '乙', mobile: '' });
    expect(edited, edited.msg).toMatchObject({ code: 0, data: { name: '乙', version: 2 } });
    expect(await find({ mobile })).toMatchObject([{ id, name: '乙' }]);
    for (const [body, status] of [
      [{ name: '丙', mobile }, 409],
      [{ name: '丙', mobile: '' }, 422],
      [{ name: '丙', mobile: '12345' }, 422],
    ] as const)
      expect(await admin.post('member/add', body)).toMatchObject({
        status,
        errors: [{ field: 'mobile' }],
      });
  });

  test('with entries is not deleted; one that was made by mistake is', async () => {
    const [fresh, known] = [await add(), await add()];
    await admin.post('member/grant', { id: known.id, points: 1, reason: '礼' });
    const both = { ids: [fresh.id, known.id] };
    expect(await admin.post('member/delete', both)).toMatchObject({ status: 409 });
    expect(await admin.post('member/delete', { ids: [fresh.id] })).toMatchObject({ code: 0 });
  });
});

describe('points', () => {
  test('come and go with a reason, and never below zero', async () => {
    const { id } = await add();
    const move = (verb: string, body: object) =>
      admin.post(`member/${verb}`, { id, reason: '测试', ...body });
    expect(await move('grant', { points: 30, growth: 600 })).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ points: 30, growth: 600, level_name: '银卡会员' });
    expect(await move('take', { points: 31 })).toMatchObject({
      status: 409,
      errors: [{ field: 'points', msg: '积分不足：现有 30' }],
    });
    expect(await move('take', { growth: 601 })).toMatchObject({ errors: [{ field: 'growth' }] });
    expect(await move('take', {})).toMatchObject({ status: 422, errors: [{ field: 'points' }] });
    expect(await move('take', { points: 5, reason: ' ' })).toMatchObject({ status: 422 });
    expect(await move('take', { points: 10, growth: 200 })).toMatchObject({ code: 0 });
    expect(await ledger(id)).toMatchObject([
      { kind: 'take', points: -10, growth: -200, points_after: 20, growth_after: 400 },
      { kind: 'grant', points: 30, growth: 600, points_after: 30, growth_after: 600 },
    ]);
  });

  test('of fifty who grant and take at once add up, and each balance follows from the one before', async () => {
    const { id } = await add();
    await admin.post('member/grant', { id, points: 100, reason: '底' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        admin.post(`member/${at % 2 ? 'take' : 'grant'}`, { id, points: at + 1, reason: '同时' }),
      ),
    );
    const done = answers.filter(({ code }) => code === 0).length;
    const entries = (await ledger(id)).toReversed();
    expect(entries).toHaveLength(done + 1);
    let balance = 0;
    for (const entry of entries) {
      balance += entry.points;
      expect(entry.points_after).toBe(balance);
    }
    expect((await info(id)).points).toBe(balance);
  });

  test('are reversed once, by an entry of their own; what was written stays as it is', async () => {
    const { id } = await add();
    await admin.post('member/grant', { id, points: 8, growth: 5, reason: '误发' });
    const [entry] = await ledger(id);
    const reverse = () => admin.post('memberPoint/reverse', { id: entry!.id, reason: '发错了' });
    const answers = await Promise.all([reverse(), reverse(), reverse()]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const [reversal, first] = await ledger(id);
    expect(reversal).toMatchObject({ kind: 'reversal', points: -8, growth: -5, points_after: 0 });
    expect(first).toMatchObject({ ...entry, is_reversed: true });
    expect(
      await admin.post('memberPoint/reverse', { id: reversal!.id, reason: 'x' }),
    ).toMatchObject({ status: 409 });
    const change = (statement: string) =>
      transact(node.app.database.main, systemActor, (tx) => sql.raw(statement).execute(tx));
    for (const statement of ['update member_point set points = 1', 'delete from member_point'])
      await expect(change(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('an activation', () => {
  const activate = (sn: string, phone: string, name = '张三丰') =>
    node.anyone().post('api/active', { name, phone, sn });

  test('makes a member with what is configured, and each warranty gives once', async () => {
    const codes = await makeCodes(node, [{ count: 3, state: 'sold' }], { partId: part.id });
    const mobile = aNumber();
    expect(await activate(codes[0]!.code, mobile)).toMatchObject({ code: 0 });
    const [member] = await find({ mobile });
    expect(member).toMatchObject({ name: '张三丰', source: 'activation', growth: 100, points: 10 });
    expect((await activate(codes[0]!.code, mobile)).status).toBe(409);
    await owner.rows(
      `insert into config (name, value) values ('member', '{"activation_points": 7, "activation_growth": 450}')
       on conflict (name) do update set value = excluded.value`,
    );
    await activate(codes[1]!.code, mobile, '别名');
    expect((await find({ mobile }))[0]).toMatchObject({
      name: '张三丰',
      growth: 550,
      points: 17,
      level_name: '银卡会员',
    });
    expect((await ledger(member!.id)).map(({ kind, points }) => [kind, points])).toEqual([
      ['activation', 7],
      ['activation', 10],
    ]);
    // Reported twice for the same warranty.
    await transact(node.app.database.main, systemActor, (tx) =>
      registerMember(node.app, tx, {
        name: 'x',
        phone: mobile,
        did: 'activation',
        company: 1,
        number: codes[1]!.seq,
      }),
    );
    expect((await find({ mobile }))[0]).toMatchObject({ growth: 550, points: 17 });
    // A disabled member collects no points.
    await owner.rows('update member set is_enabled = false where id = $1', [member!.id]);
    await activate(codes[2]!.code, mobile);
    expect((await find({ mobile }))[0]).toMatchObject({ growth: 550, points: 17 });
  });

  test('of many products at once under one number gives for each of them', async () => {
    const codes = await makeCodes(node, [{ count: 12, state: 'sold' }], { partId: part.id });
    const mobile = aNumber();
    const answers = await Promise.all(codes.map(({ code }) => activate(code, mobile)));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    expect((await find({ mobile }))[0]).toMatchObject({ points: 84, growth: 5_400 });
  });

  test('gives the person who has the most there can be only what still fits, and the ledger adds up', async () => {
    const codes = await makeCodes(node, [{ count: 2, state: 'sold' }], { partId: part.id });
    const mobile = aNumber();
    const member = await add({ mobile });
    const grant = { id: member.id, points: mostGrowth - 3, growth: mostGrowth, reason: '满' };
    expect(await admin.post('member/grant', grant)).toMatchObject({ code: 0 });
    for (const { code } of codes) expect(await activate(code, mobile)).toMatchObject({ code: 0 });
    expect(await info(member.id)).toMatchObject({ points: mostGrowth, growth: mostGrowth });
    const entries = await ledger(member.id);
    expect(entries[0]).toMatchObject({ kind: 'activation', points: 3, growth: 0 });
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(mostGrowth);
    expect(entries.reduce((sum, { growth }) => sum + growth, 0)).toBe(mostGrowth);
  });

  test('goes through although nobody can be welcomed', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part.id });
    await owner.rows('alter table member_point rename to hidden');
    try {
      expect(await activate(one!.code, aNumber())).toMatchObject({ code: 0 });
    } finally {
      await owner.rows('alter table hidden rename to member_point');
    }
    expect(await owner.rows('select from warranty where seq = $1', [one!.seq])).toHaveLength(1);
  });

  test('a request for a repair makes a member, too', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part.id });
    const phone = aNumber();
    const body = {
      sn: one!.code,
      fault_type: 'noise',
      content: '响',
      name: '李四',
      phone,
      key: '',
    };
    expect(await node.anyone().post('api/repair', body)).toMatchObject({ code: 0 });
    expect((await find({ mobile: phone }))[0]).toMatchObject({ source: 'repair', points: 0 });
  });
});

describe('members as a spreadsheet', () => {
  const send = async (...rows: (string | number)[][]) => {
    const form = new FormData();
    const head = ['姓名', '手机号', '性别', '省份', '来源'];
    form.set('file', new Blob([new Uint8Array(makeBook({ 表: [head, ...rows] }))]), '会员.xlsx');
    return (await (await file('import', form)).json()) as Reply;
  };

  test('come in all or not at all, and each wrong cell is named', async () => {
    const [first, second] = [aNumber(), aNumber()];
    const wrong = await send(['导入甲', first, '男', '浙江', '导入'], ['导入乙', first, '怪', '']);
    expect(wrong).toMatchObject({ code: 422 });
    expect(JSON.stringify(wrong.data.errors)).toMatch(/性别/);
    expect(await find({ keyword: '导入' })).toEqual([]);
    const right = await send(['导入甲', first, '男', '浙江', '导入'], ['导入乙', second]);
    expect(right, right.msg).toMatchObject({ code: 0, data: { rows: 2 } });
    expect(await find({ keyword: '导入甲' })).toMatchObject([
      { sex: '1', province: 33, source: 'import' },
    ]);
    expect(await send(['导入丙', first])).toMatchObject({
      code: 422,
      data: { errors: [{ row: 2, field: '手机号' }] },
    });
  });

  test('go out with whole numbers only for those who may see them', async () => {
    const mobile = aNumber();
    await add({ name: '出门甲', mobile });
    const [, row] = await sheetOf(await file('export?keyword=出门甲'));
    expect(row!.slice(0, 2)).toEqual(['出门甲', mobile]);
    await owner.rows(
      `update role set permissions = '{member:member:view,member:member:export}' where code = 'platform'`,
    );
    const viewer = await node.signIn('admin', 'admin');
    const masked = await sheetOf(await file('export?keyword=出门甲', undefined, viewer.token));
    expect(masked[1]![1]).toBe(`137****${mobile.slice(-4)}`);
    for (const path of ['member/reveal', 'member/grant', 'member/add', 'person/find'])
      expect((await viewer.post(path)).status, path).toBe(403);
    await owner.rows(`update role set permissions = '{*}' where code = 'platform'`);
  });
});

test('companies and dealers do not reach members, neither by calls nor by a forgotten query', async () => {
  for (const [name, type] of [
    ['demo', 'web'],
    ['dealer', 'dealer'],
  ] as const) {
    const user = await node.signIn(name, type);
    expect((await user.get('member/index')).status).toBe(404);
    const actor = { actor: type, companyId: 1, dealerId: 1, accountId: 10 };
    await transact(node.app.database.main, actor, async (tx) => {
      for (const table of ['member', 'member_point', 'member_level', 'erasure'] as const)
        expect(await tx.selectFrom(table).select('id').execute(), table).toEqual([]);
      const gone = await tx.deleteFrom('member').executeTakeFirst();
      expect(Number(gone.numDeletedRows)).toBe(0);
    });
  }
});
