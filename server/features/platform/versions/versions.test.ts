import * as XLSX from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
});
const blank = {
  code: 'gold',
  name: { zh_CN: '黄金版', en: '', zh_TW: '' },
  quotas: { identifiers: 100, storage_mb: 10, users: 2 },
};
const info = async (id: number) => (await admin.get('version/info', { id })).data;
const companyVersion = async (id: number) =>
  (await admin.get('company/info', { id })).data.version as number;

describe('a version', () => {
  test('is added with its names, quotas and term, and its code stands once', async () => {
    const made = await admin.post('version/add', { ...blank, days: 90, end_date: '2099-01-01' });
    expect(made.data).toMatchObject({
      code: 'gold',
      name: { zh_CN: '黄金版', en: '黄金版', zh_TW: '黄金版' },
      quotas: { identifiers: 100, storage_mb: 10, users: 2 },
      permissions: [],
      companies: 0,
      is_shipped: false,
    });
    expect(await admin.post('version/add', blank)).toMatchObject({
      status: 409,
      errors: [{ field: 'code' }],
    });
    expect(
      await admin.post('version/add', {
        ...blank,
        code: 'late',
        start_date: '2027-01-02',
        end_date: '2027-01-01',
      }),
    ).toMatchObject({ status: 422, errors: [{ field: 'end_date' }] });
    expect(await admin.post('version/add', { ...blank, code: '1 x' })).toMatchObject({
      status: 422,
      errors: [{ field: 'code' }],
    });
  });

  test('holds rights of companies only, each with the right to look', async () => {
    const { id, version } = (await admin.get('version/index', { keyword: 'gold' })).data[0];
    const set = (permissions: string[], at = version) =>
      admin.post('version/authorise', { id, version: at, permissions });
    expect(await set(['data:link:view'])).toMatchObject({
      status: 422,
      errors: [{ field: 'permissions' }],
    });
    expect(await set(['no:such:right'])).toMatchObject({ status: 422 });
    expect((await set(['product:part:edit'])).data.permissions).toEqual([
      'product:part:view',
      'product:part:edit',
    ]);
    expect(await set([])).toMatchObject({ status: 409 });
  });

  test('changes what its companies may do at their next call, without a new login', async () => {
    const own = (await admin.get('company/info', { id: 1 })).data.system_version_id as number;
    const before = await info(own);
    expect(await demo.get('part/index')).toMatchObject({ status: 200 });
    const cut = await admin.post('version/authorise', {
      id: own,
      version: before.version,
      permissions: ['order:customer:view'],
    });
    expect(cut.code).toBe(0);
    expect(await demo.get('part/index')).toMatchObject({ status: 402 });
    const restored = await admin.post('version/authorise', {
      id: own,
      version: cut.data.version,
      everything: true,
    });
    expect(restored.data.permissions).toEqual(['*']);
    expect(await demo.get('part/index')).toMatchObject({ status: 200 });
  });

  test('in use or shipped it cannot be deleted, unused it can', async () => {
    const gold = (await admin.get('version/index', { keyword: 'gold' })).data[0];
    expect(await admin.post('version/delete', { ids: [1] })).toMatchObject({ status: 409 });
    const given = await admin.post('company/version', {
      id: 38,
      version: await companyVersion(38),
      system_version_id: gold.id,
      expire_date: '2099-12-31',
    });
    expect(given.data).toMatchObject({ system_version_name: '黄金版' });
    expect(await admin.post('version/delete', { ids: [gold.id] })).toMatchObject({
      status: 409,
      msg: '有 1 家企业正在使用“黄金版”，不能删除',
    });
    await admin.post('company/version', {
      id: 38,
      version: await companyVersion(38),
      system_version_id: 3,
      expire_date: null,
    });
    expect(await admin.post('version/delete', { ids: [gold.id] })).toMatchObject({ code: 0 });
  });

  test('is nobody’s to edit without the right', async () => {
    await owner.rows(`update role set permissions = '{platform:version:view}' where id = 1`);
    const looker = await node.signIn('admin', 'admin');
    await node.app.sessions.find(looker.token);
    expect(await looker.get('version/index')).toMatchObject({ status: 200 });
    expect(await looker.post('version/add', { ...blank, code: 'x' })).toMatchObject({
      status: 403,
    });
    await owner.rows(`update role set permissions = '{*}' where id = 1`);
    admin = await node.signIn('admin', 'admin');
  });
});

describe('what companies use of their versions', () => {
  test('is listed with quotas, narrowed by version and term', async () => {
    const { data } = await admin.get('companyUse/index', { limit: 100 });
    const first = data.find((row: { id: number }) => row.id === 1);
    expect(first.identifiers).toBeGreaterThan(20_000);
    expect(first.storage).toBeGreaterThan(0);
    expect(first.users).toBeGreaterThan(5);
    expect((await admin.get('companyUse/index', { system_version_id: 999 })).count).toBe(0);
    await admin.post('company/version', {
      id: 38,
      version: await companyVersion(38),
      system_version_id: 2,
      expire_date: '2099-12-31',
    });
    const running = (await admin.get('companyUse/index', { expiry: 'valid' })).data;
    expect(running.map((row: { id: number }) => row.id)).toContain(38);
    expect(
      (await admin.get('companyUse/index', { keyword: running[0].name })).data[0].users_quota,
    ).toBe(200);
  });

  test('is exported as it is listed', async () => {
    const { data } = await admin.get('companyUse/export', { system_version_id: 2 });
    const book = XLSX.read(Buffer.from(data as ArrayBuffer), { type: 'buffer' });
    const rows = XLSX.utils.sheet_to_json<Record<string, string>>(
      book.Sheets[book.SheetNames[0]!]!,
    );
    expect(rows.map((row) => row['版本'])).toContain('标准版');
  });
});

describe('the version of a company', () => {
  test('is changed once, told to the company, and runs out at the end of its day', async () => {
    const version = await companyVersion(38);
    const body = { id: 38, version, system_version_id: 1, expire_date: '2099-06-30' };
    const answers = await Promise.all([
      admin.post('company/version', body),
      admin.post('company/version', body),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const other = await node.signIn('other');
    expect((await other.get('notice/index', { type: 1, limit: 1 })).data[0].content).toContain(
      '2099-06-30',
    );
    await owner.rows(
      `update company set version_expire_time = now() - interval '1 minute' where company_id = 38`,
    );
    const late = await node.signIn('other');
    expect(await late.get('part/index')).toMatchObject({ status: 402 });
    expect(await admin.post('company/version', { ...body, version: version + 1 })).toMatchObject({
      code: 0,
    });
    expect(await late.get('part/index')).toMatchObject({ status: 200 });
  });

  test('is refused outside of the days on which it may be given, and before verification', async () => {
    const past = await admin.post('version/add', {
      ...blank,
      code: 'past',
      end_date: '2020-01-01',
    });
    const version = await companyVersion(38);
    expect(
      await admin.post('company/version', {
        id: 38,
        version,
        system_version_id: past.data.id,
        expire_date: null,
      }),
    ).toMatchObject({ status: 422, errors: [{ field: 'system_version_id' }] });
    const waiting = { id: 3, version: await companyVersion(3), system_version_id: 1 };
    expect(await admin.post('company/version', waiting)).toMatchObject({ status: 409 });
  });
});
