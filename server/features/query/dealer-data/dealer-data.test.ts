import { beforeAll, describe, expect, test } from 'vitest';
import { scoreOf } from '#contract/features/query/dealer-data/contract.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let shop: Awaited<ReturnType<MadeGoods['addDealer']>>;
let codes: string[];

/** Six received, one of another shipment still missing after ten days, two sold, one returned. */
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  shop = await goods.addDealer();
  codes = await goods.units(8);
  const all = await goods.shipTo({ dealer_id: shop.id }, codes.slice(0, 6));
  await goods.done(shop.user, 'receive/receive', { shipment_id: all });
  const part = await goods.shipTo({ dealer_id: shop.id }, codes.slice(6));
  await goods.done(shop.user, 'receive/receive', { shipment_id: part, codes: [codes[6]] });
  await owner.rows(`update shipment set ship_time = now() - interval '10 days' where id = $1`, [
    part,
  ]);
  const sold_at = new Date().toISOString();
  await goods.done(shop.user, 'saleRecord/add', { codes: codes.slice(0, 2), sold_at });
  const back = await goods.done(shop.user, 'return/add', { codes: [codes[2]] });
  await goods.post('goodsReturn/receive', { id: back.id });
  await goods.done(shop.user, 'return/add', { codes: [codes[3]] });
  await owner.rows(
    `update identifier set held_since = now() - interval '45 days' where company_id = 1 and dealer_id = $1
       and seq = (select max(seq) from identifier where company_id = 1 and dealer_id = $1 and state = 6)`,
    [shop.id],
  );
});

describe('[MNU-36] dealer data', () => {
  test('tells stock by age, what was received, sold and returned, and how reliable a dealer is', async () => {
    const { data, count } = await goods.user.get('dealerData/index', { dealer_id: shop.id });
    expect(count).toBe(1);
    expect(data[0]).toMatchObject({
      stock: 4,
      days_30: 3,
      days_60: 1,
      days_90: 0,
      days_more: 0,
      received: 7,
      sold: 2,
      returned: 1,
      shipments: 2,
      late: 1,
      short: 0,
      incidents: 0,
      score: 88,
    });
    // Outside of the period nothing happened; stock is as of now.
    const before = await goods.user.get(
      `dealerData/index?dealer_id=${shop.id}&days[]=2020-01-01&days[]=2020-02-01`,
    );
    expect(before.data[0]).toMatchObject({ stock: 4, received: 0, sold: 0, score: null });
    const sheet = await goods.user.get('dealerData/export', { dealer_id: shop.id });
    expect(sheet.headers.get('content-type')).toContain('spreadsheet');
  });

  test('has in its lists just as many as it counts', async () => {
    const counted = async (list: string, query: string) =>
      (await goods.user.get(`${list}/index?dealer_id=${shop.id}&${query}`)).count;
    const [row] = (await goods.user.get('dealerData/index', { dealer_id: shop.id })).data;
    const { first_day: first, last_day: last } = row;
    const stock = 'state[]=received&level[]=unit';
    const day = (before: number) =>
      new Date(Date.parse(last) - before * 86_400_000).toISOString().slice(0, 10);
    for (const [age, least, most] of [
      ['days_30', 0, 30],
      ['days_60', 31, 60],
      ['days_90', 61, 90],
      ['days_more', 91, 1_000],
    ] as const)
      expect(
        await counted(
          'identifier',
          `${stock}&held_since[]=${day(most)}&held_since[]=${day(least)}`,
        ),
        age,
      ).toBe(row[age]);
    const sent = `ship_time[]=${first}&ship_time[]=${last}`;
    expect(await counted('shipment', sent)).toBe(row.shipments);
    expect(await counted('shipment', `${sent}&slow=true`)).toBe(row.late);
    expect(await counted('shipment', `${sent}&slow=false`)).toBe(row.shipments - row.late);
    expect(await counted('shipment', `${sent}&short=true`)).toBe(row.short);
    const received = await goods.user.get(
      `shippingDetail/index?dealer_id=${shop.id}&receive_time[]=${first}&receive_time[]=${last}`,
    );
    expect(received).toMatchObject({ foot: { received: row.received } });
  });

  test('of another company is not there, and needs the right', async () => {
    const other = await node.signIn('other');
    expect(await other.get('dealerData/info', { id: shop.id })).toMatchObject({ status: 404 });
    expect((await other.get('dealerData/index', { dealer_id: shop.id })).count).toBe(0);
    const product = await node.signIn('product');
    for (const path of ['dealerData/index', 'dealerWip/index', 'dealerSales/index'])
      expect(await product.get(path), path).toMatchObject({ status: 403 });
    expect(await shop.user.get('dealerData/index')).toMatchObject({ status: 404 });
  });

  test('has a score that falls with confirmed incidents, late and short shipments', () => {
    const clean = { received: 2_000, incidents: 0, confirmed: 0, shipments: 10, late: 0, short: 0 };
    expect(scoreOf(clean)).toBe(100);
    expect(scoreOf({ ...clean, confirmed: 2 })).toBe(90);
    expect(scoreOf({ ...clean, received: 10, confirmed: 1 })).toBe(90);
    expect(scoreOf({ ...clean, confirmed: 99, late: 10, short: 10 })).toBe(0);
    expect(scoreOf({ ...clean, shipments: 0 })).toBeNull();
  });

  test('is read from indexes', async () => {
    await owner.rows('analyze identifier');
    await owner.rows('set enable_seqscan = off');
    const plan = async (query: string) => JSON.stringify(await owner.rows(`explain ${query}`));
    expect(
      await plan(
        `select count(*) filter (where held_since > now() - interval '31 days') from identifier
         where company_id = 1 and dealer_id = 1 and level = 0 and state = 6`,
      ),
    ).toContain('identifier_in_stock');
    expect(
      await plan(
        `select sum(n) from dealer_tally where company_id = 1 and metric = any('{sold,received}')
           and day between current_date - 90 and current_date`,
      ),
    ).toContain('dealer_tally');
  });
});

describe('[MNU-36] dealer sales', () => {
  test('add up by dealer, part and month, for all or for one', async () => {
    const get = async (more: Record<string, string | number> = {}) =>
      (await goods.user.get('dealerSales/index', more)).data;
    const mine = await get({ dealer_id: shop.id });
    expect(mine.total).toEqual({ received: 7, forwarded: 0, sold: 2, returned: 1 });
    expect(mine.rows).toMatchObject([{ key: shop.id, sold: 2 }]);
    for (const by of ['dealer', 'part', 'month']) {
      const { total, rows } = await get({ by });
      for (const metric of ['received', 'sold', 'forwarded', 'returned'])
        expect(
          rows.reduce((sum: number, row: Record<string, number>) => sum + row[metric]!, 0),
          `${by} ${metric}`,
        ).toBe(total[metric]);
    }
    const { trend, total } = await get();
    expect(trend).toHaveLength(12);
    expect(trend.reduce((sum: number, { sold }: { sold: number }) => sum + sold, 0)).toBe(
      total.sold,
    );
    const byPart = await get({ by: 'part', dealer_id: shop.id });
    expect(byPart.rows).toMatchObject([{ key: goods.part, name: '批次件' }]);
  });

  test('of the demo agree with its documents', async () => {
    const { total } = (
      await goods.user.get('dealerSales/index?days[]=2000-01-01&days[]=2100-01-01')
    ).data;
    const { sold } = await owner.row<{ sold: number }>(
      `select count(*)::int as sold from sale_code c
         join sale_record s on s.company_id = c.company_id and s.id = c.sale_id
         join identifier i on i.company_id = c.company_id and i.seq = c.seq and i.level = 0
       where s.company_id = 1 and s.dealer_id is not null and s.state <> 'void' and c.is_right`,
    );
    expect(total.sold).toBe(sold);
  });

  test('of another company’s dealer or part are not there', async () => {
    const other = await node.signIn('other');
    expect(await other.get('dealerSales/index', { dealer_id: shop.id })).toMatchObject({
      status: 404,
    });
  });
});

describe('[MNU-36] dealer work in progress', () => {
  test('tells what is under way, partly received, late, and waits to be taken back', async () => {
    const { data } = await goods.user.get('dealerWip/index', { dealer_id: shop.id });
    expect(data[0]).toMatchObject({
      under_way: 1,
      units: 1,
      partly: 1,
      late: 1,
      returns: 1,
      orders: 0,
    });
    const ids = async (filter: string) =>
      (await goods.user.get(`dealerWip/index?limit=100&${filter}`)).data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids('is_busy=true')).toContain(shop.id);
    expect(await ids('is_late=true')).toContain(shop.id);
    expect(await ids('is_busy=false')).not.toContain(shop.id);
  });
});

test('the tree of dealers tells who supplies whom, and nobody is below itself', async () => {
  const sub = await goods.addDealer(shop.id);
  const { data } = await goods.user.get('dealer/tree');
  expect(data).toContainEqual(expect.objectContaining({ id: sub.id, parent_id: shop.id }));
  const { data: mine } = await shop.user.get('shipment/targets');
  expect(mine).toMatchObject([{ id: sub.id, contact: '', provinces: [] }]);
  expect(mine[0]).not.toHaveProperty('stock');
  const { data: info } = await goods.user.get('dealer/info', { id: shop.id });
  const { id, version, code, name } = info;
  expect(
    await goods.user.post('dealer/edit', { id, version, code, name, parent_id: sub.id }),
  ).toMatchObject({ status: 422, errors: [{ field: 'parent_id' }] });
});
