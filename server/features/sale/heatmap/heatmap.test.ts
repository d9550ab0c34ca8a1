import { describe, expect, test } from 'vitest';
import type { Heatmap, HeatmapPlace } from '#contract/features/sale/heatmap/contract.ts';
import { makeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const settings = { TRUST_PROXY: '127.0.0.1' };
const node = await startTestNode({ settings });
const owner = await openOwner(node.ownerUrl);
const goods = await makeGoods(node, owner);
const places = {
  hangzhou: '115.236.0.9',
  hohhot: '36.102.0.1',
  changchun: '202.98.0.68',
  tokyo: '133.11.0.1',
};
const shanghai = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const today = shanghai(0);

/** A dealer with units on their way to it. */
async function supplied(territories: object[], units: number) {
  const { id } = await goods.post('dealer/add', {
    name: `经销商${Math.random()}`,
    address: '浙江省杭州市上城区 1 号',
    territories,
  });
  const codes = await goods.units(units);
  const shipment = await goods.shipTo({ dealer_id: id as number }, codes);
  return { id: id as number, codes, shipment };
}
const check = async (code: string, ip: string, of = node) => {
  const answer = await of.anyone().get('api/query', { code }, { 'x-forwarded-for': ip });
  expect(answer.code, answer.msg).toBe(0);
};
const read = async (query: object, of = goods.user): Promise<Heatmap> =>
  (await of.get('heatmap/index', { ...query })).data as Heatmap;
const between = (first: string, last: string) =>
  `heatmap/index?${new URLSearchParams([
    ['days[]', first],
    ['days[]', last],
  ])}`;
const followed = (dealer: number, total: number) =>
  until(`${total} scans of dealer ${dealer}`, async () => {
    const map = await read({ dealer_id: dealer });
    return map.total.total >= total ? map : undefined;
  });
const placeOf = async (query: object, of = goods.user): Promise<HeatmapPlace> =>
  (await of.get('heatmap/place', { ...query })).data as HeatmapPlace;
const whole = (province: number, more: object = {}) => ({
  province,
  city: null,
  from_day: '2026-01-01',
  until_day: null,
  ...more,
});

describe('[BP-6] the diversion map', () => {
  test('counts scans by province, city, day and dealer, and names the way that goods took', async () => {
    const { id, codes, shipment } = await supplied([whole(33)], 4);
    const before = await read({});
    await check(codes[0]!, places.hangzhou);
    await check(codes[1]!, places.hohhot);
    await check(codes[2]!, places.hohhot);
    const map = await followed(id, 3);
    expect(map.total).toEqual({ total: 3, outside: 2 });
    expect(map.rows).toEqual([
      { key: 15, name: '内蒙古', total: 2, outside: 2 },
      { key: 33, name: '浙江', total: 1, outside: 0 },
    ]);
    expect(map.series).toEqual([
      { day: today, key: 15, total: 2, outside: 2 },
      { day: today, key: 33, total: 1, outside: 0 },
    ]);
    expect(map.flows).toMatchObject([{ dealer_id: id, from: 33, to: 15, total: 2, outside: 2 }]);
    expect(map.territories).toMatchObject([{ dealer_id: id, province: 33, city: '' }]);
    const all = await read({});
    expect(all.total).toEqual({
      total: before.total.total + 3,
      outside: before.total.outside + 2,
    });

    const province = await read({ dealer_id: id, province: 15 });
    expect(province.rows).toMatchObject([{ name: '呼和浩特市', total: 2, outside: 2 }]);
    const { data: english } = await goods.user.get(
      'heatmap/index',
      { dealer_id: id, province: 15 },
      { 'accept-language': 'en' },
    );
    expect(english.rows[0].name).toMatch(/^Hohhot/);

    const city = String(province.rows[0]!.key);
    const place = await placeOf({ province: 15, city, dealer_id: id });
    expect(place.dealers).toMatchObject([{ dealer_id: id, total: 2, outside: 2, score: 100 }]);
    expect(place.incidents).toMatchObject([{ kind: 'offTerritory', state: 'open' }]);
    expect(place.shipments).toMatchObject([{ id: shipment, units: 2 }]);
    expect(place.product_count).toBe(2);
    expect(new Set(place.products.map(({ code }) => code))).toEqual(new Set(codes.slice(1, 3)));
    expect(await placeOf({ province: 33, dealer_id: id })).toMatchObject({
      dealers: [],
      products: [],
      product_count: 0,
    });
  });

  test('goes by the territories of the day, and also while the rule is off', async () => {
    const ended = await supplied([whole(15, { until_day: shanghai(-1) })], 1);
    const coming = await supplied([whole(15, { from_day: shanghai(1) })], 1);
    const anywhere = await supplied([], 1);
    await goods.post('risk/edit', { kind: 'offTerritory', enabled: false, params: {}, version: 0 });
    for (const { codes } of [ended, coming, anywhere]) await check(codes[0]!, places.hohhot);
    expect((await followed(ended.id, 1)).total.outside).toBe(1);
    expect((await followed(coming.id, 1)).total.outside).toBe(1);
    expect((await followed(anywhere.id, 1)).total.outside).toBe(0);
    await goods.post('risk/reset', { kind: 'offTerritory' });
    // What was counted stays when a territory is changed later.
    const { data: dealer } = await goods.user.get('dealer/info', { id: ended.id });
    await goods.post('dealer/edit', {
      id: ended.id,
      version: dealer.version,
      name: dealer.name,
      code: dealer.code,
      territories: [whole(15)],
    });
    expect((await read({ dealer_id: ended.id })).total.outside).toBe(1);
    const earlier = await goods.user.get(between(shanghai(-9), shanghai(-1)));
    expect(earlier.data.series.some(({ day }: { day: string }) => day === today)).toBe(false);
  });

  test('is the company’s own, and for those who hold the right', async () => {
    const { id, codes } = await supplied([whole(33)], 1);
    await check(codes[0]!, places.changchun);
    await followed(id, 1);
    const [other, product, dealer] = await Promise.all([
      node.signIn('other'),
      node.signIn('product'),
      node.signIn('dealer', 'dealer'),
    ]);
    expect((await other.get('heatmap/index', { dealer_id: id })).status).toBe(404);
    expect((await other.get('heatmap/place', { province: 22, dealer_id: id })).status).toBe(404);
    const theirs = await placeOf({ province: 22 }, other);
    expect(theirs.products.map(({ code }) => code)).not.toContain(codes[0]);
    expect((await product.get('heatmap/index')).status).toBe(403);
    expect([401, 403, 404]).toContain((await dealer.get('heatmap/index')).status);
    // Only what somebody may see elsewhere: incidents and shipments have rights of their own.
    const { key } = await goods.post('apiKey/add', {
      name: '热力图',
      permissions: ['sale:heatmap:view', 'sale:incident:view'],
      expires_at: null,
    });
    const program = node.withToken('web', key as string);
    const { data: seen } = await program.get('heatmap/place', { province: 22, dealer_id: id });
    expect(seen.incidents).toHaveLength(1);
    expect(seen.shipments).toBeNull();
    expect(seen.products).toHaveLength(1);
  });

  test('counts abroad by country, which is outside of every territory', async () => {
    const { id, codes, shipment } = await supplied([whole(33)], 3);
    await check(codes[0]!, places.hangzhou);
    await check(codes[1]!, places.tokyo);
    const { total } = await followed(id, 2);
    expect(total).toEqual({ total: 2, outside: 1 });
    const world = await read({ dealer_id: id, province: 0 });
    expect(world.rows).toEqual([
      { key: 'JP', name: '日本', total: 1, outside: 1 },
      { key: 'CN', name: '中国', total: 1, outside: 0 },
    ]);
    expect(world.flows).toMatchObject([{ dealer_id: id, from: 33, to: 'JP', outside: 1 }]);
    const japan = await placeOf({ province: 0, city: 'JP', dealer_id: id });
    expect(japan.dealers).toMatchObject([{ dealer_id: id, total: 1, outside: 1 }]);
    expect(japan.shipments).toMatchObject([{ id: shipment, units: 1 }]);
    expect(japan.products).toMatchObject([{ code: codes[1], city: '日本' }]);
    expect(japan.incidents).toMatchObject([{ kind: 'offTerritory', state: 'open' }]);
    const { data: incident } = await goods.user.get('incident/info', {
      id: japan.incidents![0]!.id,
    });
    expect(incident).toMatchObject({ province: 0, detail: { country: 'JP' } });
    const elsewhere = await placeOf({ province: 0, city: 'US', dealer_id: id });
    expect(elsewhere).toMatchObject({ dealers: [], incidents: [], product_count: 0 });
    // Whose place is unknown is outside of nothing.
    await check(codes[2]!, '127.0.0.1');
    expect((await followed(id, 3)).total.outside).toBe(1);
  });

  test('takes at most a year, and a province that exists', async () => {
    const long = await goods.user.get(between('2024-01-01', '2025-06-01'));
    expect(long).toMatchObject({ status: 422, errors: [{ field: 'days' }] });
    expect((await goods.user.get('heatmap/place', { province: 5 })).status).toBe(422);
  });

  test('counts every scan once, whatever is stopped in between', async () => {
    const { id, codes } = await supplied([whole(33)], 6);
    for (const code of codes.slice(0, 3)) await check(code, places.hohhot);
    await node.stop();
    const next = await startTestNode({ settings }, node.ownerUrl);
    for (const code of codes.slice(3)) await check(code, places.hohhot, next);
    const demo = await next.signIn('demo');
    await until('all of them', async () => (await read({ dealer_id: id }, demo)).total.total === 6);
    await next.stop();
    const last = await startTestNode({ settings }, node.ownerUrl);
    const user = await last.signIn('demo');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await read({ dealer_id: id }, user)).total).toEqual({ total: 6, outside: 6 });
    expect((await placeOf({ province: 15, dealer_id: id }, user)).product_count).toBe(6);
  });
});
