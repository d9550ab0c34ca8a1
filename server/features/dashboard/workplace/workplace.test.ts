import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const { signIn, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
type Figure = { key: string; value: number; path: string | null };
const figures = (data: { figures: Figure[] }) =>
  Object.fromEntries(data.figures.map(({ key, value }) => [key, value]));

test('the figures are counted from the tables, for one’s own company only', async () => {
  const demo = await signIn('demo');
  const { data } = await demo.get('workplace/index');
  expect(figures(data)).toMatchObject({ users: 6, dealers: 2, unread: 2 });
  const other = await signIn('other');
  expect(figures((await other.get('workplace/index')).data)).toMatchObject({
    users: 1,
    dealers: 0,
    signInsToday: 1,
  });
  const admin = await signIn('admin', 'admin');
  expect(figures((await admin.get('workplace/index')).data)).toMatchObject({
    companies: 3,
    companiesPending: 1,
    jobsFailed: 0,
  });
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
