import { beforeAll, describe, expect, test } from 'vitest';
import type { Announcement } from '#contract/features/platform/announcements/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { openSocket } from '#server/testing/socket.ts';
import { until } from '#server/testing/wait.ts';
import { makeAnnouncementJob } from './send.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
let other: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const add = async (body: object) => {
  const answer = await admin.post('announcement/add', { content: '内容', ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as Announcement;
};
const read = async (id: number) =>
  (await admin.get('announcement/info', { id })).data as Announcement;
const send = async ({ id, version }: Announcement) => {
  expect(await admin.post('announcement/send', { id, version })).toMatchObject({ code: 0 });
  return until('it is sent', async () => {
    const now = await read(id);
    return now.state === 'sent' ? now : undefined;
  });
};
const seenBy = async (user: User, keyword: string, lang = 'zh_CN') =>
  (await user.get('notice/index', { keyword, type: 0 }, { lang })).data as {
    id: number;
    title: string;
    content: string;
    create_user: string;
  }[];

describe('an announcement', () => {
  test('to all reaches every account of every company once, in the reader’s language', async () => {
    const draft = await add({ title: '停机通知', title_en: 'Downtime', content_en: 'Tonight.' });
    expect(draft).toMatchObject({ state: 'draft', companies: [], create_user: '平台管理员' });
    expect(await seenBy(demo, '停机通知')).toEqual([]);
    const sent = await send(draft);
    const { n } = await owner.row<{ n: number }>(
      'select count(*)::int as n from account where company_id is not null and not disabled',
    );
    expect(sent).toMatchObject({ readers: n, read: 0 });
    expect(await seenBy(demo, '停机')).toMatchObject([
      { title: '停机通知', content: '内容', create_user: '平台管理员' },
    ]);
    expect(await seenBy(other, 'Downti', 'en')).toMatchObject([
      { title: 'Downtime', content: 'Tonight.' },
    ]);
    // Missing translations fall back to Chinese.
    expect(await seenBy(other, '停机', 'zh_TW')).toMatchObject([{ title: '停机通知' }]);
    const [mine] = await seenBy(demo, '停机');
    await demo.get('notice/edit', { id: mine!.id });
    expect(await read(sent.id)).toMatchObject({ read: 1 });
    // The platform itself is not a recipient.
    expect(await seenBy(admin, '停机')).toEqual([]);
  });

  test('to some reaches those alone, and anyone who is online hears of it', async () => {
    const socket = await openSocket(node.base, {
      token: other.token,
      userId: 16,
      app: 'web',
    });
    const sent = await send(await add({ title: '只给远航', company_ids: [38] }));
    expect(sent).toMatchObject({ companies: ['远航乳业股份有限公司'], company_ids: [38] });
    expect(await seenBy(demo, '只给远航')).toEqual([]);
    expect(await seenBy(other, '只给远航')).toHaveLength(1);
    await until('the socket hears', () =>
      socket.messages.some(({ content }) => content === '只给远航'),
    );
    socket.close();
  });

  test('is sent once, however often and from wherever that is asked', async () => {
    const { id, version } = await add({ title: '一次' });
    const both = await Promise.all(
      [1, 2].map(() => admin.post('announcement/send', { id, version })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await until('it is sent', async () => (await read(id)).state === 'sent');
    // A job restarted after a crash finds that everyone has it.
    await owner.rows(
      `update announcement set state = 'sending' where id = ${id};
       insert into job (kind, payload) values ('announcement.send', '{"announcement": ${id}}')`,
    );
    await until('it is sent again', async () => (await read(id)).state === 'sent');
    expect(await seenBy(demo, '一次')).toHaveLength(1);
  });

  test('counts what it writes as it goes, not all that was written before', async () => {
    const { id } = await add({ title: '一步一步', company_ids: [1] });
    await owner.rows(`update announcement set state = 'sending' where id = ${id}`);
    const { n } = await owner.row<{ n: number }>(
      'select count(*)::int as n from account where company_id = 1 and not disabled',
    );
    const steps: number[] = [];
    await makeAnnouncementJob(2).run(
      {
        id: 1,
        payload: { announcement: id },
        cursor: null,
        step: async (work) => {
          const { done } = await transact(node.app.database.main, systemActor, work);
          steps.push(done!);
          // Read notices may be deleted while others are still being written; the count stays.
          if (steps.length === 1)
            await owner.rows(
              `delete from notice where batch = (select batch from announcement where id = ${id})`,
            );
        },
      },
      node.app,
    );
    expect(steps.slice(0, 2)).toEqual([2, 4]);
    expect(steps.at(-1)).toBe(n);
    expect(await read(id)).toMatchObject({ state: 'sent', readers: n - 2 });
  });

  test('that is withdrawn leaves those who read it what they read, and nobody else anything', async () => {
    const sent = await send(await add({ title: '撤回我' }));
    const [mine] = await seenBy(demo, '撤回我');
    await demo.get('notice/edit', { id: mine!.id });
    const { id, version } = sent;
    expect(await admin.post('announcement/delete', { ids: [id] })).toMatchObject({ status: 409 });
    expect(await admin.post('announcement/withdraw', { id, version })).toMatchObject({
      code: 0,
      data: { state: 'withdrawn', read: 1 },
    });
    expect(await seenBy(demo, '撤回我')).toHaveLength(1);
    expect(await seenBy(other, '撤回我')).toEqual([]);
    expect(await admin.post('announcement/withdraw', { id, version: version + 1 })).toMatchObject({
      status: 409,
    });
    expect(await admin.post('announcement/delete', { ids: [id] })).toMatchObject({ code: 0 });
  });

  test('is changed only while it is a draft, and goes to companies that exist', async () => {
    const draft = await add({ title: '草稿' });
    const body = { ...draft, title: '改过' };
    const { id, version, title, content } = body;
    const edit = { id, version, title, content, company_ids: [1] };
    const answer = await admin.post('announcement/edit', edit);
    expect(answer, answer.msg).toMatchObject({ data: { companies: ['青山精密制造有限公司'] } });
    const sent = await send(answer.data as Announcement);
    expect(await admin.post('announcement/edit', { ...edit, version: sent.version })).toMatchObject(
      { status: 409 },
    );
    expect(
      await admin.post('announcement/add', { title: 'x', content: 'y', company_ids: [999_999] }),
    ).toMatchObject({ status: 422, errors: [{ field: 'company_ids' }] });
  });

  test('is the platform’s to write, and the right to send is one of its own', async () => {
    expect(await demo.get('announcement/index')).toMatchObject({ status: 404 });
    await owner.rows(
      `update role set permissions = '{platform:announcement:view,platform:announcement:add}' where code = 'platform'`,
    );
    const writer = await node.signIn('admin', 'admin');
    const made = await writer.post('announcement/add', { title: '无权', content: '内容' });
    expect(made).toMatchObject({ code: 0 });
    const { id, version } = made.data as Announcement;
    for (const name of ['send', 'withdraw'])
      expect(await writer.post(`announcement/${name}`, { id, version })).toMatchObject({
        status: 403,
      });
  });
});
