import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { createCompany } from '#server/people/accounts.ts';
import { seedReference } from '#server/seed/reference.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let admin: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => void (admin = await node.signIn('admin', 'admin')));

type Role = { code: string; permissions: string[]; is_shipped: boolean };
const rolesOf = (company: number) =>
  owner.rows<Role>(
    `select code, permissions, is_shipped from role where company_id = $1 and login_type = 'web' order by id`,
    [company],
  );
const codesOf = async (company: number) => (await rolesOf(company)).map(({ code }) => code);
const template = async (keyword: string) =>
  (await admin.get('roleCompany/index', { keyword })).data[0];
const keeper = {
  code: 'keeper',
  name: { zh_CN: '仓管员', en: 'Storekeeper', zh_TW: '倉管員' },
  permissions: ['trace:batch:edit'],
};

describe('role templates', () => {
  test('[ACC-5] are shipped for the six roles of companies', async () => {
    const { data } = await admin.get('roleCompany/index', { limit: 100 });
    expect(data.map(({ code }: { code: string }) => code)).toEqual([
      'general',
      'product',
      'procure',
      'data',
      'sales',
      'identity',
    ]);
    expect(data[0]).toMatchObject({ permissions: ['*'], is_shipped: true, is_default: true });
  });

  test('are given to a company with its version, before that only its head', async () => {
    const id = await transact(node.app.database.main, systemActor, (tx) =>
      createCompany(tx, node.app.secrets, { name: '后来企业', credit_code: 'ROLES000000000001' }),
    );
    expect(await codesOf(id)).toEqual(['general']);
    await owner.rows(
      `update company set verify_status = 1, submit_time = now() where company_id = $1`,
      [id],
    );
    const made = await admin.post('roleCompany/add', { ...keeper, system_version_id: 2 });
    expect(made.data).toMatchObject({
      permissions: ['trace:batch:view', 'trace:batch:edit'],
      system_version_name: '标准版',
      companies: 0,
    });
    await admin.post('company/approve', { id, version: 1, system_version_id: 1 });
    expect(await codesOf(id)).not.toContain('keeper');
    await admin.post('company/version', { id, version: 2, system_version_id: 2 });
    expect(await codesOf(id)).toEqual([
      'general',
      'product',
      'procure',
      'data',
      'sales',
      'identity',
      'keeper',
    ]);
  });

  test('of one version take the place of the common ones', async () => {
    const own = await admin.post('roleCompany/add', {
      ...keeper,
      code: 'sales',
      system_version_id: 1,
      permissions: ['order:customer:view'],
    });
    expect(own.code).toBe(0);
    const id = await transact(node.app.database.main, systemActor, (tx) =>
      createCompany(tx, node.app.secrets, {
        name: '试用企业',
        credit_code: 'ROLES000000000002',
        verify_status: 3,
        system_version_id: 1,
      }),
    );
    const sales = (await rolesOf(id)).find(({ code }) => code === 'sales');
    expect(sales).toMatchObject({ permissions: ['order:customer:view'], is_shipped: false });
    // Restarting the server leaves it unchanged.
    await transact(node.app.database.main, systemActor, seedReference);
    expect((await rolesOf(id)).find(({ code }) => code === 'sales')).toEqual(sales);
  });

  test('are given to those who lack them, and nobody’s own role is touched', async () => {
    const made = await admin.post('roleCompany/add', { ...keeper, code: 'helper' });
    await owner.rows(
      `insert into role (company_id, login_type, code, name, permissions)
       values (1, 'web', 'helper', '{"zh_CN":"自有","en":"Own","zh_TW":"自有"}', '{product:part:view}')`,
    );
    const { lacking } = (await admin.get('roleCompany/info', { id: made.data.id })).data;
    expect(lacking).toBeGreaterThan(0);
    expect(await admin.post('roleCompany/give', { id: made.data.id })).toMatchObject({
      code: 0,
      data: { companies: lacking },
    });
    expect(await admin.post('roleCompany/give', { id: made.data.id })).toMatchObject({
      data: { companies: 0 },
    });
    expect((await rolesOf(1)).find(({ code }) => code === 'helper')!.permissions).toEqual([
      'product:part:view',
    ]);
    expect(await codesOf(38)).toContain('helper');
  });

  test('hold no more than their version', async () => {
    const { id, version, ...row } = (await admin.get('version/info', { id: 1 })).data;
    await admin.post('version/authorise', { id, version, permissions: ['product:part:view'] });
    const made = await admin.post('roleCompany/add', {
      ...keeper,
      code: 'narrow',
      system_version_id: 1,
      permissions: ['product:part:edit', 'trace:batch:view'],
    });
    expect(made.data.permissions).toEqual(['product:part:view']);
    expect(row.code).toBe('trial');
  });

  test('keep what came with the product', async () => {
    const head = await template('general');
    const { name, sort, remark } = head;
    const edit = { id: head.id, version: head.version, code: 'general', name, sort, remark };
    expect(await admin.post('roleCompany/edit', { ...edit, is_default: false })).toMatchObject({
      status: 409,
      errors: [{ field: 'is_default' }],
    });
    expect(await admin.post('roleCompany/edit', { ...edit, code: 'boss' })).toMatchObject({
      status: 409,
      errors: [{ field: 'code' }],
    });
    expect((await admin.post('roleCompany/edit', edit)).data.permissions).toEqual(['*']);
    expect(await admin.post('roleCompany/delete', { ids: [head.id] })).toMatchObject({
      status: 409,
    });
    expect(await admin.post('roleCompany/delete', { ids: [999_999] })).toMatchObject({
      status: 404,
    });
  });
});
