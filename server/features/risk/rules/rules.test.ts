import { describe, expect, test } from 'vitest';
import { defaultRisks, riskKinds, type RiskKind } from '#contract/features/risk/rules/contract.ts';
import { makeCodes, phone } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const [demo, other, product] = await Promise.all(
  ['demo', 'other', 'product'].map((name) => node.signIn(name)),
);

describe('risk rules', () => {
  test('are those everyone begins with until a company changes them', async () => {
    const { data, count } = await demo!.get('risk/index');
    expect(count).toBe(riskKinds.length);
    for (const row of data)
      expect(row).toMatchObject({
        enabled: true,
        is_default: true,
        version: 0,
        params: defaultRisks[row.kind as RiskKind],
      });
  });

  test('are changed for one company, once at a time, and go back', async () => {
    const body = { kind: 'speed', enabled: true, params: { kilometres_per_hour: 300, beyond: 50 } };
    const both = await Promise.all(
      [1, 2].map(() => demo!.post('risk/edit', { ...body, version: 0 })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rowOf = async (user: typeof demo) =>
      (await user!.get('risk/index')).data.find((one: { kind: string }) => one.kind === 'speed');
    expect(await rowOf(demo)).toMatchObject({ version: 1, is_default: false, params: body.params });
    expect(await rowOf(other)).toMatchObject({ version: 0, params: defaultRisks.speed });
    const stale = await demo!.post('risk/edit', { ...body, enabled: false, version: 0 });
    expect(stale).toMatchObject({ status: 409, data: { changed: ['enabled'] } });
    expect(await demo!.post('risk/reset', { kind: 'speed' })).toMatchObject({ code: 0 });
    expect(await rowOf(demo)).toMatchObject({ is_default: true, version: 0 });
  });

  test('refuse numbers out of range by their field, and whoever may not change them', async () => {
    const post = (params: object) =>
      demo!.post('risk/edit', { kind: 'cloneDevices', enabled: true, params, version: 0 });
    expect(await post({ devices: 1, days: 7 })).toMatchObject({
      status: 422,
      errors: [{ field: 'devices' }],
    });
    expect(await post({ devices: 5 })).toMatchObject({ status: 422, errors: [{ field: 'days' }] });
    expect((await post({ devices: 5, days: 7, more: 1 })).status).toBe(422);
    expect((await product!.post('risk/edit', {})).status).toBe(403);
    expect((await product!.get('risk/index')).status).toBe(403);
  });
});

describe('a test on the past', () => {
  const run = async (kind: RiskKind, params: object = defaultRisks[kind], days = 90) =>
    (await demo!.post('risk/test', { kind, params, days })).data;

  test.each(riskKinds.filter((kind) => kind !== 'burst' && kind !== 'wrongSeller'))(
    'of %s finds exactly what fired',
    async (kind) => {
      const fired = await owner.row<{ hits: number; subjects: number }>(
        `select coalesce(sum(hits), 0)::int as hits, count(distinct subject)::int as subjects
         from incident where company_id = 1 and kind = $1`,
        [kind],
      );
      const tested = await run(kind);
      expect(tested.is_complete).toBe(true);
      expect({ hits: tested.fired, subjects: tested.subjects }).toEqual(fired);
      expect(fired.hits).toBeGreaterThan(0);
      expect(tested.examples.length).toBe(Math.min(20, fired.subjects));
      const sum = (list: { n: number }[]) => list.reduce((total, { n }) => total + n, 0);
      expect([sum(tested.by_day), sum(tested.by_province)]).toEqual([fired.hits, fired.hits]);
    },
  );

  test('of a burst finds the batch and the day', async () => {
    const tested = await run('burst');
    const fired = await owner.rows<{ subject: string }>(
      `select subject from incident where company_id = 1 and kind = 'burst' order by 1`,
    );
    const subjects = tested.examples.map(({ subject }: { subject: string }) => subject);
    expect(new Set(subjects)).toEqual(new Set(fired.map(({ subject }) => subject)));
  });

  test('with other numbers finds more or less, and changes nothing', async () => {
    const before = await owner.row(
      'select count(*)::int as n, sum(hits)::int as hits from incident',
    );
    const strict = await run('cautionDevices', { devices: 2, hours: 168 });
    const mild = await run('cautionDevices', { devices: 50, hours: 1 });
    const usual = await run('cautionDevices');
    expect(strict.fired).toBeGreaterThan(usual.fired);
    expect(mild.fired).toBe(0);
    expect((await run('cautionDevices', undefined, 1)).scans).toBeLessThan(usual.scans);
    const after = await owner.row(
      'select count(*)::int as n, sum(hits)::int as hits from incident',
    );
    expect(after).toEqual(before);
  });

  test('tells what devices alone would have found: also what one address attacked, in the demo and now', async () => {
    const before = await run('cloneDevices');
    // The demo's copied label comes from different networks; twelve browsers at one address are no copy any more.
    expect(before.subjects).toBe(1);
    expect(before.by_devices.subjects).toBe(2);
    expect(before.by_devices.fired).toBeGreaterThanOrEqual(before.fired + 8);
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    for (let at = 0; at < 12; at += 1)
      await node
        .anyone()
        .get(
          'api/query',
          { code: one!.code },
          phone(`agent ${at}`, { 'x-forwarded-for': '36.102.8.1' }),
        );
    const after = await run('cloneDevices');
    expect([after.fired, after.subjects]).toEqual([before.fired, before.subjects]);
    expect(after.by_devices).toEqual({ fired: before.by_devices.fired + 8, subjects: 3 });
    expect((await run('offTerritory')).by_devices).toBeNull();
  });

  test('sees what was scanned a moment ago, and only what is the company’s own', async () => {
    const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
    const before = await run('cloneDevices');
    for (let at = 0; at < 6; at += 1)
      await node
        .anyone()
        .get(
          'api/query',
          { code: one!.code },
          phone(`phone ${at}`, { 'x-forwarded-for': `36.102.9.${at}` }),
        );
    const after = await run('cloneDevices');
    expect(after.fired - before.fired).toBe(2);
    expect(after.subjects - before.subjects).toBe(1);
    expect(after.examples[0].code).toBe(one!.code);
    await until('what fired', async () =>
      (
        await owner.rows(
          `select from incident where subject = $1 and kind = 'cloneDevices' and hits = 2`,
          [`code:${one!.seq}`],
        )
      ).at(0),
    );
    const elsewhere = await other!.post('risk/test', {
      kind: 'cloneDevices',
      params: defaultRisks.cloneDevices,
      days: 90,
    });
    expect(JSON.stringify(elsewhere.data.examples)).not.toContain(one!.code);
  });
});
