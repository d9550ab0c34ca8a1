import { beforeAll, describe, expect, test } from 'vitest';
import {
  endOf,
  startOf,
  startsBetween,
} from '#contract/features/query/shipment-statistics/steps.ts';
import type { ShipmentStatistics } from '#contract/features/query/shipment-statistics/contract.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let shop: Awaited<ReturnType<MadeGoods['addDealer']>>;
const dayAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
const read = async (more: Record<string, string | number> = {}, days = '') => {
  const asked = Object.entries({ dealer_id: shop.id, ...more });
  const search = asked.map(([name, value]) => `${name}=${value}`).join('&');
  const { data } = await goods.user.get(`shipmentStatistics/index?${search}&${days}`);
  return data as ShipmentStatistics;
};

/** Four units today, of which three are received and one returned; two units forty days ago. */
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  shop = await goods.addDealer();
  const codes = await goods.units(6);
  const old = await goods.shipTo({ dealer_id: shop.id }, codes.slice(4));
  await owner.rows(
    `update shipment_line set ship_time = now() - interval '40 days' where company_id = 1 and shipment_id = $1`,
    [old],
  );
  const now = await goods.shipTo({ dealer_id: shop.id }, codes.slice(0, 4));
  await goods.done(shop.user, 'receive/receive', { shipment_id: now, codes: codes.slice(0, 3) });
  const back = await goods.done(shop.user, 'return/add', { codes: [codes[0]!] });
  await goods.post('goodsReturn/receive', { id: back.id });
});

describe('[MNU-33] shipment statistics', () => {
  test('count what was shipped, what became of it, and what was shipped before', async () => {
    const { total, before, trend, step, rows } = await read();
    expect(total).toEqual({ shipped: 4, received: 3, missing: 0, returned: 1, shipments: 1 });
    expect(before).toMatchObject({ shipped: 2, shipments: 1 });
    expect(step).toBe('day');
    expect(trend).toHaveLength(30);
    expect(trend.at(-1)).toMatchObject({ key: dayAgo(0), shipped: 4, received: 3 });
    // Forty days ago is the twentieth day of the thirty before.
    expect(trend.filter((row) => row.before > 0)).toMatchObject([{ key: dayAgo(10), before: 2 }]);
    expect(rows).toEqual(trend);
  });

  test('add up to the same in every grouping and step', async () => {
    const range = `days[]=${dayAgo(60)}&days[]=${dayAgo(0)}`;
    for (const by of ['time', 'part', 'receiver', 'region'])
      for (const step of ['day', 'week', 'month']) {
        const { rows, total } = await read({ by, step }, range);
        const sum = rows.reduce((all, row) => all + row.shipped, 0);
        expect([sum, total.shipped], `${by} ${step}`).toEqual([6, 6]);
      }
    const { rows: parts } = await read({ by: 'part' }, range);
    expect(parts).toMatchObject([{ key: goods.part, name: '批次件', shipped: 6 }]);
    const { rows: receivers } = await read({ by: 'receiver' }, range);
    expect(receivers).toMatchObject([{ key: `d${shop.id}`, shipped: 6, shipments: 2 }]);
    const { rows: regions } = await read({ by: 'region' }, range);
    expect(regions).toMatchObject([{ key: 0, shipped: 6 }]);
  });

  test('are those of the shipping details behind them', async () => {
    const { data, total } = {
      data: (await goods.user.get('shipmentStatistics/index')).data as ShipmentStatistics,
      total: await goods.user.get(
        `shippingDetail/index?kind[]=dealer&kind[]=customer&from=company&days[]=${dayAgo(29)}&days[]=${dayAgo(0)}`,
      ),
    };
    const { foot } = total as unknown as { foot: Record<string, number> };
    expect(foot).toMatchObject({
      quantity: data.total.shipped,
      received: data.total.received,
      missing: data.total.missing,
      returned: data.total.returned,
    });
  });

  test('take any range of days', async () => {
    const { total, trend } = await read({}, 'days[]=0001-01-01&days[]=9999-12-31');
    expect(total.shipped).toBe(6);
    expect(trend.length).toBeLessThanOrEqual(400);
    expect((await read({}, 'days[]=0001-01-01&days[]=0001-01-02')).total.shipped).toBe(0);
  });

  test('of another company are not there, and need the right', async () => {
    const other = await node.signIn('other');
    expect(await other.get('shipmentStatistics/index', { dealer_id: shop.id })).toMatchObject({
      status: 404,
    });
    const { data } = await other.get('shipmentStatistics/index', { keyword: '批次件' });
    expect((data as ShipmentStatistics).total.shipped).toBe(0);
    const product = await node.signIn('product');
    expect(await product.get('shipmentStatistics/index')).toMatchObject({ status: 403 });
    expect(await shop.user.get('shipmentStatistics/index')).toMatchObject({ status: 404 });
  });
});

test('weeks begin on Mondays, months on their first day, and steps leave no gap', () => {
  expect(startOf('2026-11-18', 'week')).toBe('2026-11-16');
  expect(startOf('2026-11-15', 'week')).toBe('2026-11-09');
  expect(endOf('2026-02-01', 'month')).toBe('2026-02-28');
  expect(endOf('2026-12-01', 'month')).toBe('2026-12-31');
  expect(startsBetween('2026-01-31', '2026-03-01', 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
  expect(startsBetween('2026-11-15', '2026-11-17', 'week')).toEqual(['2026-11-09', '2026-11-16']);
});
