import { BlobReader, TextWriter, ZipReader, configure } from '@zip.js/zip.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SecurityPack } from '#contract/features/trace/security-packs/contract.ts';
import { hasDammDigit } from '#contract/gs1/check-characters.ts';
import { verifyCovert } from '#server/security/verify.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

configure({ useWebWorkers: false });
const passphrase = '十二个字以上的长口令 2026';
const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let identity: User;
let other: User;
let sales: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  identity = await node.signIn('identity');
  other = await node.signIn('other');
  sales = await node.signIn('sales');
});

const freePack = () =>
  owner.row<{ id: number; quantity: string; first_seq: string }>(
    `select p.id, p.quantity, p.first_seq from identifier_pack p
     where company_id = 1 and state = 'ready' and key_id is not null and not exists (select from security_pack s
       where s.company_id = 1 and s.pack_id = p.id and s.state not in ('voided', 'cancelled')) order by id desc limit 1`,
  );
const info = async (id: number, user = identity): Promise<SecurityPack> =>
  (await user.get('securityPack/info', { id })).data;
const ready = (id: number) =>
  until('the pack is made', async () => (await info(id)).state === 'ready');
const add = async (body: object, user = identity): Promise<SecurityPack> => {
  const answer = await user.post('securityPack/add', body);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data as SecurityPack;
};
async function made(body: object): Promise<SecurityPack> {
  const { id } = await add(body);
  await ready(id);
  return info(id);
}
const download = (id: number, user = identity) =>
  user.post('securityPack/download', { id, passphrase });
async function open(archive: ArrayBuffer, password = passphrase): Promise<string[]> {
  const reader = new ZipReader(new BlobReader(new Blob([archive])));
  const [entry] = await reader.getEntries();
  if (!entry || entry.directory) throw new Error('no file');
  const text = await entry.getData(new TextWriter(), { password });
  return text.trim().split('\r\n').slice(1);
}
async function handedOut(id: number): Promise<string[]> {
  await identity.post('securityPack/request', { id });
  await demo.post('securityPack/approve', { id });
  const answer = await download(id);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return open(answer.data as ArrayBuffer);
}
const flip = (code: string) => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10);

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
    const first = await verifyCovert(node.app, { code: spaced });
    expect(first).toMatchObject({ is: 'right', company: 1, seq: null, isFirst: true, scans: 1 });
    expect(await verifyCovert(node.app, { code })).toMatchObject({
      is: 'right',
      isFirst: false,
      scans: 2,
    });
    expect(await verifyCovert(node.app, { code: flip(code) })).toEqual({ is: 'malformed' });
    expect(await verifyCovert(node.app, { code: '00000000000000000000' })).toEqual({
      is: 'unknown',
    });
    expect(await verifyCovert(node.app, { code: '字'.repeat(20) })).toEqual({ is: 'malformed' });
    expect(await info(pack.id)).toMatchObject({ checks: 2, hits: 2 });
  });

  test('many who ask at once are counted one by one, and one is the first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => verifyCovert(node.app, { code: lines[5]! })),
    );
    expect(answers.filter((one) => one.is === 'right' && one.isFirst)).toHaveLength(1);
    expect(Math.max(...answers.map((one) => (one.is === 'right' ? one.scans : 0)))).toBe(30);
  });

  test('leave once', async () => {
    expect(await info(pack.id)).toMatchObject({ state: 'downloaded' });
    expect(await download(pack.id)).toMatchObject({ code: 409 });
  });

  test('one that the installation has already is left out, and another made up for it', async () => {
    // The same seed, and so the same codes, under the same key: all of the first hundred are taken.
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
    expect(await verifyCovert(node.app, { code: two[299]! })).toMatchObject({ is: 'right' });
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
    expect(await verifyCovert(node.app, { code, sn })).toMatchObject({
      is: 'right',
      company: 1,
      isFirst: true,
    });
    expect(await verifyCovert(node.app, { code, sn })).toMatchObject({
      is: 'right',
      isFirst: false,
      scans: 2,
    });
    expect(await verifyCovert(node.app, { code, sn: otherSn })).toMatchObject({
      is: 'wrong',
      company: 1,
    });
    expect(await verifyCovert(node.app, { code })).toEqual({ is: 'malformed' });
    expect(await verifyCovert(node.app, { code, sn: 'AAAA-BBBB-CCCC-DDDD' })).toMatchObject({
      is: 'unknown',
    });
  });

  test('are locked after five wrong ones, however many try at once', async () => {
    const [sn, code] = lines[2]!;
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => verifyCovert(node.app, { code: flip(code), sn })),
    );
    expect(tries.filter(({ is }) => is === 'wrong')).toHaveLength(5);
    expect(tries.filter(({ is }) => is === 'locked')).toHaveLength(15);
    expect(await verifyCovert(node.app, { code, sn })).toMatchObject({ is: 'locked' });
  });

  test('are not right any more when they are void, and can then be made anew', async () => {
    const [sn, code] = lines[4]!;
    const answer = await identity.post('securityPack/void', { ids: [pack.id], reason: '标签被盗' });
    expect(answer).toMatchObject({ code: 0 });
    expect(await verifyCovert(node.app, { code, sn })).toMatchObject({ is: 'wrong' });
    const next = await made({ kind: 'bound', pack_id: pack.pack_id });
    const fresh = (await handedOut(next.id)).map((one) => one.split(','));
    expect(await verifyCovert(node.app, { code: fresh[4]![1]!, sn })).toMatchObject({
      is: 'right',
      isFirst: true,
    });
    expect(await verifyCovert(node.app, { code: fresh[2]![1]!, sn: lines[2]![0] })).toMatchObject({
      is: 'right',
    });
  });
});

describe('handing out', () => {
  test('takes two persons, whatever rights the first one holds', async () => {
    const { id, code } = await made({ kind: 'standalone', quantity: 5 });
    expect(await download(id)).toMatchObject({ code: 409 });
    expect(await identity.post('securityPack/approve', { id })).toMatchObject({ code: 409 });
    expect(await identity.post('securityPack/request', { id })).toMatchObject({
      code: 0,
      data: { state: 'requested' },
    });
    expect(await identity.post('securityPack/request', { id })).toMatchObject({ code: 0 });
    expect(await identity.post('securityPack/approve', { id })).toMatchObject({ code: 403 });
    const notices = (await demo.get('notice/index', { page: 1, limit: 20 })).data as {
      content: string;
    }[];
    expect(notices.some(({ content }) => content.includes(code))).toBe(true);
    expect(await demo.post('securityPack/approve', { id })).toMatchObject({
      code: 0,
      data: { state: 'approved' },
    });
    expect(await download(id, demo)).toMatchObject({ code: 403 });
    expect((await download(id)).headers.get('content-type')).toBe('application/zip');
    const log = await owner.rows(
      `select path from operation_log where target = 'security_pack' and target_id = $1 order by id`,
      [String(id)],
    );
    expect(log.map(({ path }) => path)).toEqual([
      'securityPack/add',
      'securityPack/request',
      'securityPack/approve',
      'securityPack/download',
      'securityPack/download',
    ]);
  });

  test('is refused with a reason, and can be asked for again', async () => {
    const { id } = await made({ kind: 'standalone', quantity: 5 });
    await identity.post('securityPack/request', { id });
    const answer = await demo.post('securityPack/reject', { id, reason: '数量不对' });
    expect(answer).toMatchObject({
      code: 0,
      data: { state: 'ready', reason: '数量不对', request_by: null },
    });
    expect(await handedOut(id)).toHaveLength(5);
  });

  test('a transfer that broke may be repeated', async () => {
    const { id } = await made({ kind: 'standalone', quantity: 200_000 });
    await identity.post('securityPack/request', { id });
    await demo.post('securityPack/approve', { id });
    const stop = new AbortController();
    const answer = await fetch(`${node.base}/api/web/securityPack/download`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${identity.token}` },
      body: JSON.stringify({ id, passphrase }),
      signal: stop.signal,
    });
    await answer.body!.getReader().read();
    stop.abort();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await info(id)).toMatchObject({ state: 'approved' });
    const whole = await open((await download(id)).data as ArrayBuffer);
    expect(whole).toHaveLength(200_000);
    expect(new Set(whole).size).toBe(200_000);
    expect(await info(id)).toMatchObject({ state: 'downloaded' });
  });

  test('another passphrase opens nothing, and a short one is refused', async () => {
    const { id } = await made({ kind: 'standalone', quantity: 5 });
    await identity.post('securityPack/request', { id });
    await demo.post('securityPack/approve', { id });
    expect(await identity.post('securityPack/download', { id, passphrase: 'short' })).toMatchObject(
      {
        code: 422,
        errors: [{ field: 'passphrase' }],
      },
    );
    const archive = (await download(id)).data as ArrayBuffer;
    await expect(open(archive, 'another passphrase')).rejects.toThrow();
  });
});

describe('the making', () => {
  test('is paused, continued and given up with its job, whoever moves that', async () => {
    const { id } = await add({ kind: 'standalone', quantity: 2_000_000 });
    expect(await identity.post('securityPack/pause', { id })).toMatchObject({
      data: { state: 'paused' },
    });
    const admin = await node.signIn('admin', 'admin');
    const { job_id: job } = await owner.row<{ job_id: string }>(
      'select job_id from security_pack where id = $1',
      [id],
    );
    expect(await admin.post('job/resume', { id: Number(job) })).toMatchObject({ code: 0 });
    expect((await info(id)).state).toBe('making');
    expect(await admin.post('job/pause', { id: Number(job) })).toMatchObject({ code: 0 });
    expect((await info(id)).state).toBe('paused');
    expect(await identity.post('securityPack/cancel', { id })).toMatchObject({
      data: { state: 'cancelled' },
    });
    expect(await identity.post('securityPack/cancel', { id })).toMatchObject({ code: 0 });
    expect(await identity.post('securityPack/request', { id })).toMatchObject({ code: 409 });
    const { state } = await owner.row<{ state: string }>('select state from job where id = $1', [
      job,
    ]);
    expect(state).toBe('cancelled');
  });

  test('that the platform cancelled is over for good, and so is what its codes come from', async () => {
    const { id } = await add({ kind: 'standalone', quantity: 2_000_000 });
    const admin = await node.signIn('admin', 'admin');
    const read = () =>
      owner.row<{ job: number; state: string; seed: string | null }>(
        `select p.job_id::int as job, j.state, p.seed_sealed::text as seed from security_pack p join job j on j.id = p.job_id
         where p.id = $1`,
        [id],
      );
    const { job } = await read();
    expect(await admin.post('job/cancel', { id: job })).toMatchObject({ code: 0 });
    expect((await info(id)).state).toBe('cancelled');
    expect((await read()).seed).toBeNull();
    expect(await admin.post('job/retry', { id: job })).toMatchObject({ code: 0 });
    await until('the job to end', async () => (await read()).state === 'done');
    expect((await info(id)).state).toBe('cancelled');
  });

  test.each([0, -1, 1.5, 100_000_001, 'x', null])(
    'does not begin for %j codes',
    async (quantity) => {
      const answer = await identity.post('securityPack/add', { kind: 'standalone', quantity });
      expect(answer).toMatchObject({ code: 422, errors: [{ field: 'quantity' }] });
    },
  );
});

describe('a key that is revoked', () => {
  test('takes its codes with it', async () => {
    const pack = await made({ kind: 'standalone', quantity: 3 });
    const [code] = await handedOut(pack.id);
    expect(await verifyCovert(node.app, { code: code! })).toMatchObject({ is: 'right' });
    await demo.post('secretKey/rotate', { purpose: 'covert' });
    expect(await verifyCovert(node.app, { code: code! })).toMatchObject({ is: 'right' });
    const key = await owner.row<{ id: number; version: number }>(
      'select k.id, k.version from secret_key k join security_pack s on s.key_id = k.id and s.company_id = k.company_id where s.id = $1',
      [pack.id],
    );
    expect(await demo.post('secretKey/revoke', { ...key, reason: '泄露' })).toMatchObject({
      code: 0,
    });
    expect(await verifyCovert(node.app, { code: code! })).toMatchObject({
      is: 'wrong',
      company: 1,
    });
  });
});

test('codes that are being made end with their key', async () => {
  const { id } = await add({ kind: 'standalone', quantity: 2_000_000 });
  await until('the first of them', async () => (await info(id)).made > 0);
  const key = await owner.row<{ id: number; version: number }>(
    'select k.id, k.version from secret_key k join security_pack s on s.key_id = k.id and s.company_id = k.company_id where s.id = $1',
    [id],
  );
  expect(await demo.post('secretKey/revoke', { ...key, reason: '泄露' })).toMatchObject({
    code: 0,
  });
  await until('the job to say why', async () => {
    const { error } = await owner.row<{ error: string | null }>(
      'select j.error from job j join security_pack s on s.job_id = j.id where s.id = $1',
      [id],
    );
    return error?.includes('revoked');
  });
  expect((await info(id)).made).toBeLessThan(2_000_000);
  expect(await identity.post('securityPack/cancel', { id })).toMatchObject({ code: 0 });
});

describe('packs are the company’s own', () => {
  test('and belong to those who hold the right', async () => {
    const { id } = await made({ kind: 'standalone', quantity: 1 });
    for (const path of ['request', 'approve', 'pause', 'cancel'])
      expect(await other.post(`securityPack/${path}`, { id })).toMatchObject({ code: 404 });
    expect(await download(id, other)).toMatchObject({ code: 404 });
    expect(await other.get('securityPack/info', { id })).toMatchObject({ code: 404 });
    expect(await sales.get('securityPack/index')).toMatchObject({ code: 403 });
    const { id: foreign } = await owner.row<{ id: number }>(
      'select id from identifier_pack where company_id = 38 limit 1',
    );
    expect(
      await identity.post('securityPack/add', { kind: 'bound', pack_id: foreign }),
    ).toMatchObject({
      code: 422,
      errors: [{ field: 'pack_id' }],
    });
  });
});
