import { beforeAll, describe, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let shop: Awaited<ReturnType<MadeGoods['addDealer']>>;
let shipment: number;
let box: string;

type Row = Record<string, unknown> & { id: number };
type List = { data: Row[]; count: number; foot: Record<string, number> };
const read = async (filter: Record<string, string | number> = {}, more = '') => {
  const asked = Object.entries({ dealer_id: shop.id, ...filter });
  const search = asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return (await goods.user.get(`shippingDetail/index?${search}&${more}`)) as unknown as List;
};

/** A box of three and two units to a new dealer: four received, one lost, one returned. */
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  shop = await goods.addDealer();
  const packed = await goods.box(3);
  box = packed.box;
  const loose = await goods.units(2);
  const made = await goods.post('shipment/add', {
    kind: 'dealer',
    dealer_id: shop.id,
    carrier: '顺丰',
    tracking_no: 'SF-7788',
  });
  shipment = made.id;
  await goods.post('shipment/scan', { id: shipment, codes: [box, ...loose] });
  await goods.post('shipment/check', { id: shipment });
  expect((await read()).count).toBe(0);
  await goods.post('shipment/ship', { id: shipment });
  expect((await read()).data).toMatchObject([{ quantity: 5, received: 0, missing: 0 }]);
  await goods.done(shop.user, 'receive/receive', {
    shipment_id: shipment,
    codes: [box, loose[0]!],
  });
  await goods.post('shipment/close', { id: shipment });
  const back = await goods.done(shop.user, 'return/add', { codes: [loose[0]!] });
  expect((await read()).data[0]!.returned).toBe(0);
  await goods.post('goodsReturn/receive', { id: back.id });
});

describe('[MNU-34] shipping details', () => {
  test('have a line for each part of a shipment, with boxes, receipts, losses and returns', async () => {
    const { data, count, foot } = await read();
    expect(count).toBe(1);
    expect(data[0]).toMatchObject({
      shipment_id: shipment,
      part_id: goods.part,
      quantity: 5,
      boxes: 1,
      received: 4,
      missing: 1,
      returned: 1,
      carrier: '顺丰',
      tracking_no: 'SF-7788',
      state: 'closed',
    });
    expect(foot).toMatchObject({ quantity: 5, boxes: 1, received: 4, missing: 1, returned: 1 });
    const { data: info } = await goods.user.get('shippingDetail/info', { id: data[0]!.id });
    expect(info).toEqual(data[0]);
  });

  test('sum what the filters leave, as the documents tell it', async () => {
    const { foot, count } = (await goods.user.get('shippingDetail/index', {
      from: 'company',
    })) as unknown as List;
    const told = await owner.row<{ n: number; lines: number }>(
      `select sum(l.picked)::int as n, count(*)::int as lines from shipment_line l
         join shipment s on s.company_id = l.company_id and s.id = l.shipment_id
       where s.company_id = 1 and s.from_dealer_id is null and s.ship_time is not null and l.picked > 0`,
    );
    expect({ n: foot.quantity, lines: count }).toEqual(told);
  });

  test('are found by day, part, receiver, state, region and words', async () => {
    const ids = async (filter: Record<string, string | number>) => (await read(filter)).data.length;
    const on = async (first: string, last: string) =>
      (await read({}, `days[]=${first}&days[]=${last}`)).data.length;
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await on(today, today)).toBe(1);
    expect(await on('2020-01-01', '2020-01-02')).toBe(0);
    expect(await ids({ part_id: goods.part })).toBe(1);
    expect(await ids({ state: 'closed' })).toBe(1);
    expect(await ids({ state: 'received' })).toBe(0);
    expect(await ids({ keyword: 'SF-7788' })).toBe(1);
    expect(await ids({ keyword: '批次件' })).toBe(1);
    expect(await ids({ keyword: '没有这样的' })).toBe(0);
    expect(await ids({ province: 0 })).toBe(1);
    const { data: dealer } = await goods.user.get('dealer/info', { id: shop.id });
    const { id, version, code, name } = dealer;
    await goods.post('dealer/edit', {
      id,
      version,
      code,
      name,
      address: '杭州市西湖区文三路 1 号',
    });
    expect(await ids({ province: 33 })).toBe(1);
    expect(await ids({ province: 0 })).toBe(0);
  });

  test('lead to their codes', async () => {
    const [line] = (await read()).data;
    const { data, count } = await goods.user.get('shippingDetail/codes', { id: line!.id });
    expect(count).toBe(6);
    expect((data as { code: string }[]).map(({ code }) => code)).toContain(box);
    const gone = await goods.user.get('shippingDetail/codes', { id: line!.id, state: 'missing' });
    expect(gone.count).toBe(1);
  });

  test('of another company are not there, and need the right', async () => {
    const [line] = (await read()).data;
    const other = await node.signIn('other');
    expect((await other.get('shippingDetail/index', { dealer_id: shop.id })).count).toBe(0);
    for (const path of ['shippingDetail/info', 'shippingDetail/codes'])
      expect(await other.get(path, { id: line!.id }), path).toMatchObject({ status: 404 });
    const product = await node.signIn('product');
    for (const path of ['index', 'export'])
      expect(await product.get(`shippingDetail/${path}`)).toMatchObject({ status: 403 });
    expect(await shop.user.get('shippingDetail/index')).toMatchObject({ status: 404 });
    const sheet = await goods.user.get('shippingDetail/export', { dealer_id: shop.id });
    expect(sheet.headers.get('content-type')).toContain('spreadsheet');
  });

  test('count what came back with the line by which the dealer got it last', async () => {
    const [unit] = await goods.units(1);
    const first = await goods.shipTo({ dealer_id: shop.id }, [unit!]);
    await goods.done(shop.user, 'receive/receive', { shipment_id: first });
    const back = await goods.done(shop.user, 'return/add', { codes: [unit!] });
    await goods.post('goodsReturn/receive', { id: back.id });
    await goods.post('goodsReturn/restock', { id: back.id });
    const second = await goods.shipTo({ dealer_id: shop.id }, [unit!]);
    await goods.done(shop.user, 'receive/receive', { shipment_id: second });
    const rows = (await read()).data;
    const returned = (id: number) => rows.find((row) => row.shipment_id === id)?.returned;
    expect([returned(first), returned(second)]).toEqual([1, 0]);
  });

  test('are read from indexes', async () => {
    await owner.rows('set enable_seqscan = off');
    const plan = async (query: string) => JSON.stringify(await owner.rows(`explain ${query}`));
    const lines = 'select id from shipment_line where company_id = 1 and ship_time is not null';
    expect(await plan(`${lines} order by ship_time desc, id desc limit 20`)).toContain(
      'shipment_line_by_ship',
    );
    expect(
      await plan(`${lines} and part_id = 1 order by ship_time desc, id desc limit 20`),
    ).toContain('shipment_line_by_part_ship');
  });
});
