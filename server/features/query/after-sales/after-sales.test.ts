import { beforeAll, describe, expect, test } from 'vitest';
import type { AfterSales } from '#contract/features/query/after-sales/contract.ts';
import { setUpRepairs } from '#server/repairs/repairs.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';

const node = await startTestNode();
let set: Awaited<ReturnType<typeof setUpRepairs>>;
beforeAll(async () => {
  set = await setUpRepairs(node);
});

const dayAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
const query = (more: Record<string, string | number> = {}, days?: readonly [string, string]) => {
  const params = new URLSearchParams(
    Object.entries(more).map(([key, value]): [string, string] => [key, String(value)]),
  );
  for (const day of days ?? []) params.append('days[]', day);
  return params.toString();
};
const read = async (...asked: Parameters<typeof query>) => {
  const answer = await set.sales.get(`afterSales/index?${query(...asked)}`);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as AfterSales;
};
const agoBy = async (id: number, column: string, days: number) =>
  set.owner.rows(
    `update repair set ${column} = now() - make_interval(days => $2) where company_id = 1 and id = $1`,
    [id, days],
  );
/** How many repairs the list has behind a figure. */
const listed = async (filters: string) =>
  (
    await set.sales.get(
      `repair/index?${filters}&create_time[]=${dayAgo(89)}&create_time[]=${dayAgo(0)}`,
    )
  ).count as number;

describe('[MNU-29] after-sales data', () => {
  test('counts the repairs of a period by what became of them, and leads to exactly these', async () => {
    const of = { part_id: set.product };
    const none = (await read(of)).repairs.total;
    expect(none).toMatchObject({ repairs: 0, finished: 0, days: null, income: 0, cost: 0 });
    const [paid, free, late, old] = [
      await set.asked(),
      await set.asked(),
      await set.asked(),
      await set.asked(),
    ];
    for (const { id } of [paid, free]) await set.move(id, 'accept', 'diagnose');
    expect(await set.edit(free.id, { price: 8_000, payer: 'goodwill' })).toMatchObject({ code: 0 });
    await set.move(free.id, 'repair', 'test', 'complete');
    expect(await set.edit(paid.id, { price: 5_000, payer: 'customer' })).toMatchObject({ code: 0 });
    await set.move(paid.id, 'quote');
    expect(
      await set.sales.post('repair/acceptQuote', { id: paid.id, note: '电话同意' }),
    ).toMatchObject({ code: 0 });
    await set.move(paid.id, 'repair', 'test', 'complete');
    await agoBy(paid.id, 'create_time', 4);
    await agoBy(late.id, 'due_time', 1);
    await agoBy(old.id, 'create_time', 100);

    const {
      repairs,
      by_fault: faults,
      by_product: products,
      by_state: states,
      trend,
    } = await read(of);
    expect(repairs.total).toMatchObject({
      ...{ repairs: 3, finished: 2, open: 1, overdue: 1, replaced: 0 },
      ...{ income: 5_000, cost: 8_000, days: 2 },
    });
    expect(repairs.before).toMatchObject({ repairs: 1, open: 1 });
    expect(faults).toMatchObject([{ key: 'noise', repairs: 3, before: 1, finished: 2 }]);
    expect(products).toMatchObject([{ key: set.product, name: 'REPAIRED-1', repairs: 3 }]);
    expect(states.map(({ key, repairs: n, before }) => [key, n, before])).toEqual([
      ['submitted', 1, 1],
      ['completed', 2, 0],
    ]);
    expect(trend).toHaveLength(90);
    expect(trend.reduce((sum, day) => sum + day.repairs, 0)).toBe(3);
    expect(trend.filter((day) => day.before > 0)).toMatchObject([{ day: dayAgo(10), before: 1 }]);

    const part = `part_id=${set.product}`;
    const done = ['completed', 'closed', 'rejected', 'replaced'];
    expect([
      await listed(part),
      await listed(`${part}&${done.map((state) => `state[]=${state}`).join('&')}`),
      await listed(`${part}&overdue=true`),
      await listed(`${part}&replaced=true`),
    ]).toEqual([3, 2, 1, 0]);
  });

  test('sums what repairs cost that were done, closed or not, and leads to exactly these', async () => {
    const of = { part_id: set.product };
    const sums = async () => {
      const { income, cost } = (await read(of)).repairs.total;
      const { data } = await set.sales.get('repair/statistics');
      return { income, cost, statistics: data.income as number };
    };
    const before = await sums();
    const [paid, free, refused, replaced, unit] = [
      await set.asked(),
      await set.asked(),
      await set.asked(),
      await set.asked(),
      await set.asked(),
    ];
    const prices = [
      [paid, 5_000, 'customer'],
      [free, 8_000, 'goodwill'],
      [refused, 70_000, 'customer'],
      [replaced, 90_000, 'goodwill'],
    ] as const;
    for (const [{ id }, price, payer] of prices) {
      await set.move(id, 'accept', 'diagnose');
      expect(await set.edit(id, { price, payer })).toMatchObject({ code: 0 });
    }
    await set.move(paid.id, 'quote');
    await set.sales.post('repair/acceptQuote', { id: paid.id, note: '电话同意' });
    for (const { id } of [paid, free]) await set.move(id, 'repair', 'test', 'complete');
    await set.sales.post('repair/reject', { id: refused.id, reply: '人为损坏' });
    await set.sales.post('repair/replace', { id: replaced.id, replacement_sn: unit.sn });
    const after = {
      income: before.income + 5_000,
      cost: before.cost + 8_000,
      statistics: before.statistics + 5_000,
    };
    expect(await sums()).toEqual(after);
    for (const { id } of [paid, free, refused, replaced])
      expect(await set.move(id, 'close')).toMatchObject({ code: 0 });
    expect(await sums()).toEqual(after);

    const totals = async (filters: string) => {
      const { data } = await set.sales.get(
        `repair/index?part_id=${set.product}&create_time[]=${dayAgo(89)}&create_time[]=${dayAgo(0)}&${filters}`,
      );
      return (data as { total: number }[]).reduce((sum, { total }) => sum + total, 0);
    };
    expect([
      await totals('repaired=true&payer[]=customer'),
      await totals('repaired=true&payer[]=warranty&payer[]=goodwill'),
      await totals('repaired=false'),
    ]).toEqual([after.income, after.cost, 160_000]);
  });

  test('counts warranties that began, ended and end soon', async () => {
    const of = { part_id: set.warranted };
    expect((await read(of)).warranties).toEqual({
      total: { activated: 0, ended: 0 },
      before: { activated: 0, ended: 0 },
      expiring: 0,
    });
    const [first, second, third] = [
      await set.asked('activated'),
      await set.asked('activated'),
      await set.asked('activated'),
    ];
    const ends = async ({ seq }: { seq: number }, days: number) =>
      set.owner.rows(
        `update warranty set expire_time = now() + make_interval(days => $2),
           start_time = now() - interval '2 years' where company_id = 1 and seq = $1`,
        [seq, days],
      );
    await ends(first, -3);
    await ends(second, 20);
    await set.owner.rows(
      `update warranty set active_time = now() - interval '95 days' where company_id = 1 and seq = $1`,
      [third.seq],
    );
    const { warranties, trend } = await read(of);
    expect(warranties).toEqual({
      total: { activated: 2, ended: 1 },
      before: { activated: 1, ended: 0 },
      expiring: 1,
    });
    expect(trend.at(-1)).toMatchObject({ day: dayAgo(0), activated: 2 });
    const list = async (more: string) =>
      (await set.sales.get(`warranty/index?part_id=${set.warranted}&${more}`)).count;
    const range = (name: string) => `${name}[]=${dayAgo(89)}&${name}[]=${dayAgo(0)}`;
    expect([
      await list(range('active_time')),
      await list(range('expire_time')),
      await list('expiring=30'),
    ]).toEqual([2, 1, 1]);
  });

  test('takes at most a year, belongs to its company, and asks for its right', async () => {
    const other = await node.signIn('other');
    expect(await other.get(`afterSales/index?part_id=${set.product}`)).toMatchObject({
      status: 404,
    });
    expect((await read({}, [dayAgo(0), dayAgo(0)])).trend).toHaveLength(1);
    expect(
      await set.sales.get(`afterSales/index?${query({}, ['2020-01-01', '2026-01-01'])}`),
    ).toMatchObject({ status: 422, errors: [{ field: 'days' }] });
    const product = await node.signIn('product');
    for (const name of ['index', 'export'])
      expect(await product.get(`afterSales/${name}`), name).toMatchObject({ status: 403 });
  });

  test('is saved as a workbook, and noted', async () => {
    const file = await set.sales.get('afterSales/export');
    expect(file.headers.get('content-type')).toContain('spreadsheet');
    const { path } = await set.owner.row<{ path: string }>(
      `select path from operation_log where company_id = 1 order by id desc limit 1`,
    );
    expect(path).toBe('afterSales/export');
  });
});
