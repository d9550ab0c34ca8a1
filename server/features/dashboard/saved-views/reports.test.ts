import * as XLSX from '@e965/xlsx';
import { afterAll, expect, test } from 'vitest';
import { configuration } from '#contract/configuration.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startMailServer } from '#server/messages/mail-server.fixture.ts';
import { limitMessages } from '#server/messages/limits.ts';
import { emailIndex, openMail } from '#server/messages/mail.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { askForReports } from './report-job.ts';

const mailServer = await startMailServer();
afterAll(mailServer.close);
const node = await startTestNode({
  settings: {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Suyuan <no-reply@example.com>',
  },
});
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
type User = typeof demo;

const plain = { filters: [], sort: null, page_size: 20, columns: [] };
const products = {
  ...plain,
  filters: [{ field: 'kind', values: ['product'] }],
  sort: { field: 'code', by: 'asc' },
  columns: [
    { field: 'code', is_shown: true },
    { field: 'name', is_shown: true },
    { field: 'unit', is_shown: false },
  ],
};
async function addView(user: User, name: string, state: object = products, more: object = {}) {
  const { data, msg } = await user.post('savedView/add', {
    list: 'part',
    name,
    is_shared: false,
    state,
    ...more,
  });
  expect(data, msg).toBeTruthy();
  return data.id as number;
}
const usual = {
  every: 'week',
  weekday: 1,
  month_day: 1,
  hour: 8,
  emails: 'a@example.org，b@example.org',
  language: 'en',
};
const save = (user: User, viewId: number, more: object = {}) =>
  user.post('viewReport/save', { view_id: viewId, ...usual, ...more });

const lastId = async () =>
  (await owner.row<{ id: number }>('select coalesce(max(id), 0)::int as id from mail_message')).id;
/** The mails that were sent since then, once there are so many; what they brought along is not kept here. */
const mailsSince = (id: number, count: number) =>
  until(`${count} mails`, async () => {
    const rows = await owner.rows<{ sealed: Buffer }>(
      `select sealed from mail_message where id > $1 and state = 'sent' and file is null order by id`,
      [id],
    );
    return rows.length >= count ? rows.map(({ sealed }) => openMail(node.app, sealed)!) : undefined;
  });
/** The sheet that a receiver got. */
function sheetFor(email: string): string[][] {
  const { source } = mailServer.received.findLast(({ to }) => to === email)!;
  const part = source.split(/\r\n--/).find((one) => /filename=.*\.xlsx/.test(one))!;
  const body = part.slice(part.indexOf('\r\n\r\n')).replaceAll(/\s/g, '');
  const [sheet] = Object.values(XLSX.read(Buffer.from(body, 'base64')).Sheets);
  return XLSX.utils.sheet_to_json<string[]>(sheet!, { header: 1 });
}
const resultOf = (viewId: number) =>
  until('a result', async () => {
    const { data } = await demo.get('viewReport/show', { view_id: viewId });
    return data.last_time === null ? undefined : data;
  });

test('a report is kept, shown to its owner alone, changed, and stopped', async () => {
  const view = await addView(demo, '每周产品', products, { is_shared: true });
  expect((await demo.get('viewReport/show', { view_id: view })).data).toBeNull();
  const made = await save(demo, view);
  expect(made, made.msg).toMatchObject({
    code: 0,
    data: { ...usual, version: 1, last_time: null },
  });
  // Monday, eight o’clock in Shanghai.
  const next = new Date(made.data.next_time);
  expect([next.getUTCDay(), next.getUTCHours()]).toEqual([1, 0]);
  expect(next.getTime()).toBeGreaterThan(Date.now());

  const product = await node.signIn('product');
  expect((await product.get('viewReport/show', { view_id: view })).data).toBeNull();
  const other = await node.signIn('other');
  expect(await other.get('viewReport/show', { view_id: view })).toMatchObject({ code: 404 });
  expect(await save(other, view)).toMatchObject({ code: 404 });

  expect(await save(demo, view, { version: 7 })).toMatchObject({ code: 409 });
  const changed = await save(demo, view, { version: 1, every: 'day', hour: 20 });
  expect(changed, changed.msg).toMatchObject({ code: 0, data: { every: 'day', version: 2 } });
  expect(new Date(changed.data.next_time).getUTCHours()).toBe(12);

  expect(await demo.post('viewReport/delete', { view_id: view })).toMatchObject({ code: 0 });
  expect(await demo.post('viewReport/delete', { view_id: view })).toMatchObject({ code: 0 });
  expect((await demo.get('viewReport/show', { view_id: view })).data).toBeNull();
});

test.each([
  ['', '收件人：不能为空'],
  ['a@example.org b', '邮箱格式不正确'],
  [Array.from({ length: 6 }, (_, at) => `u${at}@example.org`).join(','), '最多 5 个邮箱'],
])('recipients %j are refused by name', async (emails, msg) => {
  const view = await addView(demo, `坏地址 ${msg}`);
  const answer = await save(demo, view, { emails });
  expect(answer.code).toBe(422);
  expect(answer.errors).toContainEqual(expect.objectContaining({ field: 'emails' }));
  expect(answer.errors!.map((one) => one.msg).join()).toContain(msg.split('：').at(-1));
  expect((await demo.get('viewReport/show', { view_id: view })).data).toBeNull();
});

test('its mail brings the rows of the view as a sheet, and leads to the list', async () => {
  const view = await addView(demo, '产品 <一览>');
  await save(demo, view);
  const before = await lastId();
  expect(await demo.post('viewReport/send', { view_id: view })).toMatchObject({ code: 0 });
  const mails = await mailsSince(before, 2);
  expect(mails.map(({ email }) => email)).toEqual(['a@example.org', 'b@example.org']);
  const [{ subject, text, html }] = mails as [(typeof mails)[0]];
  expect(subject).toMatch(/^产品 <一览> \(\d{4}-\d\d-\d\d\)$/);
  expect(text).toContain(`/product/part?saved=${view}`);
  expect(html).toContain('产品 &lt;一览&gt;');
  const rows = sheetFor('b@example.org');
  expect(rows[0]).toHaveLength(2);
  const { data, count } = await demo.get('part/index', {
    kind: 'product',
    sort_field: 'code',
    sort_by: 'asc',
    limit: 5,
  });
  expect(rows).toHaveLength(count! + 1);
  expect(rows.slice(1, 6).map(([code]) => code)).toEqual(
    data.map(({ code }: { code: string }) => code),
  );
  expect(await resultOf(view)).toMatchObject({ last_result: 'sent' });
  // It is an export like any other.
  const [line] = await owner.rows<{ count: number }>(
    `select count(*)::int from operation_log where company_id = 1 and path like '%part/export'
     and create_time > now() - interval '1 minute'`,
  );
  expect(line!.count).toBeGreaterThan(0);
});

test('is sent once when its time has come, and gets its next one', async () => {
  const view = await addView(demo, '到时间了');
  await save(demo, view, { emails: 'due@example.org' });
  await owner.rows(
    `update view_report set next_time = now() - interval '3 days' where view_id = $1`,
    [view],
  );
  const before = await lastId();
  const ask = () =>
    transact(node.app.database.main, systemActor, (tx) => askForReports(node.app, tx));
  await Promise.all([ask(), ask()]);
  await mailsSince(before, 1);
  expect(new Date((await resultOf(view)).next_time).getTime()).toBeGreaterThan(Date.now());
  await ask();
  expect(await mailsSince(before, 1)).toHaveLength(1);
});

test('nothing is sent for somebody who may no longer export, or no longer sign in', async () => {
  const [role] = await owner.rows<{ id: number }>(
    `insert into role (company_id, login_type, code, name, permissions)
     values (1, 'web', 'reader', '{"zh_CN":"读者","en":"Reader","zh_TW":"讀者"}',
       '{product:part:view,product:part:export}') returning id`,
  );
  const [reader] = await owner.rows<{ id: number }>(
    `insert into account (login_type, company_id, username, password_hash, realname)
     select 'web', 1, 'reader', password_hash, '读者' from account where username = 'demo' returning id`,
  );
  await owner.rows(
    `insert into account_role (account_id, role_id, company_id) values ($1, $2, 1)`,
    [reader!.id, role!.id],
  );
  const user = await node.signIn('reader');
  const view = await addView(user, '读者的');
  const saved = await save(user, view, { emails: 'reader@example.org' });
  expect(saved, saved.msg).toMatchObject({ code: 0 });
  const before = await lastId();
  const sendDue = async () => {
    await owner.rows(
      `update view_report set next_time = now() - interval '1 minute', last_time = null, last_result = null
       where view_id = $1`,
      [view],
    );
    await transact(node.app.database.main, systemActor, (tx) => askForReports(node.app, tx));
    return until('a result', async () => {
      const row = await owner.row<{ last_result: string | null }>(
        `select last_result from view_report where view_id = ${view}`,
      );
      return row.last_result ?? undefined;
    });
  };
  await owner.rows(`update role set permissions = '{product:part:view}' where id = $1`, [role!.id]);
  expect(await sendDue()).toBe('forbidden');
  await owner.rows(
    `update role set permissions = '{product:part:view,product:part:export}' where id = $1`,
    [role!.id],
  );
  await owner.rows(`update account set disabled = true where id = $1`, [reader!.id]);
  expect(await sendDue()).toBe('forbidden');
  expect(await lastId()).toBe(before);
});

test('what cannot be sent is told, and holds up no other', async () => {
  const [view, other] = [await addView(demo, '太多信'), await addView(demo, '另一个')];
  await save(demo, view, { emails: 'often@example.org' });
  await save(demo, other, { emails: 'seldom@example.org' });
  await owner.rows(
    `update view_report set next_time = now() - interval '1 minute' where view_id = any($1::int[])`,
    [[view, other]],
  );
  const whom = emailIndex(node.app, 'often@example.org').toString('hex');
  for (let sent = 0; sent < configuration.mail.parse({}).mail_per_recipient; sent += 1)
    await limitMessages(node.app, 'mail', whom, { ip: null, companyId: null });
  const before = await lastId();
  await transact(node.app.database.main, systemActor, (tx) => askForReports(node.app, tx));
  await mailsSince(before, 1);
  expect(await resultOf(view)).toMatchObject({ last_result: 'failed' });
  expect(await resultOf(other)).toMatchObject({ last_result: 'sent' });
  expect(await lastId()).toBe(before + 1);
});

test('one person has at most twenty', async () => {
  const views = [];
  for (let n = 0; n < 21; n += 1)
    views.push(await addView(demo, `第 ${n} 个`, products, { list: 'batch', state: plain }));
  const answers = [];
  for (const view of views) answers.push((await save(demo, view)).code);
  expect(answers).toContain(409);
  const { own } = await owner.row<{ own: number }>(
    `select count(*)::int as own from view_report v join account a on a.id = v.account_id where a.username = 'demo'`,
  );
  expect(own).toBe(20);
});
