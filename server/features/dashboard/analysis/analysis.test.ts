import { beforeAll, describe, expect, test } from 'vitest';
import type { Analysis, Ranks } from '#contract/features/dashboard/analysis/contract.ts';
import { shownMetrics, sourceOf } from '#contract/features/dashboard/analysis/sources.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { tally, type Metric } from '#server/identifiers/tally.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});

const dayText = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10);
const dayLength = 86_400_000;
const today = () => dayText(Date.now());
type Asked = { days?: readonly [string, string] } & Record<string, unknown>;
const query = (name: string, { days, ...more }: Asked) => {
  const params = new URLSearchParams(
    Object.entries(more).map(([key, value]): [string, string] => [key, String(value)]),
  );
  for (const day of days ?? []) params.append('days[]', day);
  return `analysis/${name}?${params.toString()}`;
};
const look = async (asked: Asked = {}, user = goods.user) => {
  const answer = await user.get(query('index', asked));
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as Analysis;
};
const valuesOf = ({ figures }: Analysis, field: 'value' | 'before' = 'value') =>
  Object.fromEntries(figures.map((figure) => [figure.metric, figure[field]]));
const rank = async (asked: Asked) => (await goods.user.get(query('ranks', asked))).data as Ranks;

describe('[MNU-1] the analysis', () => {
  test('rises by exactly what was done, also of one part and one dealer', async () => {
    const shop = await goods.addDealer();
    const part = { part_id: goods.part };
    const [all, own] = [valuesOf(await look()), valuesOf(await look(part))];
    const { codes } = await goods.box(5);
    const more = await goods.units(3);
    const id = await goods.shipTo({ dealer_id: shop.id }, [...codes, ...more].slice(0, 7));
    await goods.done(shop.user, 'receive/receive', { shipment_id: id });
    const sold_at = new Date().toISOString();
    await goods.done(shop.user, 'saleRecord/add', { codes: codes.slice(0, 2), sold_at });
    const rise = (after: Record<string, number>, before: Record<string, number>) =>
      Object.fromEntries(Object.keys(after).map((key) => [key, after[key]! - before[key]!]));
    const moved = { bound: 8, packed: 5, shipped: 7, sold: 2, scanned: 0, activated: 0 };
    // The box has a code of its own; codes get their part when they are bound.
    expect(rise(valuesOf(await look()), all)).toMatchObject({ generated: 9, ...moved });
    expect(rise(valuesOf(await look(part)), own)).toMatchObject({ generated: 0, ...moved });
    const ofShop = await look({ dealer_id: shop.id });
    expect(valuesOf(ofShop)).toEqual({ shipped: 7, sold: 2, scanned: 0 });
    expect(ofShop.figures[0]!.days.at(-1)).toBe(7);
    const both = { dealer_id: shop.id, ...part };
    expect(valuesOf(await look(both))).toEqual({ shipped: 7, sold: 2 });
    expect((await rank({ metric: 'sold', ...both })).part).toMatchObject([
      { key: goods.part, value: 2, before: 0 },
    ]);
    expect((await rank({ metric: 'shipped', ...both })).dealer).toMatchObject([
      { key: shop.id, value: 7 },
    ]);
  });

  test('holds as many days before against the days that were asked for', async () => {
    const [first, last] = ['2024-03-04', '2024-03-06'];
    const set = (day: string, metric: Metric, n: number, province = 0) =>
      transact(node.app.database.main, systemActor, (tx) =>
        tally(tx, 1, [{ metric, n, day, province }]),
      );
    for (const [day, n] of [
      ['2024-02-29', 1_000],
      ['2024-03-01', 1],
      ['2024-03-03', 2],
      ['2024-03-04', 30],
      ['2024-03-06', 40],
      ['2024-03-07', 5_000],
    ] as const)
      await set(day, 'generated', n);
    const analysis = await look({ days: [first, last] });
    expect(analysis).toMatchObject({
      first_day: first,
      last_day: last,
      before_first: '2024-03-01',
      before_last: '2024-03-03',
    });
    const generated = analysis.figures.find(({ metric }) => metric === 'generated');
    expect(generated).toEqual({ metric: 'generated', value: 70, before: 3, days: [30, 0, 40] });
    await set('2024-03-01', 'scanned', 8, 33);
    await set('2024-03-05', 'scanned', 4, 44);
    await set('2024-03-05', 'scanned', 6, 33);
    const asked = { days: [first, last] as const };
    expect((await rank(asked)).province).toEqual([
      { key: 33, name: '浙江', value: 6, before: 8 },
      { key: 44, name: '广东', value: 4, before: 0 },
    ]);
    expect((await rank(asked)).part).toMatchObject([
      { key: 0, name: '未知', value: 10, before: 8 },
    ]);
    const zhejiang = await look({ ...asked, province: 33 });
    expect(valuesOf(zhejiang)).toEqual({ scanned: 6, activated: 0 });
    expect(valuesOf(zhejiang, 'before')).toEqual({ scanned: 8, activated: 0 });
  });

  test('ends a day at midnight in Shanghai', async () => {
    const sell = async (time: string) => {
      const [code] = await goods.units(1);
      await goods.post('saleRecord/add', { codes: [code], sold_at: time });
    };
    const on = async (day: string) => valuesOf(await look({ days: [day, day] }))['sold']!;
    const [day, before] = [dayText(Date.now() - dayLength), dayText(Date.now() - 2 * dayLength)];
    const [that, other] = [await on(day), await on(before)];
    const midnight = Date.parse(`${day}T00:00:00+08:00`);
    await sell(new Date(midnight - 1_000).toISOString());
    await sell(new Date(midnight).toISOString());
    await sell(new Date(midnight + dayLength - 1_000).toISOString());
    expect([(await on(day)) - that, (await on(before)) - other]).toEqual([2, 1]);
  });

  test('has thirty days up to today, and at most a year', async () => {
    const usual = await look();
    expect([usual.first_day, usual.last_day]).toEqual([
      dayText(Date.now() - 29 * dayLength),
      today(),
    ]);
    expect(usual.figures.map(({ metric }) => metric)).toEqual(shownMetrics);
    expect(usual.figures.every(({ days }) => days.length === 30)).toBe(true);
    const long = await goods.user.get(query('index', { days: ['2020-01-01', '2026-01-01'] }));
    expect(long).toMatchObject({ status: 422, errors: [{ field: 'days' }] });
  });

  test('tells another company nothing, and asks for the right', async () => {
    const other = await node.signIn('other');
    const dealer = await goods.addDealer();
    for (const strange of [{ part_id: goods.part }, { dealer_id: dealer.id }])
      for (const name of ['index', 'ranks', 'export'])
        expect(await other.get(query(name, strange)), name).toMatchObject({ status: 404 });
    const before = valuesOf(await look({}, other));
    await goods.units(2);
    expect(valuesOf(await look({}, other))).toEqual(before);
    const procure = await node.signIn('procure');
    for (const name of ['index', 'ranks', 'scans', 'export'])
      expect(await procure.get(query(name, {})), name).toMatchObject({ status: 403 });
    expect(await dealer.user.get('analysis/index')).toMatchObject({ status: 404 });
  });

  test('lists the scans behind a figure, as many as it says', async () => {
    const days = [dayText(Date.now() - 80 * dayLength), today()] as const;
    const { figures } = await look({ days });
    const scanned = figures.find(({ metric }) => metric === 'scanned')!.value;
    expect(scanned).toBeGreaterThan(0);
    const behind = async (more: object) =>
      (await goods.user.get(query('scans', { days, limit: 50, ...more }))).data;
    const all = await behind({});
    expect(all).toMatchObject({ count: scanned, is_cut: false });
    expect(all.rows).toHaveLength(Math.min(50, scanned));
    const times = all.rows.map((row: { scan_time: string }) => row.scan_time);
    expect(times).toEqual(times.toSorted().toReversed());
    const { province } = await rank({ days });
    for (const one of province!.filter(({ key }) => key > 0).slice(0, 3))
      expect((await behind({ province: one.key })).count, one.name).toBe(one.value);
    const { part } = await rank({ days });
    const known = part!.find(({ key }) => key > 0)!;
    expect((await behind({ part_id: known.key })).count).toBe(known.value);
  });

  test('is saved as a workbook, and noted', async () => {
    const file = await goods.user.get(query('export', { metric: 'shipped' }));
    expect(file.headers.get('content-type')).toContain('spreadsheet');
    const { path } = await owner.row<{ path: string }>(
      `select path from operation_log where company_id = 1 order by id desc limit 1`,
    );
    expect(path).toBe('analysis/export');
  });

  test('leads to lists that can be narrowed to a part', async () => {
    const counts = async (part: number) =>
      Promise.all(
        ['shipment', 'saleRecord', 'printJob'].map(
          async (list) => (await goods.user.get(`${list}/index`, { part_id: part })).count,
        ),
      );
    const before = await counts(goods.part);
    const [code, second] = await goods.units(2);
    await goods.shipTo({ dealer_id: 1 }, [code!]);
    await goods.post('saleRecord/add', { codes: [second], sold_at: new Date().toISOString() });
    const [shipments, sales, jobs] = await counts(goods.part);
    expect([shipments, sales, jobs]).toEqual([before[0]! + 1, before[1]! + 1, before[2]]);
    expect(await counts(999_999_999)).toEqual([0, 0, 0]);
  });
});

test('a figure is told only where something counts it', () => {
  const told = (...by: ('part' | 'province' | 'dealer')[]) =>
    shownMetrics.filter((metric) => sourceOf(metric, new Set(by)) !== null);
  expect(told('part')).toEqual(shownMetrics);
  expect(told('province', 'part')).toEqual(['scanned', 'activated']);
  expect(told('dealer')).toEqual(['shipped', 'sold', 'scanned']);
  expect(told('dealer', 'province')).toEqual(['scanned']);
  expect(told('dealer', 'province', 'part')).toEqual([]);
});

test('is read from the keys of the running counts', async () => {
  await owner.rows('set enable_seqscan = off');
  const plan = async (table: string, more: string) =>
    JSON.stringify(
      await owner.rows(`explain select sum(1) from ${table} where company_id = 1 ${more}
        and day between current_date - 59 and current_date`),
    );
  expect(await plan('code_tally', `and metric = any('{sold,shipped}')`)).toContain(
    'code_tally_pkey',
  );
  expect(await plan('scan_total', `and metric = any('{scanned,verified}') and over = 7`)).toContain(
    'scan_total_pkey',
  );
  expect(await plan('dealer_tally', `and metric = any('{sold}')`)).toContain('dealer_tally');
  expect(await plan('scan_flow', '')).toContain('scan_flow');
});
