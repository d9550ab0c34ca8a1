import { describe, expect, test } from 'vitest';
import { asker } from '#server/security/asker.fixture.ts';
import { verifyCovert } from '#server/security/verify.ts';
import { until } from '#server/testing/wait.ts';
import { passphrase, open, setUpPacks } from './packs.fixture.ts';

const { node, owner, demo, identity, other, sales, info, add, made, download, handedOut } =
  await setUpPacks();

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
    expect(await verifyCovert(node.app, { asker, code: code! })).toMatchObject({ is: 'right' });
    await demo.post('secretKey/rotate', { purpose: 'covert' });
    expect(await verifyCovert(node.app, { asker, code: code! })).toMatchObject({ is: 'right' });
    const key = await owner.row<{ id: number; version: number }>(
      'select k.id, k.version from secret_key k join security_pack s on s.key_id = k.id and s.company_id = k.company_id where s.id = $1',
      [pack.id],
    );
    expect(await demo.post('secretKey/revoke', { ...key, reason: '泄露' })).toMatchObject({
      code: 0,
    });
    expect(await verifyCovert(node.app, { asker, code: code! })).toMatchObject({
      is: 'wrong',
      of: { company: 1 },
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
