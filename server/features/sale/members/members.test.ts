import * as XLSX from '@e965/xlsx';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { StaffSession } from '#server/access/sessions.ts';
import { systemActor, transact } from '#server/database/database.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { givePoints, registerMember } from '#server/members/register-member.ts';
import { showNumbers } from '#server/members/show-numbers.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import type { CompanyMember, CompanyMemberInfo } from '#contract/features/sale/members/contract.ts';
import { companyMemberList } from './queries.ts';

const node = await startTestNode();
const { app } = node;
const owner = await openOwner(node.ownerUrl);
const [demo, other, admin] = [
  await node.signIn('demo'),
  await node.signIn('other'),
  await node.signIn('admin', 'admin'),
];
const part = await owner.row<{ id: number }>(
  'select id from part where company_id = 1 and warranty_months > 0 order by id limit 1',
);
let people = 0;
const aNumber = () => `137${String(40_007_310 + (people += 1))}`;

async function activate(phone: string, name = '王小明') {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part.id });
  const body = { sn: one!.code, name, phone };
  expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
  return one!;
}
const find = async (query: object, by = demo) =>
  (await by.get('companyMember/index', query as Record<string, string>)).data as CompanyMember[];
const infoOf = async (id: number) =>
  (await demo.get('companyMember/info', { id })).data as CompanyMemberInfo;

test('[CO-4] who activates a product is a member of its company, with what they did there', async () => {
  const phone = aNumber();
  const unit = await activate(phone);
  const [member, ...more] = await find({ mobile: phone });
  expect(more).toEqual([]);
  expect(member).toMatchObject({
    name: '王**',
    phone: `137****${phone.slice(-4)}`,
    source: 'activation',
    warranties: 1,
    repairs: 0,
    points: 10,
  });
  const asked = { fault_type: 'noise', content: '响', name: '王大明', phone, key: '' };
  expect(await node.anyone().post('api/repair', { sn: unit.code, ...asked })).toMatchObject({
    code: 0,
  });
  expect(await infoOf(member!.id)).toMatchObject({
    source: 'activation',
    owned: [{ id: unit.seq, code: unit.code, state: 'valid' }],
    requests: [{ state: 'submitted' }],
    reports: [],
    surveys: [],
    collected: [{ kind: 'activation', points: 10, is_reversed: false }],
  });
  expect((await find({ mobile: phone.slice(-4) })).map(({ id }) => id)).toContain(member!.id);
  expect(await find({ mobile: phone.slice(0, 7) })).toEqual([]);
});

test('the last four digits are looked up in an index, by the role and the rules of a call', async () => {
  const company = { actor: 'web', companyId: 1, accountId: 10 } as const;
  const plan = await transact(app.database.main, company, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const ending = await companyMemberList.filters.mobile('7311', {
      app,
      tx,
    } as Reader<StaffSession>);
    const told = sql`explain (format json) select id from company_member where company_id = 1 and ${ending}`;
    return JSON.stringify((await told.execute(tx)).rows);
  });
  expect(plan).toMatch(/"Index Cond":"[^"]*mobile/);
});

test('another company sees nothing of them, by whatever it asks', async () => {
  const phone = aNumber();
  await activate(phone);
  const [member] = await find({ mobile: phone });
  expect(await find({ mobile: phone }, other)).toEqual([]);
  expect(await find({ mobile: phone.slice(-4) }, other)).toEqual([]);
  const { id } = member!;
  expect((await other.get('companyMember/info', { id })).status).toBe(404);
  expect((await other.post('companyMember/reveal', { id })).status).toBe(404);
  // The same person at both: each company sees what was collected there, not what they have in all.
  const guest = { name: '王小明', phone, did: 'reward', company: 38, number: 1 } as const;
  await transact(app.database.main, systemActor, async (tx) => {
    await registerMember(app, tx, guest);
    await givePoints(app, tx, { phone, kind: 'reward', company: 38, number: 900_001, points: 7 });
  });
  expect((await find({ mobile: phone }, other))[0]).toMatchObject({ points: 7, warranties: 0 });
  expect((await find({ mobile: phone }))[0]).toMatchObject({ points: 10, warranties: 1 });
});

test('the whole number takes a right, and each view is logged', async () => {
  const phone = aNumber();
  await activate(phone);
  const { id } = (await find({ mobile: phone }))[0]!;
  const [sales, data] = [await node.signIn('sales'), await node.signIn('data')];
  expect((await sales.post('companyMember/reveal', { id })).data).toEqual({ mobile: phone });
  expect((await data.get('companyMember/info', { id })).data).toMatchObject({ owned: null });
  expect((await data.post('companyMember/reveal', { id })).status).toBe(403);
  const { data: logged } = await demo.get('operLog/index', { path: 'companyMember/reveal' });
  expect(logged[0]).toMatchObject({ target_id: String(id) });
  expect(JSON.stringify(logged)).not.toContain(phone);
});

/** Somebody who may export members, and not see their numbers. */
async function exporter() {
  const { data: role } = await demo.post('role/add', { name: { zh_CN: '统计' } });
  const permissions = ['sale:companyMember:view', 'sale:companyMember:export'];
  const allowed = { id: role.id, version: role.version, permissions };
  expect(await demo.post('role/authorise', allowed)).toMatchObject({ code: 0 });
  const person = { username: 'member.export', realname: '统计员', password: 'Maker-2026' };
  const added = await demo.post('user/add', { ...person, role_ids: [role.id] });
  expect(added, added.msg).toMatchObject({ code: 0 });
  const fresh = 'Maker-2027';
  const change = { oldPassword: person.password, newPassword: fresh, rePassword: fresh };
  const first = await node.signIn(person.username);
  expect(await first.post('index/updatePwd', change)).toMatchObject({ code: 0 });
  return node.signIn(person.username);
}

async function exportBy(user: { token: string }, phone: string) {
  const answer = await fetch(`${node.base}/api/web/companyMember/export?mobile=${phone}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(answer.status).toBe(200);
  const book = XLSX.read(Buffer.from(await answer.arrayBuffer()));
  return JSON.stringify(XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 }));
}

test('an export is masked, unless by somebody who may see numbers', async () => {
  const phone = aNumber();
  await activate(phone);
  expect(await exportBy(demo, phone)).toContain(phone);
  const sheet = await exportBy(await exporter(), phone);
  expect(sheet).toContain(`137****${phone.slice(-4)}`);
  expect(sheet).not.toMatch(new RegExp(`${phone}|王小明`));
});

test('points given back by the platform no longer count at the company', async () => {
  const phone = aNumber();
  await activate(phone);
  const { data: members } = await admin.get('member/index', { mobile: phone });
  const { data: entries } = await admin.get('memberPoint/index', { member_id: members[0].id });
  const reversed = { id: entries[0].id, reason: '误发' };
  expect(await admin.post('memberPoint/reverse', reversed)).toMatchObject({ code: 0 });
  const [member] = await find({ mobile: phone });
  expect(member).toMatchObject({ points: 0 });
  expect((await infoOf(member!.id)).collected).toMatchObject([{ points: 10, is_reversed: true }]);
});

test('a reward is given once under 50 parallel tries', async () => {
  const phones = [aNumber(), aNumber()];
  const given = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      transact(app.database.main, systemActor, async (tx) => {
        const phone = phones[at % 2]!;
        const guest = { name: '', phone, did: 'reward', company: 1, number: 77_001 } as const;
        await registerMember(app, tx, guest);
        const won = { phone, kind: 'reward', company: 1, number: 77_001, points: 5 } as const;
        return givePoints(app, tx, won);
      }),
    ),
  );
  expect(given.filter((points) => points > 0)).toEqual([5]);
  const seen = await Promise.all(phones.map((mobile) => find({ mobile })));
  expect(
    seen
      .flat()
      .map(({ points }) => points)
      .toSorted((one, other) => one - other),
  ).toEqual([0, 5]);
  expect(seen.flat()[0]).toMatchObject({ name: '', source: 'reward' });
});

test('who gets a warranty from somebody else is a member, too', async () => {
  const [from, to] = [aNumber(), aNumber()];
  const { seq } = await activate(from);
  const moved = { id: seq, name: '李四', phone: to };
  expect(await demo.post('warranty/transfer', moved)).toMatchObject({ code: 0 });
  expect((await find({ mobile: to }))[0]).toMatchObject({
    ...{ name: '李**', source: 'transfer', warranties: 1, points: 0 },
  });
  expect((await find({ mobile: from }))[0]).toMatchObject({ warranties: 0, points: 10 });
});

test('people known before there was a list are found by their last digits once the server has opened them', async () => {
  const phone = aNumber();
  await activate(phone);
  // As the migration leaves people whom the platform did not know.
  await owner.rows(`update company_member set mobile = '' where company_id = 1`);
  expect(await find({ mobile: phone.slice(-4) })).toEqual([]);
  expect((await find({ mobile: phone }))[0]).toMatchObject({ phone: `137****${phone.slice(-4)}` });
  await transact(app.database.main, systemActor, (tx) => showNumbers(app, tx));
  expect(await find({ mobile: phone.slice(-4) })).toHaveLength(1);
});
