import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import { makeWitness } from '#server/events/witnesses/made-log.fixture.ts';
import { atEnd } from '#server/testing/end.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let admin: Awaited<ReturnType<TestNode['signIn']>>;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
});

/** Something in our own house that must not be called. */
let calls = 0;
const inside = createServer((_request, answer) => {
  calls += 1;
  answer.end();
}).listen(0, '127.0.0.1');
await once(inside, 'listening');
atEnd(() => void inside.close());
const address = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/w`;

describe('the list of witnesses', () => {
  const fine = makeWitness('fine.example').key;
  test.each([
    ['with something else than a key', { key: '甲' }, 'key'],
    [
      'with a key whose id is not its own',
      { key: 'a.example+00000000+BAsoNgUbcRaGp5FrPBrdckiWjCoNi+h+sMc6yYB1wYSc' },
      'key',
    ],
    [
      'with the key of a log',
      { key: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW' },
      'key',
    ],
    ['with an address in our own house', { address: 'http://10.0.0.8/witness' }, 'address'],
    ['with no address', { address: 'witness' }, 'address'],
  ])('refuses one %s, and names the field', async (_name, given, field) => {
    const body = { name: 'x', address: 'https://witness.example.com', key: fine, ...given };
    expect(await admin.post('witness/add', body)).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  });

  test('refuses ourselves, one twice, and more than a handful', async () => {
    const about = (await (await fetch(node.base + publicLog.about)).json()) as { witness: string };
    const body = { name: 'x', address: 'https://witness.example.com', is_active: false };
    expect(await admin.post('witness/add', { ...body, key: about.witness })).toMatchObject({
      status: 422,
      errors: [{ field: 'key' }],
    });
    expect(await admin.post('witness/add', { ...body, key: fine })).toMatchObject({ code: 0 });
    expect(await admin.post('witness/add', { ...body, name: 'y', key: fine })).toMatchObject({
      status: 409,
      errors: [{ field: 'key' }],
    });
    const more = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        admin.post('witness/add', {
          ...body,
          name: `n${at}`,
          key: makeWitness(`n${at}.example`).key,
        }),
      ),
    );
    expect(more.filter(({ code }) => code === 0)).toHaveLength(6);
    expect(more.find(({ code }) => code !== 0)!.msg).toContain('8');
    const off = await owner.row<{ id: number }>(`select id from witness where name = 'x'`);
    expect(await admin.post('witness/ask', { id: off.id })).toMatchObject({ status: 409 });
  });

  test('an address that leads into our own house is not called, even if it was listed before', async () => {
    await owner.rows('delete from witness');
    const { id } = await owner.row<{ id: number }>(
      `insert into witness (name, address, key) values ('inside', $1, $2) returning id`,
      [address, fine],
    );
    await admin.post('witness/ask', { id });
    const row = await until('the answer', async () => {
      const { data } = await admin.get('witness/info', { id });
      return data.state === 'waiting' ? null : data;
    });
    expect(row).toMatchObject({ state: 'failed', error: 'private' });
    expect(calls).toBe(0);
  });

  test('belongs to the platform, and within it to those with the right', async () => {
    const demo = await node.signIn('demo');
    expect(await demo.get('witness/index')).toMatchObject({ status: 404 });
    await owner.rows(
      `update role set permissions = '{system:witness:view}' where code = 'platform'`,
    );
    const viewer = await node.signIn('admin', 'admin');
    expect(await viewer.get('witness/index')).toMatchObject({ status: 200 });
    for (const verb of ['add', 'edit', 'delete', 'ask'])
      expect(await viewer.post(`witness/${verb}`), verb).toMatchObject({ status: 403 });
  });
});
