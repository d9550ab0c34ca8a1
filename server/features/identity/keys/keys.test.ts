import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import type { KeyPurpose, SecretKey } from '#contract/features/identity/keys/contract.ts';
import { activeKey, keyOf } from '#server/codes/keys.ts';
import { systemActor, transact, type Actor } from '#server/database/database.ts';
import { readTyped } from '#server/identifiers/read-code.ts';
import { createCompany } from '#server/people/accounts.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode({ settings: { LOG_LEVEL: 'debug' } });
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const as = (company: number): Actor => ({ actor: 'web', companyId: company, accountId: 10 });
const inUse = (company: number, purpose: KeyPurpose, on: TestNode = node) =>
  transact(on.app.database.main, as(company), (tx) => activeKey(on.app, tx, company, purpose));
const read = (id: number, company = 1, on: TestNode = node) =>
  transact(on.app.database.main, as(company), (tx) => keyOf(on.app, tx, company, id));
const list = async (query: Record<string, string> = {}, user = demo) =>
  (await user.get('secretKey/index', query)).data as SecretKey[];
const rotate = (purpose: KeyPurpose, user = demo) => user.post('secretKey/rotate', { purpose });
const revoke = ({ id, version }: Pick<SecretKey, 'id' | 'version'>, reason = '密钥泄露') =>
  demo.post('secretKey/revoke', { id, version, reason });
const rowOf = async (id: number) => (await list()).find((one) => one.id === id)!;

describe('the first key of a company', () => {
  test('is made at its first use, once, however many use it at once and wherever', async () => {
    const company = await transact(node.app.database.main, systemActor, (tx) =>
      createCompany(tx, node.app.secrets, { name: '新密钥企业', credit_code: 'KEYS0000000000001' }),
    );
    const found = await Promise.all(
      [node, second, node, second, node, second].map((on) => inUse(company, 'code', on)),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(new Set(found.map(({ key }) => key.toString('hex'))).size).toBe(1);
    expect(found[0]).toMatchObject({ generation: 1 });
    expect(found[0]!.key).toHaveLength(32);
    const covert = await inUse(company, 'covert');
    expect(covert.key.equals(found[0]!.key)).toBe(false);
    expect(await read(found[0]!.id, company)).toEqual(found[0]!.key);
  });
});

describe('rotating', () => {
  test('lets a new key take over, and what the old one made stays good', async () => {
    const before = await inUse(1, 'code');
    const answer = await rotate('code');
    expect(answer).toMatchObject({
      code: 0,
      data: { state: 'active', generation: before.generation + 1 },
    });
    expect(answer.msg).toContain(String(before.generation + 1));
    const after = await inUse(1, 'code', second);
    expect(after.id).toBe(answer.data.id);
    expect(after.key.equals(before.key)).toBe(false);
    expect(await read(before.id)).toEqual(before.key);
    expect(await rowOf(before.id)).toMatchObject({ state: 'retiring' });
  });

  test('at once by several leaves one active key and no generation twice', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => rotate('covert')));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    const covert = await list({ purpose: 'covert' });
    expect(covert.filter(({ state }) => state === 'active')).toHaveLength(1);
    expect(covert[0]).toMatchObject({ state: 'active' });
    const generations = covert.map(({ generation }) => generation);
    expect(new Set(generations).size).toBe(generations.length);
  });

  test('waits for the person who is making codes with the key', async () => {
    let hasRotated = false;
    await transact(node.app.database.main, as(1), async (tx) => {
      const { id } = await activeKey(node.app, tx, 1, 'code');
      const rotating = rotate('code').then(() => (hasRotated = true));
      await until('the rotation waits', async () => {
        const [row] = await owner.rows<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`,
        );
        return row!.n > 0;
      });
      expect(hasRotated).toBe(false);
      expect(await keyOf(node.app, tx, 1, id)).not.toBeNull();
      void rotating;
    });
    await until('the rotation is done', () => hasRotated);
  });
});

describe('revoking', () => {
  test('ends a key on every node before it is answered, and another takes its place', async () => {
    const { id } = await inUse(1, 'code');
    // Both nodes have it cached now.
    expect(await read(id, 1, node)).not.toBeNull();
    expect(await read(id, 1, second)).not.toBeNull();
    const answer = await revoke(await rowOf(id));
    expect(answer, answer.msg).toMatchObject({
      code: 0,
      data: { state: 'revoked', reason: '密钥泄露' },
    });
    expect(await read(id, 1, node)).toBeNull();
    expect(await read(id, 1, second)).toBeNull();
    const next = await inUse(1, 'code');
    expect(next.generation).toBe((answer.data as SecretKey).generation + 1);
  });

  test('is told as a warning to everyone who may see keys, and to nobody else', async () => {
    await rotate('code');
    const [retiring] = await list({ purpose: 'code', state: 'retiring' });
    expect(await revoke(retiring!)).toMatchObject({ code: 0 });
    const sentence = `陈青山 吊销了第 ${retiring!.generation} 代密钥，用它生成的编码不再有效。`;
    const told: string[] = [];
    for (const username of ['demo', 'identity', 'sales', 'procure', 'other']) {
      const user = await node.signIn(username);
      const { data } = await user.get('notice/index', { type: 5, limit: 100 });
      const found = (data as Notice[]).filter(({ content }) => content === sentence);
      const isOurs = username !== 'other';
      const maySee = (await user.get('secretKey/index')).status === 200;
      expect([username, found.length]).toEqual([username, isOurs && maySee ? 1 : 0]);
      if (found.length > 0) told.push(username);
    }
    expect(told).toContain('demo');
    expect(told).not.toContain('sales');
    const { data } = await demo.get('notice/index', { type: 5, limit: 1 }, { lang: 'en' });
    expect(data[0]).toMatchObject({
      title: 'Secret key revoked',
      content: `陈青山 revoked key generation ${retiring!.generation}; codes generated with it are no longer valid.`,
      create_user: '陈青山',
      is_read: 0,
    });
  });

  test('leaves the active key alone where a retiring one goes', async () => {
    await rotate('code');
    const active = await inUse(1, 'code');
    const [retiring] = await list({ purpose: 'code', state: 'retiring' });
    expect(await revoke(retiring!)).toMatchObject({ code: 0 });
    expect((await inUse(1, 'code')).id).toBe(active.id);
    expect(await read(retiring!.id)).toBeNull();
  });

  test('is done once, with a reason, on the newest version', async () => {
    await rotate('covert');
    const [key] = await list({ purpose: 'covert', state: 'retiring' });
    expect(await revoke(key!, ' ')).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
    expect(await revoke({ id: key!.id, version: 9 })).toMatchObject({ status: 409 });
    const answers = await Promise.all([revoke(key!), revoke(key!)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await revoke(await rowOf(key!.id))).toMatchObject({ status: 409 });
  });
});

describe('revoking but for what has been shipped', () => {
  test('leaves exactly the codes valid that had left by then, on every node; the rest may follow', async () => {
    await rotate('code');
    const pack = await orderPack(demo, { rule_id: await standardRuleOf(owner, 1), quantity: 12 });
    const { data } = await demo.get('identifier/index', {
      ...{ pack_id: pack.id, sort_field: 'id', sort_by: 'asc' },
    });
    const codes = data as { id: number; code: string }[];
    // Two runs of shipped ones, one frozen on its way, one recalled, one only packed.
    const states = [5, 6, 7, 0, 8, 22, 24, 4, 22, 0, 0, 5];
    for (const [at, state] of states.entries())
      await owner.rows(
        `update identifier set state = $2, before_state = $3 where company_id = 1 and seq = $1`,
        [codes[at]!.id, state, state === 22 ? (at === 5 ? 5 : 4) : null],
      );
    const valid = async () => {
      const seen = await Promise.all(
        codes.flatMap(({ code }) => [node, second].map((on) => readTyped(on.app, code))),
      );
      return codes.flatMap((_code, at) => {
        const [one, other] = [seen[at * 2]!.is, seen[at * 2 + 1]!.is];
        expect(one).toBe(other);
        return one === 'standard' ? [at] : [];
      });
    };
    expect(await valid()).toHaveLength(12);
    const key = await inUse(1, 'code');
    const revokeKept = async (keeps: boolean) =>
      demo.post('secretKey/revoke', {
        ...{ id: key.id, version: (await rowOf(key.id)).version },
        ...{ reason: '密钥泄露', keeps_shipped: keeps },
      });
    const answer = await revokeKept(true);
    expect(answer, answer.msg).toMatchObject({
      code: 0,
      data: { state: 'revoked', keeps_shipped: true },
    });
    expect(answer.msg).toContain('7');
    expect(await valid()).toEqual([0, 1, 2, 4, 5, 6, 11]);
    // What is shipped from now on is none of them.
    await owner.rows(`update identifier set state = 5 where company_id = 1 and seq = $1`, [
      codes[9]!.id,
    ]);
    expect(await valid()).toEqual([0, 1, 2, 4, 5, 6, 11]);
    // Nothing is made with it.
    expect(await read(key.id)).toBeNull();
    expect((await inUse(1, 'code')).id).not.toBe(key.id);
    expect(await revokeKept(true)).toMatchObject({ status: 409 });
    expect(await revokeKept(false)).toMatchObject({ code: 0, data: { keeps_shipped: false } });
    expect(await valid()).toEqual([]);
    expect(await owner.rows('select from kept_code')).toEqual([]);
    expect(await revokeKept(false)).toMatchObject({ status: 409 });
  });
});

describe('who may', () => {
  test('another company’s keys are not there', async () => {
    const { id, version } = (await list())[0]!;
    expect((await list({}, other)).every(({ company_id }) => company_id === 38)).toBe(true);
    expect(await other.post('secretKey/revoke', { id, version, reason: 'x' })).toMatchObject({
      status: 404,
    });
    expect(await read(id, 38)).toBeNull();
  });

  test('each step has its own right', async () => {
    expect(await (await node.signIn('sales')).get('secretKey/index')).toMatchObject({
      status: 403,
    });
    await owner.rows(
      `update role set permissions = '{identity:key:view}' where company_id = 1 and code = 'procure'`,
    );
    const clerk = await node.signIn('procure');
    const [key] = await list({}, clerk);
    expect(key).toBeDefined();
    expect(await rotate('code', clerk)).toMatchObject({ status: 403 });
    expect(await clerk.post('secretKey/revoke', { ...key, reason: 'x' })).toMatchObject({
      status: 403,
    });
  });
});

test('no key is in any answer, in the operation log or in the server’s log', async () => {
  const answers = [
    await demo.get('secretKey/index'),
    await rotate('code'),
    await revoke((await list({ state: 'retiring' }))[0]!),
  ];
  const rows = await owner.rows<{ company: number; sealed: Buffer }>(
    'select company_id as company, sealed from secret_key',
  );
  const keys = rows.map(({ company, sealed }) =>
    node.app.secrets.open('secret_key', company, sealed),
  );
  expect(keys.length).toBeGreaterThan(5);
  const logged = await owner.rows<{ row: string }>(
    `select o::text as row from operation_log o where path like 'secretKey/%'`,
  );
  expect(logged.length).toBeGreaterThan(5);
  const said = [
    JSON.stringify(answers),
    ...logged.map(({ row }) => row),
    readFileSync(path.join(node.folder, 'log', 'server.jsonl'), 'utf8'),
  ].join('\n');
  const spellings = [...keys, ...rows.map(({ sealed }) => sealed.toString('base64'))].flatMap(
    (key) => [key, Buffer.from(key, 'base64').toString('hex'), key.replaceAll('/', '\\/')],
  );
  for (const one of spellings) expect(said.includes(one)).toBe(false);
  expect(said).not.toContain('sealed');
});
