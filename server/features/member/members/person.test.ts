import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { KnownPerson } from '#contract/features/member/members/person.ts';
import { startTestNode } from '#server/testing/node.ts';
import { until } from '#server/testing/wait.ts';
import { setUpPeople } from './person.fixture.ts';

const node = await startTestNode();
const { app } = node;
const { owner, admin, demo, leaveTraces, placesOf, messagesSent } = await setUpPeople(node);

const name = '慕容"雪"';
const mobile = '13755550123';
const other = { name: '上官云', mobile: '13755550999' };

const known = async (query: object) => (await admin.post('person/find', query)).data as KnownPerson;
const traces = await leaveTraces({ name, mobile });
await leaveTraces(other);
// A code and the message about the repair, for each of the two.
await messagesSent(4);

test('what is known of somebody is told across companies, by the member or the number', async () => {
  const byMember = await known({ id: traces.member });
  expect(byMember).toMatchObject({
    mobile: '137****0123',
    member_id: traces.member,
    counts: { companies: 2, warranties: 2, repairs: 1, reports: 1, surveys: 2, messages: 2 },
  });
  expect(byMember.warranties.map((one) => one.company_id).toSorted((a, b) => a - b)).toEqual([
    1, 38,
  ]);
  expect(
    byMember.companies.map((one) => [one.company_id, one.name, one.source, one.points]),
  ).toEqual(
    expect.arrayContaining([
      [1, name, 'activation', 10],
      [38, name, 'activation', 10],
    ]),
  );
  expect(byMember.warranties[0]!.serial_number).not.toBe('');
  expect(byMember.repairs[0]).toMatchObject({ name, company_id: 1 });
  expect(byMember.repairs[0]!.photos).toHaveLength(1);
  const { key: _one, ...first } = byMember;
  const { key: _two, ...second } = await known({ mobile });
  expect(second).toEqual(first);
  expect((await admin.post('person/find', { mobile: '13700009999' })).status).toBe(404);
  const logged = await owner.row<{ n: number }>(
    `select count(*)::int as n from operation_log where path = 'person/find' and target_id = $1`,
    [String(traces.member)],
  );
  expect(logged.n).toBe(2);
});

test('one person’s data go out as a file of either kind, and that is on record', async () => {
  const { key } = await known({ mobile });
  const fetched = (format: string) =>
    fetch(`${node.base}/api/admin/person/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ key, format }),
    });
  const whole = (await (await fetched('json')).json()) as Record<string, unknown[]> & {
    member: object;
  };
  expect(whole).toMatchObject({ mobile, member: { name, city: '嘉兴市' } });
  const kinds = ['points', 'companies', 'warranties', 'repairs', 'reports', 'surveys', 'messages'];
  expect(kinds.map((one) => whole[one]!.length)).toEqual([3, 2, 2, 1, 1, 2, 2]);
  expect(whole.consents).toHaveLength(4);
  expect(whole.consents![0]).toMatchObject({ subject: 'report', notice: 'p1' });
  const book = XLSX.read(Buffer.from(await (await fetched('xlsx')).arrayBuffer()));
  expect(book.SheetNames).toEqual([
    '会员资料',
    '积分流水',
    '企业会员',
    '质保',
    '维修',
    '假货举报',
    '领奖记录',
    '调查回答',
    '短信',
    '隐私同意',
  ]);
  const cells = XLSX.utils.sheet_to_json<string[]>(book.Sheets['会员资料']!, { header: 1 });
  expect(cells[1]!.slice(0, 2)).toEqual([name, mobile]);
  const logged = await owner.rows(`select from operation_log where path = 'person/export'`);
  expect(logged).toHaveLength(2);
  expect((await fetched('exe')).status).toBe(422);
});

const erase = (body: object) => admin.post('person/erase', { reason: '本人要求', ...body });

test('nobody is erased without the end of their number, nor with a reason that tells who it was', async () => {
  const { key } = await known({ mobile });
  for (const [wrong, field] of [
    [{ digits: '9999' }, 'digits'],
    [{ digits: '123' }, 'digits'],
    [{ digits: '0123', reason: '' }, 'reason'],
    [{ digits: '0123', reason: `${name} 要求` }, 'reason'],
    [{ digits: '0123', reason: mobile }, 'reason'],
  ] as const)
    expect(await erase({ key, ...wrong })).toMatchObject({ status: 422, errors: [{ field }] });
  expect(await erase({ key: 'x', digits: '0123' })).toMatchObject({ status: 409 });
  expect((await placesOf([mobile, name])).length).toBeGreaterThan(8);
});

test('who is erased stands nowhere any more, and what companies need stays without them', async () => {
  const kept = await owner.row<{ address: string }>(
    `select f.address from file_use u join stored_file f on f.company_id = u.company_id and f.id = u.file_id
     where u.owner = 'repair' and u.owner_id = $1 limit 1`,
    [traces.repair],
  );
  const { key } = await known({ id: traces.member });
  const answer = await erase({ key, digits: '0123' });
  expect(answer, answer.msg).toMatchObject({
    code: 0,
    data: {
      found: {
        members: 1,
        companies: 2,
        warranties: 2,
        repairs: 1,
        reports: 1,
        photos: 6,
        surveys: 2,
        messages: 2,
        consents: 4,
      },
    },
  });
  await until('the logs to be clean', async () => {
    const { data } = await admin.get('erasure/index');
    return data[0].end_time === null ? null : true;
  });
  expect(await placesOf([mobile, name])).toEqual([]);
  expect(await placesOf(['137****0123'])).toEqual([]);
  // Other people's data is untouched.
  expect((await placesOf([other.mobile, other.name])).length).toBeGreaterThan(8);
  expect((await known({ mobile: other.mobile })).counts).toMatchObject({ warranties: 2 });

  const warranty = await owner.row(
    'select expire_time > now() as runs from warranty where company_id = 1 and seq = $1',
    [traces.product.seq],
  );
  expect(warranty).toEqual({ runs: true });
  const { data: repair } = await demo.get('repair/info', { id: traces.repair });
  expect(repair).toMatchObject({
    name: '',
    phone: '',
    content: '',
    photos: [],
    after_photos: [],
    state: 'accepted',
  });
  // By its number alone it is nobody's.
  const guess = new URLSearchParams({ sn: traces.product.code, number: repair.code, end: '' });
  const asked = await fetch(`${node.base}/afterrecords`, { method: 'POST', body: guess });
  expect(await asked.text()).not.toContain('track-steps');
  const { data: report } = await demo.get('fakeReport/info', { id: traces.report });
  expect(report).toMatchObject({
    name: '',
    phone: '',
    content: '',
    photos: [],
    latitude: null,
    longitude: null,
    reply: '*** 您好',
  });
  expect(repair.steps.at(-1)).toMatchObject({ note: '已联系 ***', reply: '*** 您好' });
  expect(await owner.rows('select from stored_file where address = $1', [kept.address])).toEqual(
    [],
  );
  const entries = await owner.rows<{ points: number }>(
    'select points from member_point where member_id = $1 order by id',
    [traces.member],
  );
  expect(entries.map(({ points }) => points)).toEqual([10, 10, 5]);
  const seen = await node.anyone().get('api/query', { code: traces.product.code });
  expect(seen.data.result.expire_remain_day).toBeGreaterThan(0);
});

test('that it happened is on record, and happens once', async () => {
  const { data: before } = await admin.get('erasure/index');
  expect(before).toMatchObject([{ reason: '本人要求', create_user: '平台管理员' }]);
  expect((await admin.post('person/find', { mobile })).status).toBe(404);
  expect((await admin.get('member/info', { id: traces.member })).status).toBe(404);
  // From a dialog that was still open.
  const { makeTicket } = await import('#server/tickets.ts');
  const key = makeTicket<string>('person', 60_000).write(app.secrets, mobile);
  const again = await erase({ key, digits: '0123' });
  expect(again).toMatchObject({ code: 0, data: { found: { members: 0, warranties: 0 } } });
  expect((await admin.get('erasure/index')).data).toEqual(before);
});
