import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { pagesOf, pageSaying } from './pages.fixture.ts';

const url = await copyDatabase();
const node = await startTestNode({}, url);
const owner = await openOwner(url);
let demo: Awaited<ReturnType<typeof node.signIn>>;
let pages: ReturnType<typeof pagesOf>;
beforeAll(async () => {
  demo = await node.signIn('demo');
  pages = pagesOf(demo);
});

const hour = 3_600_000;
const inAnHour = () => new Date(Date.now() + hour).toISOString();
const schedule = (id: number, time = inAnHour()) => pages.call('schedule', id, { time });
/** Moves the schedule into the past, so that it is due. */
async function pass(id: number, isUp = true) {
  await owner.rows(
    `update page_template set schedule_time = schedule_time - interval '2 hours' where id = $1 and scheduled is not null`,
    [id],
  );
  await owner.rows(
    `update job set run_after = now() - interval '1 second' where kind = 'pages.show' and (payload->>'page')::int = $1`,
    [id],
  );
  if (isUp)
    await transact(node.app.database.main, systemActor, (tx) =>
      node.app.cluster.tell(tx, { topic: 'job' }),
    );
}
const jobs = (id: number) =>
  owner.rows<{ state: string }>(
    `select state from job where kind = 'pages.show' and (payload->>'page')::int = $1 order by id`,
    [id],
  );
const settled = (id: number) =>
  until('the jobs to be done', async () => (await jobs(id)).every(({ state }) => state === 'done'));

describe('a page that is to be shown later', () => {
  test('is a version at once, shown at its time, and told to those who publish', async () => {
    const id = await pages.add('定时页');
    await pages.publish(id);
    await pages.save(id, '明天的样子');
    expect(await schedule(id)).toMatchObject({ code: 0, msg: '第 2 版将按时上线' });
    expect(await pages.read(id)).toMatchObject({ published: 1, scheduled: 2 });
    // Later saves are not in it.
    await pages.save(id, '后来的样子');
    expect((await pages.read(id)).published).toBe(1);
    await pass(id);
    await settled(id);
    const shown = await pages.read(id);
    expect(shown).toMatchObject({ published: 2, scheduled: null, schedule_time: null });
    const { data } = await demo.get('pageTemplate/version', { id, number: 2 });
    expect(data).toMatchObject({ document: pageSaying('明天的样子') });
    const { count } = await owner.row<{ count: number }>(
      `select count(*)::int as count from notice where sentence = 'pageShown' and params->>'name' = '定时页' and account_id = (
        select id from account where username = 'demo')`,
    );
    expect(count).toBe(1);
  });

  test('is not shown once it was called off, withdrawn, or rescheduled', async () => {
    const off = await pages.add('取消的');
    await pages.publish(off);
    await schedule(off);
    expect(await pages.call('unschedule', off)).toMatchObject({ code: 0 });
    expect(await pages.call('unschedule', off)).toMatchObject({ status: 409 });
    await pass(off);
    await settled(off);
    expect(await pages.read(off)).toMatchObject({ published: 1, scheduled: null });

    const gone = await pages.add('下线的');
    await pages.publish(gone);
    await schedule(gone);
    await pages.call('withdraw', gone);
    await pass(gone);
    await settled(gone);
    expect(await pages.read(gone)).toMatchObject({ published: null, scheduled: null });

    const again = await pages.add('改期的');
    await schedule(again);
    await schedule(again, new Date(Date.now() + 5 * hour).toISOString());
    await pass(again);
    await settled(again);
    // Only the first schedule was due, and it was replaced.
    expect(await pages.read(again)).toMatchObject({ published: null, scheduled: 2 });
  });

  test('stays promised while another version is published meanwhile', async () => {
    const id = await pages.add('照常上线');
    await schedule(id);
    await pages.publish(id);
    expect(await pages.read(id)).toMatchObject({ published: 2, scheduled: 1 });
    await pass(id);
    await settled(id);
    expect(await pages.read(id)).toMatchObject({ published: 1, scheduled: null });
  });

  test.each([
    ['a time that is over', () => new Date(Date.now() - hour).toISOString()],
    ['a time in two years', () => new Date(Date.now() + 731 * 24 * hour).toISOString()],
    ['no time at all', () => '明天'],
  ])('needs a time to come: not %s', async (_name, time) => {
    const id = await pages.add(`错的时间 ${_name}`);
    expect(await schedule(id, time())).toMatchObject({
      status: 422,
      errors: [{ field: 'time' }],
    });
    expect((await pages.read(id)).versions).toEqual([]);
  });

  test('needs everything filled in, and promised twice at once is one version', async () => {
    const id = await pages.add('不完整', { document: { ...pageSaying('甲'), setup: {} } });
    expect(await schedule(id)).toMatchObject({ status: 409 });
    const twice = await pages.add('两次');
    const { version } = await pages.read(twice);
    const body = { id: twice, version, time: inAnHour() };
    const answers = await Promise.all([1, 2].map(() => demo.post('pageTemplate/schedule', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await pages.read(twice)).versions).toHaveLength(1);
  });

  test('is shown once by whichever node is up after its time', async () => {
    const id = await pages.add('停机时');
    await schedule(id);
    await node.stop();
    await pass(id, false);
    const [a, b] = await Promise.all([startTestNode({}, url), startTestNode({}, url)]);
    await settled(id);
    const again = pagesOf(await a.signIn('demo'));
    expect(await again.read(id)).toMatchObject({ published: 1, scheduled: null });
    expect((await pagesOf(await b.signIn('demo')).read(id)).published).toBe(1);
    const { count } = await owner.row<{ count: number }>(
      `select count(distinct batch)::int as count from notice where sentence = 'pageShown' and params->>'name' = '停机时'`,
    );
    expect(count).toBe(1);
  });
});
