import { beforeAll, describe, expect, test } from 'vitest';
import { asker, askerNamed } from '#server/security/asker.fixture.ts';
import type { SecurityPack } from '#contract/features/trace/security-packs/contract.ts';
import { hasDammDigit } from '#contract/gs1/check-characters.ts';
import { verifyCovert } from '#server/security/verify.ts';
import { flip, setUpPacks } from './packs.fixture.ts';

const { node, owner, identity, freePack, info, ready, add, made, download, handedOut } =
  await setUpPacks();

describe('standalone codes', () => {
  let pack: SecurityPack;
  let lines: string[];
  beforeAll(async () => {
    pack = await made({ kind: 'standalone', quantity: 120, remark: '促销' });
    lines = await handedOut(pack.id);
  });

  test('are as many as were ordered, all different, each with its check digit', () => {
    expect(lines).toHaveLength(120);
    expect(new Set(lines).size).toBe(120);
    expect(lines.every((one) => /^\d{20}$/.test(one) && hasDammDigit(one))).toBe(true);
  });

  test('are kept as keyed hashes and nothing else', async () => {
    const rows = await owner.rows<{ text: string }>(
      'select c::text as text from covert_code c where pack_id = $1',
      [pack.id],
    );
    expect(rows).toHaveLength(120);
    const kept = JSON.stringify(rows);
    expect(lines.some((one) => kept.includes(one.slice(0, 19)))).toBe(false);
    expect(lines.some((one) => kept.includes(Buffer.from(one).toString('hex')))).toBe(false);
    const { seed_sealed: seed } = await owner.row(
      'select seed_sealed from security_pack where id = $1',
      [pack.id],
    );
    expect(seed).toBeNull();
  });

  test('are right the first time and every time after it, and only they', async () => {
    const code = lines[3]!;
    const spaced = code.replace(/(\d{4})/g, '$1 ');
    const first = await verifyCovert(node.app, { asker, code: spaced });
    expect(first).toMatchObject({ is: 'right', company: 1, seq: null, isFirst: true, scans: 1 });
    expect(await verifyCovert(node.app, { asker, code })).toMatchObject({
      is: 'right',
      isFirst: false,
      scans: 2,
    });
    expect(await verifyCovert(node.app, { asker, code: flip(code) })).toEqual({ is: 'malformed' });
    expect(await verifyCovert(node.app, { asker, code: '00000000000000000000' })).toEqual({
      is: 'unknown',
    });
    expect(await verifyCovert(node.app, { asker, code: '字'.repeat(20) })).toEqual({
      is: 'malformed',
    });
    expect(await info(pack.id)).toMatchObject({ checks: 2, hits: 2 });
  });

  test('many who ask at once are counted one by one, and one is the first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => verifyCovert(node.app, { asker, code: lines[5]! })),
    );
    expect(answers.filter((one) => one.is === 'right' && one.isFirst)).toHaveLength(1);
    expect(Math.max(...answers.map((one) => (one.is === 'right' ? one.scans : 0)))).toBe(30);
  });

  test('leave once', async () => {
    expect(await info(pack.id)).toMatchObject({ state: 'downloaded' });
    expect(await download(pack.id)).toMatchObject({ code: 409 });
  });

  test('one that the installation has already is left out, and another made up for it', async () => {
    // The same seed, and so the same codes, under the same key: the first hundred are all taken.
    const twin = await add({ kind: 'standalone', quantity: 300 });
    await owner.rows(
      `update job set state = 'paused' where id = (select job_id from security_pack where id = $1)`,
      [twin.id],
    );
    await owner.rows('delete from covert_code where pack_id = $1', [twin.id]);
    await owner.rows(`update security_pack set made = 0, state = 'paused' where id = $1`, [
      twin.id,
    ]);
    const fresh = await add({ kind: 'standalone', quantity: 100 });
    await ready(fresh.id);
    await owner.rows(
      `update security_pack set seed_sealed = (select seed_sealed from security_pack where id = $2) where id = $1`,
      [twin.id, fresh.id],
    );
    await identity.post('securityPack/resume', { id: twin.id });
    await owner.rows(
      `update job set state = 'waiting', cursor = 'null', done = 0 where id = (select job_id from security_pack where id = $1)`,
      [twin.id],
    );
    await ready(twin.id);
    const [one, two] = [await handedOut(fresh.id), await handedOut(twin.id)];
    expect(two).toHaveLength(300);
    expect(new Set([...one, ...two]).size).toBe(400);
    expect(await verifyCovert(node.app, { asker, code: two[299]! })).toMatchObject({ is: 'right' });
  });
});

describe('codes that belong to serial numbers', () => {
  let pack: SecurityPack;
  let lines: [serial: string, code: string][];
  beforeAll(async () => {
    const { id } = await freePack();
    pack = await made({ kind: 'bound', pack_id: id });
    lines = (await handedOut(pack.id)).map((one) => one.split(',') as [string, string]);
  });

  test('cover every identifier of the pack, with eight digits each', async () => {
    expect(lines).toHaveLength(pack.quantity);
    expect(lines.every(([, code]) => /^\d{8}$/.test(code))).toBe(true);
    const again = await identity.post('securityPack/add', { kind: 'bound', pack_id: pack.pack_id });
    expect(again).toMatchObject({ code: 422, errors: [{ field: 'pack_id' }] });
  });

  test('are right with their serial number, and wrong with another', async () => {
    const [[sn, code], [otherSn]] = [lines[0]!, lines[1]!];
    expect(await verifyCovert(node.app, { asker, code, sn })).toMatchObject({
      is: 'right',
      company: 1,
      isFirst: true,
    });
    expect(await verifyCovert(node.app, { asker, code, sn })).toMatchObject({
      is: 'right',
      isFirst: false,
      scans: 2,
    });
    expect(await verifyCovert(node.app, { asker, code, sn: otherSn })).toMatchObject({
      is: 'wrong',
      of: { company: 1 },
    });
    expect(await verifyCovert(node.app, { asker, code })).toEqual({ is: 'malformed' });
    expect(await verifyCovert(node.app, { asker, code, sn: 'AAAA-BBBB-CCCC-DDDD' })).toMatchObject({
      is: 'wrong',
      of: null,
    });
  });

  test('rest for who typed five wrong ones, however many at once, and for nobody else', async () => {
    const [sn, code] = lines[2]!;
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => verifyCovert(node.app, { asker, code: flip(code), sn })),
    );
    expect(tries.filter(({ is }) => is === 'wrong')).toHaveLength(5);
    expect(tries.filter(({ is }) => is === 'resting')).toHaveLength(15);
    expect(await verifyCovert(node.app, { asker, code, sn })).toMatchObject({
      is: 'resting',
      rest: { minutes: 10, isForAll: false },
    });
    expect(await verifyCovert(node.app, { asker: askerNamed('2'), code, sn })).toMatchObject({
      is: 'right',
      isFirst: true,
    });
  });

  test('are not right any more when they are void, and can then be made again', async () => {
    const [sn, code] = lines[4]!;
    const answer = await identity.post('securityPack/void', { ids: [pack.id], reason: '标签被盗' });
    expect(answer).toMatchObject({ code: 0 });
    expect(await verifyCovert(node.app, { asker, code, sn })).toMatchObject({ is: 'wrong' });
    const next = await made({ kind: 'bound', pack_id: pack.pack_id });
    const fresh = (await handedOut(next.id)).map((one) => one.split(','));
    expect(await verifyCovert(node.app, { asker, code: fresh[4]![1]!, sn })).toMatchObject({
      is: 'right',
      isFirst: true,
    });
  });
});
