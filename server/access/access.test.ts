import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { loginTypes } from '#contract/login-types.ts';
import {
  beforeVerification,
  permissionNames,
  permissions,
  type Permission,
} from '#contract/permissions.ts';
import { shippedRoles } from '#contract/roles.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { endpoints } from '#server/features/list.ts';
import type { Endpoint } from '#server/http/endpoint.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<typeof node.signIn>>;

const guarded = endpoints.filter(({ allow }) => allow !== 'public' && allow !== 'signedIn');
const call = (user: User, { method, path }: Endpoint) =>
  method === 'GET' ? user.get(path) : user.post(path, {});
const takesNothing = ({ input, uploadBytes }: Endpoint) =>
  !uploadBytes && input instanceof z.ZodObject && Object.keys(input.shape).length === 0;
const held = async (user: User) =>
  (await user.get('index/getUserInfo')).data.permissionList as Permission[];

describe('[ACC-3] the server asks for the permission, whatever the page shows', () => {
  test.each([
    ['demo', 'web'],
    ['product', 'web'],
    ['procure', 'web'],
    ['data', 'web'],
    ['sales', 'web'],
    ['identity', 'web'],
    ['admin', 'admin'],
    ['dealer', 'dealer'],
  ] as const)('of %s', async (username, type) => {
    const user = await node.signIn(username, type);
    const rights = await held(user);
    const mine = guarded.filter(({ types }) => types.includes(type));
    expect(mine.length).toBeGreaterThan(0);
    for (const one of mine) {
      const { status } = await call(user, one);
      // Only a call that takes nothing, such as undoing, gets as far as the state of things.
      const fine = takesNothing(one) ? [200, 409] : [200, 422];
      if (rights.includes(one.allow as Permission)) expect(fine, one.path).toContain(status);
      else expect(status, one.path).toBe(403);
    }
  });

  test('without a sign-in every guarded call is 401, before anything else is looked at', async () => {
    for (const one of endpoints.filter(({ allow }) => allow !== 'public'))
      for (const type of one.types) {
        const { status } = await call(node.anyone(type), one);
        expect(status, `${type} ${one.path}`).toBe(401);
      }
  });

  test('a right that is taken away is gone at the next call', async () => {
    const sales = await node.signIn('sales');
    expect((await sales.get('workplace/index')).status).toBe(200);
    await owner.rows(
      `update role set permissions = '{app:company:view}', version = 2 where code = 'sales' and company_id = 1`,
    );
    const heard = await transact(node.app.database.main, systemActor, (tx) =>
      node.app.cluster.tellAndWait(tx, { topic: 'access', company: 1 }),
    );
    await heard();
    expect((await sales.get('workplace/index')).status).toBe(403);
  });
});

describe('[ACC-5] shipped roles', () => {
  test('are there for every company, as declared', async () => {
    for (const company of [1, 38, 3])
      for (const role of shippedRoles.filter(({ type }) => type !== 'admin')) {
        const found = await owner.row(
          `select permissions, name from role where company_id = $1 and login_type = $2 and code = $3`,
          [company, role.type, role.code],
        );
        if (company !== 1 || role.code !== 'sales')
          expect(found).toEqual({ permissions: role.permissions, name: role.name });
      }
    expect(shippedRoles.filter(({ type }) => type === 'web').map(({ code }) => code)).toEqual([
      'general',
      'product',
      'procure',
      'data',
      'sales',
      'identity',
    ]);
  });

  test('give each demo account what its work needs', async () => {
    const demo = await node.signIn('demo');
    expect(await held(demo)).toEqual(
      permissionNames.filter((name) => permissions[name].types.includes('web')),
    );
    const product = await node.signIn('product');
    const declared = shippedRoles.find(({ code }) => code === 'product')!.permissions;
    expect(await held(product)).toEqual(permissionNames.filter((name) => declared.includes(name)));
    expect(declared).toContain('product:part:edit');
    expect(declared).not.toContain('procure:supplier:view');
    const admin = await node.signIn('admin', 'admin');
    expect(await held(admin)).toEqual(
      permissionNames.filter((name) => permissions[name].types.includes('admin')),
    );
  });

  test('hold only permissions of their own login type', () => {
    for (const role of shippedRoles)
      for (const permission of role.permissions)
        if (permission !== '*')
          expect(permissions[permission].types, role.code).toContain(role.type);
    expect(new Set(shippedRoles.map(({ type }) => type))).toEqual(new Set(loginTypes));
  });
});

describe('[GRD-5] a company that is not verified', () => {
  test('reaches the calls of the company page and no other', async () => {
    const newco = await node.signIn('newco');
    for (const one of guarded.filter(({ types }) => types.includes('web'))) {
      const answer = await call(newco, one);
      if (beforeVerification.includes(one.allow as Permission))
        expect([200, 422], one.path).toContain(answer.status);
      else
        expect(answer, one.path).toMatchObject({
          status: 403,
          code: 403,
          msg: errorTexts.notVerified.zh_CN,
        });
    }
    expect(await held(newco)).toEqual(beforeVerification);
  });

  test.each([0, 1, 2, 4])('is held back in state %d', async (status) => {
    await owner.rows('update company set verify_status = $1 where company_id = 3', [status]);
    const newco = await node.signIn('newco');
    expect((await newco.get('workplace/index')).status).toBe(403);
    expect((await newco.get('company/info')).status).toBe(200);
  });

  test('is let in once it is verified', async () => {
    await owner.rows('update company set verify_status = 3 where company_id = 3');
    const newco = await node.signIn('newco');
    expect((await newco.get('workplace/index')).status).toBe(200);
  });
});

describe('[ACC-7] an initial password', () => {
  test('has to be changed before anything else is allowed', async () => {
    const first = await node
      .anyone('dealer')
      .post('login/login', { username: 'dealer2', password: demoPassword });
    expect(first.data.must_change_password).toBe(true);
    const user = node.withToken('dealer', first.data.access_token);
    for (const one of guarded.filter(({ types }) => types.includes('dealer')))
      expect(await call(user, one), one.path).toMatchObject({
        status: 423,
        code: 423,
        msg: errorTexts.mustChangePassword.zh_CN,
      });
    expect((await user.get('index/getUserInfo')).data.must_change_password).toBe(true);
    const change = { oldPassword: demoPassword, newPassword: 'Mine-2026', rePassword: 'Mine-2026' };
    expect(await user.post('index/updatePwd', change)).toMatchObject({ code: 0 });
    const again = await node.signInAtDoor('dealer2', 'dealer', 'Mine-2026');
    expect((await again.get('workplace/index')).status).toBe(200);
  });
});
