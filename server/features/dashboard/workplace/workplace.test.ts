import { expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { tally } from '#server/identifiers/tally.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const { app, signIn, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
type Figure = { key: string; value: number; trend: number[]; path: string | null };
const figures = (data: { figures: Figure[] }) =>
  Object.fromEntries(data.figures.map(({ key, value }) => [key, value]));

test('the figures are counted from the tables, for one’s own company only', async () => {
  const demo = await signIn('demo');
  const { data } = await demo.get('workplace/index');
  expect(figures(data)).toMatchObject({
    parts: 30,
    suppliers: 9,
    customers: 7,
    users: 9,
    dealers: 4,
  });
  const other = await signIn('other');
  expect(figures((await other.get('workplace/index')).data)).toMatchObject({
    parts: 5,
    users: 1,
    dealers: 1,
  });
  const admin = await signIn('admin', 'admin');
  expect(figures((await admin.get('workplace/index')).data)).toMatchObject({
    companies: 3,
    companiesVerified: 2,
  });
});

test('each day has what came on it, and the last is today', async () => {
  const demo = await signIn('demo');
  const trend = async () => {
    const { data } = await demo.get('workplace/index');
    return (data.figures as Figure[]).find(({ key }) => key === 'suppliers')!.trend;
  };
  const before = await trend();
  expect(before).toHaveLength(14);
  await demo.post('supplier/add', { name: '今天的供应商' });
  expect(await trend()).toEqual([...before.slice(0, 13), before[13]! + 1]);
});

test('what waits is told to the person who can do it, and to nobody else', async () => {
  const todos = async (username: string, type: 'web' | 'admin' | 'dealer' = 'web') =>
    ((await (await signIn(username, type)).get('workplace/index')).data.todos as { key: string }[])
      .map(({ key }) => key)
      // Tasks left by the demo's scans and packs are checked below.
      .filter(
        (key) =>
          !['incidentsOpen', 'repairsSubmitted', 'repairsOverdue', 'packsMaking'].includes(key),
      )
      .toSorted();
  expect(await todos('demo')).toEqual([
    'nonconformancesOpen',
    'nonconformancesOverdue',
    'nonconformancesToCheck',
    'purchasesToApprove',
    'receiptsToPost',
    'reportsOpen',
    'salesToApprove',
    'suppliedToConfirm',
    'supplierInvitations',
    'unread',
  ]);
  expect(await todos('procure')).toEqual([
    'nonconformancesMine',
    'nonconformancesOpen',
    'nonconformancesOverdue',
    'purchasesToApprove',
    'receiptsToPost',
    'supplierInvitations',
    'unread',
  ]);
  expect(await todos('sales')).toEqual([
    'incidentsMine',
    'nonconformancesMine',
    'nonconformancesOpen',
    'nonconformancesOverdue',
    'reportsOpen',
    'salesToApprove',
    'suppliedToConfirm',
    'unread',
  ]);
  expect(await todos('admin', 'admin')).toContain('companiesPending');
});

test('anyone who may not see a list does not see its number', async () => {
  const { data } = await (await signIn('identity')).get('workplace/index');
  expect(Object.keys(figures(data)).toSorted()).toEqual([
    'codesToday',
    'dealers',
    'parts',
    'users',
  ]);
});

test('codes, scans and alerts of today come from what is counted as it happens', async () => {
  const other = await signIn('other');
  const today = async () => {
    const { data } = await other.get('workplace/index');
    return (data.figures as Figure[]).filter(({ key }) => key.endsWith('Today'));
  };
  const before = await today();
  const { company_id: company } = await owner.row<{ company_id: number }>(
    `select company_id from account where username = 'other'`,
  );
  await transact(app.database.main, systemActor, (tx) =>
    tally(tx, company, [
      { metric: 'generated', n: 5_000 },
      { metric: 'scanned', n: 3, province: 33 },
      { metric: 'scanned', n: 4, province: 44 },
      { metric: 'alerts', n: 1, province: 44 },
    ]),
  );
  const more = (await today()).map(({ key, value, trend }, at) => {
    expect(trend).toHaveLength(14);
    expect(trend.slice(0, 13)).toEqual(before[at]!.trend.slice(0, 13));
    expect(trend[13]).toBe(value);
    return [key, value - before[at]!.value];
  });
  expect(more).toEqual([
    ['codesToday', 5_000],
    ['scansToday', 7],
    ['alertsToday', 1],
  ]);
});

test('incidents that are open and packs that are being made wait, and lead to their lists', async () => {
  const other = await signIn('other');
  const waits = async (key: string) => {
    const { data } = await other.get('workplace/index');
    const todos = data.todos as { key: string; count: number; path: string }[];
    return todos.find((todo) => todo.key === key);
  };
  const before = (await waits('incidentsOpen'))?.count ?? 0;
  await owner.row(
    `insert into incident (company_id, code, kind, severity, subject, state, first_time, last_time)
     select company_id, 'W-' || state, 'speed', 3, 'W-' || state, state, now(), now()
     from account, unnest(array['open', 'confirmed', 'closed']) as state
     where username = 'other' returning id`,
  );
  expect(await waits('incidentsOpen')).toEqual({
    key: 'incidentsOpen',
    count: before + 1,
    path: '/sale/incident?state[]=open',
  });
  // A job makes packs at once: none stays in this state to be counted.
  await owner.row(
    `update identifier_pack set state = 'making' where ctid = (
       select ctid from identifier_pack
       where company_id = (select company_id from account where username = 'other') limit 1) returning id`,
  );
  expect(await waits('packsMaking')).toMatchObject({ path: expect.stringContaining('making') });
});

test('two weeks of sign-ins, day by day up to today, and a dealer sees its own only', async () => {
  for (const [username, type, where] of [
    ['demo', 'web', 'company_id = 1'],
    ['dealer', 'dealer', 'account_id = 18'],
  ] as const) {
    const user = await signIn(username, type);
    const { data } = await user.get('workplace/index');
    const days = data.sign_ins as { day: string; count: number }[];
    expect(days).toHaveLength(14);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    const { count } = await owner.row<{ count: number }>(
      `select count(*)::int from login_log where result = 'ok' and ${where}
         and create_time >= ((now() at time zone 'Asia/Shanghai')::date - 13)::timestamp at time zone 'Asia/Shanghai'`,
    );
    expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(count);
  }
});

test('what was done lately is one’s own company’s, newest first', async () => {
  const other = await signIn('other');
  const demo = await signIn('demo');
  const { data } = await demo.get('index/getUserInfo');
  await demo.post('index/updateProfile', {
    version: data.version,
    realname: '陈',
    email: '',
    language: null,
  });
  const recent = async (user: typeof demo) =>
    (await user.get('workplace/index')).data.recent as { user: string; path: string }[];
  expect((await recent(demo))[0]).toMatchObject({ user: 'demo', path: 'index/updateProfile' });
  expect((await recent(other)).map(({ user }) => user)).not.toContain('demo');
});

test('a company that begins is led through its first steps, by what really happened', async () => {
  const other = await signIn('other');
  const { company_id: company } = await owner.row<{ company_id: number }>(
    `select company_id from account where username = 'other'`,
  );
  const look = async () => (await other.get('workplace/index')).data.checklist;
  const stepsOf = async () =>
    ((await look()) as { key: string; done: boolean }[] | null)
      ?.filter(({ done }) => !done)
      .map(({ key }) => key) ?? null;
  await owner.rows(
    `delete from code_tally where company_id = $1 and metric in ('scanned', 'shipped')`,
    [company],
  );
  const before = await stepsOf();
  expect(before).toEqual(expect.arrayContaining(['scan', 'ship']));
  for (const metric of ['scanned', 'shipped'])
    await owner.rows(
      `insert into code_tally (company_id, metric, day, province, n) values ($1, $2, '2026-01-05', 99, 1)`,
      [company, metric],
    );
  expect(await stepsOf()).toEqual(
    before!.length === 2 ? null : before!.filter((key) => key !== 'scan' && key !== 'ship'),
  );
  // Those who make nothing themselves, dealers and the platform have no such list.
  for (const [username, type] of [
    ['procure', 'web'],
    ['dealer', 'dealer'],
    ['admin', 'admin'],
  ] as const)
    expect((await (await signIn(username, type)).get('workplace/index')).data.checklist).toBeNull();
});

test('scans, incidents and jobs are told to those who may see them', async () => {
  const demo = await signIn('demo');
  const { data } = await demo.get('workplace/index');
  const days = data.scans as { day: string; verified: number; repeated: number; alerts: number }[];
  // The map tells of the same scans as the days.
  const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);
  const places = data.places as { province: number; n: number }[];
  expect(sum(places.map(({ n }) => n))).toBe(
    sum(days.map(({ verified, repeated }) => verified + repeated)),
  );
  expect(places.length).toBeGreaterThan(1);
  expect(days).toHaveLength(14);
  const { n } = await owner.row<{ n: number }>(
    `select coalesce(sum(n), 0)::int as n from code_tally where company_id = 1 and metric = 'scanned'
       and day > (now() at time zone 'Asia/Shanghai')::date - 14`,
  );
  expect(days.reduce((sum, day) => sum + day.verified + day.repeated, 0)).toBe(n);
  const { open } = await owner.row<{ open: number }>(
    `select least(count(*), 5)::int as open from incident where company_id = 1 and state = 'open'`,
  );
  expect(data.incidents).toHaveLength(open);
  expect(Array.isArray(data.jobs)).toBe(true);
  const procure = (await (await signIn('procure')).get('workplace/index')).data;
  expect(procure).toMatchObject({ scans: null, places: null, incidents: null, jobs: null });
});
