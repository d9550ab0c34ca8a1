import { beforeAll, describe, expect, test } from 'vitest';
import type { CodePrefix } from '#contract/features/setting/code-prefixes/contract.ts';
import { findIssuer } from '#server/identifiers/directory.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
let sales: User;
beforeAll(async () => {
  [demo, other, sales] = (await Promise.all(
    ['demo', 'other', 'sales'].map((name) => node.signIn(name)),
  )) as [User, User, User];
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const add = async (prefix: string, given: object = {}, user = demo) => {
  const answer = await user.post('codePrefix/add', { prefix, issuer: 'own', ...given });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as CodePrefix;
};
const find = async (query: Record<string, string>, user = demo) =>
  (await user.get('codePrefix/index', { limit: 100, ...query })).data as CodePrefix[];
const makeRule = async (prefix: string, name = `规则 ${prefix}`) => {
  const answer = await demo.post('encodingRule/add', {
    name,
    kind: 'own',
    separator: '',
    segments: [
      { kind: 'constant', text: prefix },
      { kind: 'sequence', width: 6, radix: 10, start: 1, reset: 'never' },
      { kind: 'random', width: 8, alphabet: 'letters' },
    ],
  });
  return answer;
};
const effect = (id: number) => demo.post('encodingRule/effect', { ids: [id] });

describe('code prefixes', () => {
  test('are kept with issuer and validity, and only their company sees them', async () => {
    const mine = await add('abc', { issuer: 'other', until_day: day(30), remark: '行业协会' });
    expect(mine).toMatchObject({ prefix: 'ABC', state: 'valid', is_automatic: false, rules: [] });
    expect((await find({ keyword: '行业' })).map(({ prefix }) => prefix)).toEqual(['ABC']);
    expect(await find({ keyword: '行业' }, other)).toEqual([]);
    expect(await sales.get('codePrefix/index')).toMatchObject({ status: 403 });
  });

  test('tell by their days whether they are coming, in force or over', async () => {
    await add('COMING', { from_day: day(2) });
    await add('OVER', { until_day: day(-2) });
    const prefixes = async (state: string) =>
      (await find({ 'state[]': state })).map(({ prefix }) => prefix);
    expect(await prefixes('coming')).toContain('COMING');
    expect(await prefixes('coming')).not.toContain('OVER');
    expect(await prefixes('expired')).toContain('OVER');
    expect(await prefixes('valid')).not.toContain('OVER');
  });

  test('of GS1 are six to twelve digits, and a last day is not before the first', async () => {
    const wrong = async (given: object, field: string) =>
      expect(await demo.post('codePrefix/add', { issuer: 'own', ...given })).toMatchObject({
        status: 422,
        errors: [{ field }],
      });
    await wrong({ prefix: 'GS1', issuer: 'gs1' }, 'prefix');
    await wrong({ prefix: 'A' }, 'prefix');
    await wrong({ prefix: 'A B' }, 'prefix');
    await wrong({ prefix: 'AB', from_day: day(1), until_day: day(0) }, 'until_day');
    expect(await add('6901234', { issuer: 'gs1' })).toMatchObject({ issuer: 'gs1' });
  });

  test('that could be taken for another company’s are refused, on both sides', async () => {
    await add('SHARE', {}, other);
    for (const prefix of ['SHARE', 'SHARED', 'SHA'])
      expect(await demo.post('codePrefix/add', { prefix, issuer: 'own' })).toMatchObject({
        status: 409,
        errors: [{ field: 'prefix' }],
      });
    expect(await demo.post('codePrefix/add', { prefix: 'ABC', issuer: 'own' })).toMatchObject({
      status: 409,
      errors: [{ field: 'prefix' }],
    });
    const rule = await makeRule('SHARE1');
    expect(await effect(rule.data.id)).toMatchObject({ status: 409 });
  });

  test('lead scanned codes to their company, on every node', async () => {
    const { id } = await add('LEADS');
    const issuer = () => findIssuer(second.app, 'LEADS-0001');
    await expect.poll(issuer).toBe(1);
    expect(await demo.post('codePrefix/delete', { ids: [id] })).toMatchObject({ code: 0 });
    await expect.poll(issuer).toBeNull();
  });
});

describe('rules', () => {
  test('register their beginning by themselves unless a prefix covers it', async () => {
    const one = await makeRule('SELF');
    expect(await effect(one.data.id)).toMatchObject({ code: 0 });
    expect(await find({ keyword: 'SELF' })).toMatchObject([
      { prefix: 'SELF', is_automatic: true, rules: ['规则 SELF'] },
    ]);
    await add('COVER');
    const two = await makeRule('COVER22');
    expect(await effect(two.data.id)).toMatchObject({ code: 0 });
    expect(await find({ keyword: 'COVER' })).toMatchObject([
      { prefix: 'COVER', is_automatic: false, rules: ['规则 COVER22'] },
    ]);
  });

  test('keep their prefix from being deleted or changed, though not its days', async () => {
    const [used] = await find({ keyword: 'COVER' });
    expect(await demo.post('codePrefix/delete', { ids: [used!.id] })).toMatchObject({
      status: 409,
    });
    const { id, version } = used!;
    const change = { id, version, issuer: 'own' };
    expect(await demo.post('codePrefix/edit', { ...change, prefix: 'OTHERS' })).toMatchObject({
      status: 409,
    });
    expect(
      await demo.post('codePrefix/edit', { ...change, prefix: 'COVER', until_day: day(9) }),
    ).toMatchObject({ code: 0, data: { until_day: day(9) } });
  });

  test('and packs take no prefix that is over; codes that exist stay good', async () => {
    expect(await makeRule('OVER7')).toMatchObject({ status: 422, errors: [{ field: 'segments' }] });
    const rule = await makeRule('ENDING');
    const { id, version, prefix, issuer } = await add('ENDING');
    expect(await effect(rule.data.id)).toMatchObject({ code: 0 });
    const order = () => demo.post('identifierPack/add', { rule_id: rule.data.id, quantity: 3 });
    expect(await order()).toMatchObject({ code: 0 });
    const draft = await demo.post('encodingRule/revise', { id: rule.data.id });
    const ended = { id, version, prefix, issuer, until_day: day(-3) };
    expect(await demo.post('codePrefix/edit', ended)).toMatchObject({ code: 0 });
    const refused = await order();
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'rule_id' }] });
    expect(refused.msg).toContain('ENDING');
    expect(await findIssuer(node.app, 'ENDING000001ABCD')).toBe(1);
    expect(await effect(draft.data.id)).toMatchObject({ status: 422 });
  });
});
