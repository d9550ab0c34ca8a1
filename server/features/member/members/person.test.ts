import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as XLSX from '@e965/xlsx';
import sharp from 'sharp';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { KnownPerson } from '#contract/features/member/members/person.ts';
import { systemActor, transact, type Actor, type Tx } from '#server/database/database.ts';
import { makeEraseJob } from '#server/members/erase-job.ts';
import { keepPhoto } from '#server/repairs/photos.ts';
import { newRequestKey, readRequestKey } from '#server/repairs/request-key.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { queueSms } from '#server/services/sms.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const { app } = node;
const owner = await openOwner(node.ownerUrl);
const [admin, demo] = [await node.signIn('admin', 'admin'), await node.signIn('demo')];

const name = '慕容"雪"';
const mobile = '13755550123';
const other = { name: '上官云', mobile: '13755550999' };
const parts = await owner.rows<{ company_id: number; id: number }>(
  `select distinct on (company_id) company_id, id from part where company_id in (1, 38)
   order by company_id, warranty_months desc nulls last, id`,
);

/** Everything somebody can leave behind, in two companies. */
async function leaveTraces(who: { name: string; mobile: string }) {
  const products = [];
  for (const { company_id: companyId, id: partId } of parts) {
    const [product] = await makeCodes(node, [{ count: 1, state: 'sold' }], { companyId, partId });
    products.push(product!);
    const body = { name: who.name, phone: who.mobile, sn: product!.code };
    expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
  }
  const key = newRequestKey(app);
  const request = readRequestKey(app, key)!;
  const red = { create: { width: 40, height: 30, channels: 3 as const, background: '#a00' } };
  await keepPhoto(app, { company: 1, request }, await sharp(red).png().toBuffer());
  const asked = await node.anyone().post('api/repair', {
    sn: products[0]!.code,
    fault_type: 'noise',
    content: `请打 ${who.mobile} 找 ${who.name}`,
    name: who.name,
    phone: `+86${who.mobile}`,
    key,
  });
  expect(asked, asked.msg).toMatchObject({ code: 0 });
  const { id: repair } = await owner.row<{ id: number }>(
    'select id from repair where company_id = 1 and code = $1',
    [asked.data.code],
  );
  const told = { id: repair, note: `已联系 ${who.name}`, reply: `${who.name} 您好` };
  expect(await demo.post('repair/accept', told)).toMatchObject({ code: 0 });
  for (const [at, words] of [`电话：${who.mobile}`, `称呼：${who.name}`].entries())
    await owner.rows(
      `insert into survey (company_id, page_id, page_name, number, block, title, seq, serial_number, device, answers, words)
       values (1, 1, '页', 1, $1, '问卷', $2, $3, 5, $4, $5)`,
      [`b${at}`, products[0]!.seq, products[0]!.code, JSON.stringify([{ value: [words] }]), words],
    );
  await transact(app.database.main, systemActor, (tx) =>
    queueSms(app, tx, {
      mobile: who.mobile,
      template: 'code',
      language: 'zh_CN',
      params: { code: '123456', minutes: 5 },
    }),
  );
  const [member] = (await admin.get('member/index', { mobile: who.mobile })).data;
  const { id, version } = member as { id: number; version: number };
  const keyed = { 'idempotency-key': `edit-${products[0]!.seq}` };
  const edit = { id, version, name: who.name, mobile: '', birthday: '1990-05-01', city: '嘉兴市' };
  expect(await admin.post('member/edit', edit, keyed)).toMatchObject({ code: 0 });
  const reason = `补给 ${who.name} ${who.mobile}`;
  expect(await admin.post('member/grant', { id, points: 5, reason })).toMatchObject({ code: 0 });
  await admin.get('member/export', { keyword: who.name });
  await node.anyone('admin').post('login/login', { username: who.mobile, password: 'Wrong-1' });
  return { member: id, repair, product: products[0]! };
}

/** Where a text stands: in words, in what is sealed, and in what a node keeps beside the database. */
async function placesOf(words: string[]): Promise<string[]> {
  const columns = await owner.rows<{ t: string; c: string; type: string }>(
    `select c.relname as t, a.attname as c, a.atttypid::regtype::text as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped`,
  );
  const found: string[] = [];
  for (const { t, c, type } of columns) {
    const spelt = words.map((word) => JSON.stringify(word).slice(1, -1));
    if (type === 'bytea') {
      const rows = await owner.rows<{ v: Buffer | null }>(`select "${c}" as v from "${t}"`);
      const opened = rows.flatMap(({ v }) => (v && v.length > 28 ? [openOrNot(v)] : []));
      const hashes = words.map((word) => app.secrets.index('mobile', word));
      const isThere =
        opened.some((text) => [...words, ...spelt].some((word) => text.includes(word))) ||
        rows.some(({ v }) => v && hashes.some((hash) => hash.equals(v)));
      if (isThere) found.push(`${t}.${c}`);
      continue;
    }
    const [hit] = await owner.rows(
      `select from "${t}" where exists (select from unnest($1::text[]) w where strpos("${c}"::text, w) > 0) limit 1`,
      [[...words, ...spelt]],
    );
    if (hit) found.push(`${t}.${c}`);
  }
  const outbox = readFileSync(path.join(node.folder, 'outbox', 'sms.jsonl'), 'utf8');
  if (words.some((word) => outbox.includes(word))) found.push('outbox');
  return found;
}

function openOrNot(sealed: Buffer): string {
  try {
    return app.secrets.open(sealed);
  } catch {
    return '';
  }
}

const known = async (query: object) => (await admin.post('person/find', query)).data as KnownPerson;
const traces = await leaveTraces({ name, mobile });
await leaveTraces(other);
await until('both messages to be sent', async () => {
  const { n } = await owner.row<{ n: number }>(
    `select count(*)::int as n from sms_message where state = 'sent'`,
  );
  return n >= 2 ? true : null;
});

test('what is known of somebody is told across companies, by the member or the number', async () => {
  const byMember = await known({ id: traces.member });
  expect(byMember).toMatchObject({
    mobile: '137****0123',
    member_id: traces.member,
    counts: { warranties: 2, repairs: 1, surveys: 2, messages: 1 },
  });
  expect(byMember.warranties.map((one) => one.company_id).toSorted((a, b) => a - b)).toEqual([
    1, 38,
  ]);
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
  const sizes = ['points', 'warranties', 'repairs', 'surveys', 'messages'].map(
    (one) => whole[one]!.length,
  );
  expect(sizes).toEqual([3, 2, 1, 2, 1]);
  const book = XLSX.read(Buffer.from(await (await fetched('xlsx')).arrayBuffer()));
  expect(book.SheetNames).toEqual(['会员资料', '积分流水', '质保', '维修', '调查回答', '短信']);
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
      found: { members: 1, warranties: 2, repairs: 1, photos: 2, surveys: 2, messages: 1 },
    },
  });
  await until('the logs to be clean', async () => {
    const { data } = await admin.get('erasure/index');
    return data[0].end_time === null ? null : true;
  });
  expect(await placesOf([mobile, name])).toEqual([]);
  expect(await placesOf(['137****0123'])).toEqual([]);
  // Nobody else lost anything.
  expect((await placesOf([other.mobile, other.name])).length).toBeGreaterThan(8);
  expect((await known({ mobile: other.mobile })).counts).toMatchObject({ warranties: 2 });

  const warranty = await owner.row(
    'select expire_time > now() as runs from warranty where company_id = 1 and seq = $1',
    [traces.product.seq],
  );
  expect(warranty).toEqual({ runs: true });
  const { data: repair } = await demo.get('repair/info', { id: traces.repair });
  expect(repair).toMatchObject({ name: '', phone: '', content: '', photos: [], state: 'accepted' });
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
  // From a window that was open since.
  const { makeTicket } = await import('#server/tickets.ts');
  const key = makeTicket<string>('person', 60_000).write(app.secrets, mobile);
  const again = await erase({ key, digits: '0123' });
  expect(again).toMatchObject({ code: 0, data: { found: { members: 0, warranties: 0 } } });
  expect((await admin.get('erasure/index')).data).toEqual(before);
});

describe('striking from the logs', () => {
  const strike = (actor: Actor, erasure: number, most = 1_000, phone = other.mobile) =>
    transact(app.database.main, actor, (tx) =>
      sql`select * from strike_from_logs(${erasure}, '-infinity', 0, ${most}, ${phone},
        ${[other.name]}::text[])`.execute(tx),
    );
  const begin = (fields: { member_id?: number; repairs?: object[] }) =>
    owner.row<{ id: number }>(
      `insert into erasure (member_id, reason, found, repairs, create_user) values ($1, 'x', '{}', $2, 'x') returning id`,
      [fields.member_id ?? null, JSON.stringify(fields.repairs ?? [])],
    );
  const end = (id: number) => owner.rows('delete from erasure where id = $1', [id]);
  const refused = { code: '42501' };
  const company: Actor = { ...systemActor, actor: 'web', companyId: 1, accountId: 10 };

  test('is refused unless somebody is being erased, and to everybody but the server’s own job', async () => {
    await expect(strike(systemActor, 999_999_999)).rejects.toMatchObject(refused);
    const { id } = await begin({});
    for (const actor of [company, { ...company, actor: 'admin', companyId: null } as Actor])
      await expect(strike(actor, id)).rejects.toMatchObject(refused);
    await expect(strike(systemActor, id, 1_000_000)).rejects.toMatchObject(refused);
    await expect(strike(systemActor, id, 1_000, '%')).rejects.toMatchObject(refused);
    await end(id);
    expect(await placesOf([other.mobile])).toContain('operation_log.after');
  });

  test('takes names from no records but those that the erasure names and that are nobody’s any more', async () => {
    const find = async () =>
      owner.rows<{ row: string }>(
        `select row_to_json(l)::text as row from operation_log l where strpos(after::text, $1) > 0 order by id`,
        [other.name],
      );
    const before = await find();
    expect(before.length).toBeGreaterThan(0);
    // A request of somebody who was not erased.
    const { id: repair } = await owner.row<{ id: number }>(
      `select id from repair where company_id = 1 and mobile_index = $1`,
      [app.secrets.index('mobile', other.mobile)],
    );
    const living = await begin({ repairs: [{ company_id: 1, id: repair }] });
    await strike(systemActor, living.id, 50_000, '13700000000');
    await end(living.id);
    const about = (rows: { row: string }[]) =>
      rows.filter(({ row }) => (JSON.parse(row) as { target: string }).target === 'repair');
    expect(about(await find())).toEqual(about(before));
    expect(about(before).length).toBeGreaterThan(0);
    // Nor is a member struck who is still there.
    const { id: member } = await owner.row<{ id: number }>(`select id from member limit 1`);
    const alive = await begin({ member_id: member });
    await expect(strike(systemActor, alive.id)).rejects.toMatchObject(refused);
    await end(alive.id);
  });

  test('an erasure says once whom it is about', async () => {
    const { id } = await begin({});
    for (const change of [
      sql`update erasure set repairs = '[{"company_id": 1, "id": 1}]' where id = ${id}`,
      sql`update erasure set member_id = 1 where id = ${id}`,
      sql`delete from erasure where id = ${id}`,
    ])
      await expect(
        transact(app.database.main, systemActor, (tx) => change.execute(tx)),
      ).rejects.toMatchObject(refused);
    await end(id);
  });

  test('goes through the log in steps of a bounded size, and misses nothing between them', async () => {
    await owner.rows(
      `insert into operation_log (login_type, username, path, ip, user_agent, request_id, duration, after, create_time)
       select 'admin', 'u', 'p', '', '', 'steps', 1, jsonb_build_object('said', case when n % 3 = 0 then $1 else 'x' end),
         now() - make_interval(days => 40) + make_interval(secs => n / 4) from generate_series(1, 40) n`,
      [mobile],
    );
    const { id } = await owner.row<{ id: number }>(
      `insert into erasure (reason, found, words_sealed, create_user) values ('x', '{}', $1, 'x') returning id`,
      [app.secrets.seal(JSON.stringify({ mobile, names: [] }))],
    );
    const cursors: unknown[] = [];
    const job = {
      id: 1,
      payload: { erasure: id },
      cursor: null,
      step: async (work: (tx: Tx) => Promise<{ cursor?: object }>) =>
        void cursors.push(await transact(app.database.main, systemActor, work)),
    };
    await makeEraseJob(7).run(job, app);
    expect(cursors.length).toBeGreaterThan(6);
    const { n } = await owner.row<{ n: number }>(
      `select count(*)::int as n from operation_log where after ->> 'said' = '***' and request_id = 'steps'`,
    );
    expect(n).toBe(13);
    expect(await placesOf([mobile])).toEqual([]);
  });
});

test('a node takes from its own outbox what went to people who were erased while it was away', async () => {
  const line = (id: number) => JSON.stringify({ id, time: new Date().toISOString(), text: 'x' });
  const { id } = await owner.row<{ id: number }>('select min(id)::int as id from sms_message');
  const file = path.join(node.folder, 'outbox', 'sms.jsonl');
  const idsInIt = () => {
    // For a moment it lies aside.
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/"id":(\d+)/g)].map((found) => Number(found[1]));
  };
  const left = () =>
    until('the other is gone', () => (idsInIt().join() === String(id) ? true : null));
  appendFileSync(file, `${line(999_999)}\n`);
  expect(idsInIt()).toEqual([id, 999_999]);
  const restarted = await startTestNode({ settings: { DATA_DIR: node.folder } }, node.ownerUrl);
  await left();
  // And of those erased while it is there it hears at once.
  appendFileSync(file, `${line(999_998)}\n`);
  await transact(restarted.app.database.main, systemActor, (tx) =>
    restarted.app.cluster.tell(tx, { topic: 'outbox' }),
  );
  await left();
});
