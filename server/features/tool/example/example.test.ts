import { beforeAll, describe, expect, test } from 'vitest';
import { exampleAmounts, exampleKinds } from '#contract/features/tool/example/kinds.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
});

const trial = 3;
const all = { kinds: exampleKinds, size: 'small' };
const runOf = async (id: number) =>
  (
    (await admin.get('example/index')).data as {
      id: number;
      state: string;
      made: Record<string, number>;
    }[]
  ).find((run) => run.id === id)!;
const count = async (table: string) =>
  (
    await owner.row<{ n: number }>(
      `select count(*)::int as n from ${table} where company_id = $1`,
      [trial],
    )
  ).n;
const tables = ['part', 'supplier', 'customer', 'batch', 'identifier', 'scan_log', 'repair'];
const counts = async () => Promise.all(tables.map(count));
const wait = { timeout: 60_000 };

test(
  'a trial company is filled with everything, once, and against its quota',
  { timeout: 120_000 },
  async () => {
    expect((await admin.post('example/look', { company_id: trial })).data).toMatchObject({
      own_codes: 0,
      codes_left: 10_000,
    });
    const answer = await admin.post('example/add', { company_id: trial, ...all });
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    await expect.poll(async () => (await runOf(answer.data.id)).state, wait).toBe('done');
    const { made } = await runOf(answer.data.id);
    const { scans, ...exact } = exampleAmounts.small;
    expect(made).toMatchObject(exact);
    expect(made.scans).toBeGreaterThan(scans / 2);
    expect(await count('identifier')).toBe(exact.codes);
    expect(await count('warranty')).toBeGreaterThan(0);
    expect((await admin.post('example/look', { company_id: trial })).data).toMatchObject({
      own_codes: 0,
      codes_left: 10_000 - exact.codes,
    });
    // Scan processing handles these scans too.
    await expect.poll(() => count('incident'), wait).toBeGreaterThan(0);
  },
);

test(
  'again, what is named like something that is there is left alone',
  { timeout: 120_000 },
  async () => {
    const before = await counts();
    const again = await admin.post('example/add', {
      company_id: trial,
      kinds: ['products', 'partners', 'pages'],
      size: 'small',
    });
    await expect.poll(async () => (await runOf(again.data.id)).state, wait).toBe('done');
    expect(await counts()).toEqual(before);
  },
);

describe('it is refused', () => {
  test('for a company with codes of its own, unless its name is typed', async () => {
    const kinds = ['partners'];
    const body = { company_id: 1, kinds, size: 'small', confirm: '青山' };
    expect(await admin.post('example/add', body)).toMatchObject({
      status: 422,
      errors: [{ field: 'confirm' }],
    });
    const named = { ...body, confirm: '青山精密制造有限公司' };
    expect(await admin.post('example/add', named)).toMatchObject({ code: 0 });
  });

  test('where the quota does not hold as many codes', async () => {
    const body = { company_id: trial, kinds: ['scans'], size: 'large' };
    expect(await admin.post('example/add', body)).toMatchObject({
      status: 402,
      errors: [{ field: 'size' }],
    });
  });

  test('for a company that is neither verified nor on trial', async () => {
    await owner.rows('update company set system_version_id = 2 where company_id = $1', [trial]);
    const answer = await admin.post('example/add', { company_id: trial, ...all });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'company_id' }] });
    await owner.rows('update company set system_version_id = 1 where company_id = $1', [trial]);
  });

  test('without the right', async () => {
    await owner.rows(`update role set permissions = '{tool:example:view}' where code = 'platform'`);
    const viewer = await node.signIn('admin', 'admin');
    expect(await viewer.get('example/index')).toMatchObject({ status: 200 });
    for (const call of ['add', 'pause', 'resume', 'cancel'])
      expect(await viewer.post(`example/${call}`), call).toMatchObject({ status: 403 });
    await owner.rows(`update role set permissions = '{*}' where code = 'platform'`);
  });
});

test(
  'a run is paused, goes on where it stopped, and is cancelled',
  { timeout: 120_000 },
  async () => {
    const user = await node.signIn('admin', 'admin');
    const body = { company_id: trial, kinds: ['repairs'], size: 'small' };
    const { id } = (await user.post('example/add', body)).data as { id: number };
    expect(await user.post('example/add', body)).toMatchObject({ status: 409 });
    expect(await user.post('example/pause', { id })).toMatchObject({ code: 0 });
    const { job_id: job } = await owner.row<{ job_id: number }>(
      'select job_id from example_run where id = $1',
      [id],
    );
    expect(await owner.row('select state from job where id = $1', [job])).toEqual({
      state: 'paused',
    });
    expect(await user.post('example/resume', { id })).toMatchObject({ code: 0 });
    await expect.poll(async () => (await runOf(id)).state, wait).toBe('done');
    expect(await user.post('example/cancel', { id })).toMatchObject({ status: 409 });
  },
);
