import * as XLSX from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LoginLog } from '#contract/features/logs/login-log/contract.ts';
import type { OperationLog } from '#contract/features/logs/operation-log/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
let admin: User;
let dealer: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  admin = await node.signIn('admin', 'admin');
  dealer = await node.signIn('dealer', 'dealer');
});

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const hangzhou = { 'x-forwarded-for': '115.236.112.77', 'user-agent': windows };
const rows = async <Row>(user: User, path: string, query: Record<string, string> = {}) => {
  const answer = await user.get(`${path}/index`, query);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as Row[];
};
const signIns = (user: User, query: Record<string, string> = {}) =>
  rows<LoginLog>(user, 'loginLog', query);
const operations = (user: User, query: Record<string, string> = {}) =>
  rows<OperationLog>(user, 'operLog', query);

describe('the sign-in log', () => {
  test('says who signed in from where and with what, also when it failed', async () => {
    const body = { username: 'DEMO', password: 'wrong-1' };
    await node.anyone().post('login/login', body, hangzhou);
    const [row] = await signIns(demo, { who: 'demo' });
    expect(row).toMatchObject({
      username: 'demo',
      realname: '陈青山',
      result: 'wrong',
      ip: '115.236.112.77',
      place: '浙江 杭州市',
      browser: 'Chrome 130',
      system: 'Windows',
      device: 'computer',
    });
    const found = await signIns(demo, { ip: '115.236.112.77', result: 'wrong' });
    expect(found.map(({ id }) => id)).toEqual([row!.id]);
    const english = await demo.get('loginLog/index', { limit: '1' }, { lang: 'en' });
    expect(english.data[0].place).toBe('Zhejiang');
  });

  test('shows a company its own people and dealers and nobody else’s, the platform all', async () => {
    await node.anyone('dealer').post('login/login', { username: 'dealer', password: 'wrong-1' });
    await node.anyone().post('login/login', { username: 'nobody-at-all', password: 'wrong-1' });
    const mine = await signIns(demo, { limit: '10000' });
    expect(new Set(mine.map(({ login_type: type }) => type))).toEqual(new Set(['web', 'dealer']));
    expect(mine.some(({ username }) => ['other', 'nobody-at-all'].includes(username))).toBe(false);
    expect(await signIns(demo, { who: 'other' })).toEqual([]);
    expect(await signIns(admin, { who: 'nobody-at-all' })).toMatchObject([{ company_name: '' }]);
    const theirs = await signIns(admin, { company_id: '38' });
    expect(new Set(theirs.map((one) => one.company_name))).toEqual(
      new Set(['远航乳业股份有限公司']),
    );
    expect(await demo.get('loginLog/index', { company_id: '38' })).toMatchObject({ status: 422 });
  });

  test('is narrowed by name, result, kind and days, the newest first', async () => {
    await owner.rows(`insert into login_log (company_id, login_type, account_id, username, result, ip, user_agent, create_time)
      values (1, 'web', 10, 'demo', 'locked', '1.2.3.4', '', '2026-03-01T23:30:00+08:00')`);
    expect(await signIns(demo, { who: '青山', result: 'locked' })).toMatchObject([
      { username: 'demo', result: 'locked', device: 'unknown' },
    ]);
    const march = new URLSearchParams([
      ['create_time[]', '2026-03-01'],
      ['create_time[]', '2026-03-01'],
    ]);
    expect((await demo.get(`loginLog/index?${march}`)).count).toBe(1);
    const times = (await signIns(demo, { limit: '10000' })).map((one) => one.create_time);
    expect(times).toEqual(times.toSorted().toReversed());
    const upwards = await signIns(demo, { sort_field: 'create_time', sort_by: 'asc', limit: '1' });
    expect(upwards[0]!.create_time).toBe('2026-03-01T15:30:00.000Z');
    expect(await signIns(demo, { login_type: 'admin' })).toEqual([]);
  });
});

describe('the operation log', () => {
  const supplier = { name: '甲厂', credit_code: '', contact: '乙', mobile: '13811112222' };
  const rest = { email: '', address: '', remark: '' };

  test('tells an edit by the fields it changed, in words, with numbers masked', async () => {
    const added = await demo.post('supplier/add', { ...supplier, ...rest }, hangzhou);
    expect(added, added.msg).toMatchObject({ code: 0 });
    const { id, version } = added.data as { id: number; version: number };
    const edit = await demo.post('supplier/edit', {
      ...supplier,
      ...rest,
      id,
      version,
      name: '乙厂',
      mobile: '13833334444',
    });
    expect(edit, edit.msg).toMatchObject({ code: 0 });
    const found = await operations(demo, { target: 'supplier', target_id: String(id) });
    expect(found.map(({ path }) => path)).toEqual(['supplier/edit', 'supplier/add']);
    expect(found[0]).toMatchObject({ username: 'demo', realname: '陈青山', target: 'supplier' });
    expect(found[0]!.changed.toSorted()).toEqual(['名称', '联系电话'].toSorted());
    const { data: whole } = await demo.get('operLog/info', { id: found[0]!.id });
    expect(whole).toMatchObject({
      before: { name: '甲厂', mobile: '138****2222' },
      after: { name: '乙厂', mobile: '138****4444' },
      words: { name: '名称' },
    });
    const { data: first } = await demo.get('operLog/info', { id: found[1]!.id });
    expect(first).toMatchObject({ before: null, place: '浙江 杭州市', browser: 'Chrome 130' });
    const byRequest = await operations(demo, {
      request_id: edit.headers.get('x-request-id')!,
    });
    expect(byRequest.map((one) => one.id)).toEqual([found[0]!.id]);
    expect((await operations(demo, { ip: '115.236.112.77' })).map(({ path }) => path)).toEqual([
      'supplier/add',
    ]);
    expect(await operations(demo, { who: '赵采薇', path: 'supplier/edit' })).toEqual([]);
  });

  test('of one company is nobody else’s, and dealers do not read it at all', async () => {
    const [mine] = await operations(demo);
    expect(await other.get('operLog/info', { id: mine!.id })).toMatchObject({ status: 404 });
    expect(await admin.get('operLog/info', { id: mine!.id })).toMatchObject({ code: 0 });
    const theirs = await operations(other, { limit: '10000' });
    expect(theirs.every(({ company_name: name }) => name === '远航乳业股份有限公司')).toBe(true);
    expect(await dealer.get('operLog/index')).toMatchObject({ status: 404 });
    const sales = await node.signIn('sales');
    expect(await sales.get('operLog/index')).toMatchObject({ status: 403 });
    expect(await sales.get('loginLog/export')).toMatchObject({ status: 403 });
  });

  test('goes out as a spreadsheet under the same filters, and that is noted', async () => {
    const file = await fetch(`${node.base}/api/web/operLog/export?path=supplier%2Fedit`, {
      headers: { authorization: `Bearer ${demo.token}` },
    });
    const book = XLSX.read(Buffer.from(await file.arrayBuffer()));
    const [head, row, ...more] = XLSX.utils.sheet_to_json<string[]>(
      book.Sheets[book.SheetNames[0]!]!,
      { header: 1 },
    );
    expect(head!.slice(0, 6)).toEqual(['时间', '账号', '姓名', '登录类型', '操作', '对象']);
    expect(row!.slice(1, 6)).toEqual(['demo', '陈青山', '企业', '编辑供应商', '供应商']);
    expect(more).toEqual([]);
    expect((await operations(demo, { path: 'operLog/export' }))[0]).toMatchObject({
      target: 'operLog',
    });
  });

  test('is read across the months, however many rows each has', async () => {
    await owner.rows(`call make_months('operation_log', 6, 0);
      insert into operation_log (company_id, login_type, username, path, ip, user_agent, request_id, duration, create_time)
      select 1, 'web', 'demo', 'over/months', '', '', n::text, 1, now() - n * interval '4 days' from generate_series(1, 45) n`);
    const pages = [];
    for (const page of ['1', '2', '3', '4', '5'])
      pages.push(...(await operations(demo, { path: 'over/months', page, limit: '10' })));
    expect(pages.map((one) => Number(one.request_id))).toEqual(
      Array.from({ length: 45 }, (_, at) => at + 1),
    );
  });

  test('counts what came since exactly, also after many months', async () => {
    const add = (first: number, last: number) =>
      owner.rows(`insert into operation_log (company_id, login_type, username, path, ip, user_agent, request_id, duration, create_time)
        select 1, 'web', 'demo', 'over/counted', '', '', n::text, 1, now() - n * interval '4 days' from generate_series(${first}, ${last}) n`);
    const firstPage = () => demo.get('operLog/index', { path: 'over/counted', limit: '10' });
    await add(5, 45);
    expect(await firstPage()).toMatchObject({ count: 41 });
    await add(0, 4);
    const { count, data } = await firstPage();
    expect(count).toBe(46);
    expect(data.map((one: OperationLog) => Number(one.request_id))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    const days = new URLSearchParams([
      ['path', 'over/counted'],
      ['limit', '10'],
      ...[180, 2].map((back) => [
        'create_time[]',
        new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10),
      ]),
    ]);
    // Days that are in both: all but today.
    expect(await demo.get(`operLog/index?${days}`)).toMatchObject({ count: 45 });
  });
});
