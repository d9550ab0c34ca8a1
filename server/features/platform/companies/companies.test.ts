import { beforeAll, describe, expect, test } from 'vitest';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let newco: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  newco = await node.signIn('newco');
});
const waiting = 3;
const versionOf = async (id: number) =>
  (await admin.get('company/info', { id })).data.version as number;
const lastNotice = async () =>
  (await newco.get('notice/index', { type: 1, limit: 1 })).data[0] as {
    title: string;
    content: string;
  };

describe('[NTC-6] the verification of a company', () => {
  test('begins in the queue, those that wait first', async () => {
    const { data } = await admin.get('company/index');
    expect(data[0]).toMatchObject({ id: waiting, verify_status: 1 });
    expect((await admin.get('company/index', { keyword: '新晨' })).data).toMatchObject([
      { id: waiting },
    ]);
    expect((await admin.get('company/index', { verify_status: 3 })).count).toBe(2);
  });

  test('is rejected with a reason that reaches the company, and only while it waits', async () => {
    const version = await versionOf(waiting);
    expect(await admin.post('company/reject', { id: waiting, version, reason: '' })).toMatchObject({
      status: 422,
      errors: [{ field: 'reason' }],
    });
    const body = { id: waiting, version, reason: '营业执照与名称不符' };
    const answers = await Promise.all([
      admin.post('company/reject', body),
      admin.post('company/reject', body),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await lastNotice()).toMatchObject({ title: '企业认证被驳回' });
    expect((await newco.get('company/info')).data).toMatchObject({
      verify_status: 2,
      verify_reason: '营业执照与名称不符',
    });
    expect(
      await admin.post('company/approve', {
        id: waiting,
        version: await versionOf(waiting),
        system_version_id: 1,
      }),
    ).toMatchObject({ status: 409 });
  });

  test('submitted again it is approved, and opens everything at once, on the same login', async () => {
    expect(await newco.get('part/index')).toMatchObject({ status: 403 });
    const { version } = (await newco.get('company/info')).data;
    expect(await newco.post('company/submit', { version })).toMatchObject({ code: 0 });
    const approve = { id: waiting, version: await versionOf(waiting), system_version_id: 2 };
    expect(
      await admin.post('company/approve', { ...approve, system_version_id: 99 }),
    ).toMatchObject({ status: 422, errors: [{ field: 'system_version_id' }] });
    expect(
      await admin.post('company/approve', { ...approve, expire_date: '2020-01-01' }),
    ).toMatchObject({ status: 422, errors: [{ field: 'expire_date' }] });
    const approved = await admin.post('company/approve', { ...approve, expire_date: '2099-12-31' });
    expect(approved.data).toMatchObject({
      verify_status: 3,
      verify_reason: null,
      system_version_name: '标准版',
    });
    expect(
      approved.data.steps.map((step: { verify_status: number }) => step.verify_status),
    ).toEqual([3, 1, 2, 1]);
    expect(await lastNotice()).toMatchObject({ title: '企业认证已通过' });
    expect(await newco.get('part/index')).toMatchObject({ status: 200 });
  });

  test('suspended it is shut at once, restored it is open again', async () => {
    const suspend = { id: waiting, version: await versionOf(waiting), reason: '欠费' };
    expect(await admin.post('company/suspend', suspend)).toMatchObject({ code: 0 });
    expect(await newco.get('part/index')).toMatchObject({ status: 403 });
    expect((await lastNotice()).content).toContain('欠费');
    const resume = { id: waiting, version: await versionOf(waiting) };
    expect(await admin.post('company/resume', resume)).toMatchObject({ code: 0 });
    expect(await newco.get('part/index')).toMatchObject({ status: 200 });
  });

  test('is nobody’s business but the platform’s', async () => {
    const { version } = (await newco.get('company/info')).data;
    expect(
      await node.request('POST', '/api/web/company/approve', {
        body: { id: waiting, version, system_version_id: 3 },
        headers: { authorization: `Bearer ${newco.token}` },
      }),
    ).toMatchObject({ status: 404 });
    expect(
      await node.request('POST', '/api/admin/company/approve', {
        body: { id: waiting, version, system_version_id: 3 },
        headers: { authorization: `Bearer ${newco.token}` },
      }),
    ).toMatchObject({ status: 401 });
    const logged = await owner.rows(
      `select path, before, after from operation_log where path = 'company/approve'`,
    );
    expect(logged).toMatchObject([
      { before: { verify_status: 1 }, after: { verify_status: 3, system_version_id: 2 } },
    ]);
  });
});
