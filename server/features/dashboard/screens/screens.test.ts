import { beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '#contract/features/dashboard/screens/contract.ts';
import {
  mostLatest,
  mostRanked,
  screenFigures,
  screenKinds,
  screenRanks,
  type ScreenKind,
} from '#contract/features/dashboard/screens/kinds.ts';
import type { BatchMove } from '#contract/features/trace/batches/moves.ts';
import { giveMove, type User } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});

const look = async (kind: ScreenKind, period = 'today', user: User = goods.user) => {
  const answer = await user.get(`${kind}Screen/index`, { period });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as Board;
};
const valuesOf = ({ figures }: Board) =>
  Object.fromEntries(figures.map(({ key, value }) => [key, value]));
/** By how much the figures of a screen rise through what is done. */
async function rise(kind: ScreenKind, act: () => Promise<unknown>) {
  const before = valuesOf(await look(kind));
  await act();
  const after = valuesOf(await look(kind));
  return Object.fromEntries(
    Object.entries(after)
      .map(([key, value]) => [key, value - before[key]!] as const)
      .filter(([, more]) => more !== 0),
  );
}
const rankOf = (board: Board, key: string) => board.ranks.find((rank) => rank.key === key)!.rows;
const dayAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

describe('[MNU-2] the data screens rise by exactly what was done:', () => {
  test('shipments, and what dealers receive, sell and return', async () => {
    const shop = await goods.addDealer();
    const codes = await goods.units(5);
    let id = 0;
    expect(
      await rise('shipment', async () => {
        id = await goods.shipTo({ dealer_id: shop.id }, codes);
      }),
    ).toEqual({ shipped: 5, transit: 1 });
    const receive = (some: string[]) => () =>
      goods.done(shop.user, 'receive/receive', { shipment_id: id, codes: some });
    expect(await rise('shipment', receive(codes.slice(0, 3)))).toEqual({ received: 3 });
    expect(await rise('dealer', receive(codes.slice(3)))).toEqual({ received: 2 });
    const sold_at = new Date().toISOString();
    const sell = (some: string[]) => () =>
      goods.done(shop.user, 'saleRecord/add', { codes: some, sold_at });
    expect(await rise('sale', sell(codes.slice(0, 2)))).toEqual({
      ...{ sold: 2, dealerSold: 2, sellers: 1 },
    });
    expect(await rise('dealer', sell(codes.slice(2, 3)))).toEqual({ sold: 1 });
    const back = await goods.done(shop.user, 'return/add', { codes: [codes[4]] });
    const give = () => goods.post('goodsReturn/receive', { id: back.id });
    expect(await rise('shipment', give)).toEqual({ returned: 1 });
    expect(valuesOf(await look('dealer'))).toMatchObject({
      returned: valuesOf(await look('sale'))['returned'],
    });
    const [latest] = (await look('shipment')).latest;
    expect(latest).toMatchObject({ id, units: 5, most: 5 });
    expect((await look('sale')).latest[0]).toMatchObject({ units: 1, state: 'valid' });
  });

  test('shipments that have not left, and those that should have', async () => {
    const plan = (planned_date: string) => () =>
      goods.post('shipment/add', { kind: 'dealer', dealer_id: 1, planned_date });
    expect(await rise('shipment', plan(dayAgo(0)))).toEqual({ open: 1 });
    expect(await rise('shipment', plan(dayAgo(1)))).toEqual({ open: 1, late: 1 });
  });

  test('packing', async () => {
    const [first, second] = [await goods.units(4), await goods.units(2)];
    const [box, small] = await goods.order(2, { level: 'box' });
    const pack = (parent: string, codes: string[], is_partial = false) =>
      goods.post('packing/pack', { parent, codes, is_partial });
    expect(await rise('packing', () => pack(box!, first))).toEqual({ packed: 4, filling: 1 });
    expect(await rise('packing', () => pack(small!, second, true))).toMatchObject({
      ...{ packed: 2, boxes: 1 },
    });
    const board = await look('packing');
    expect(board.latest[0]).toMatchObject({ code: small, units: 2 });
    expect(rankOf(board, 'part')).toContainEqual(
      expect.objectContaining({ id: goods.part, name: '批次件' }),
    );
    expect(await rise('packing', () => goods.post('packing/unpack', { parent: box }))).toEqual({
      ...{ packed: -4, filling: -1 },
    });
  });

  test('work in progress', async () => {
    const quantity = 100;
    const { id, code } = await goods.add({ quantity });
    const move = (name: BatchMove) => () => giveMove(goods.user, name, [id]);
    expect(await rise('production', move('release'))).toEqual({
      ...{ planned: -1, released: 1, left: quantity },
    });
    expect(await rise('production', move('start'))).toEqual({ released: -1, producing: 1 });
    expect(await rise('production', () => goods.units(3, id))).toEqual({ bound: 3, left: -3 });
    expect(
      await rise('production', () => goods.post('batch/hold', { ids: [id], reason: '复检' })),
    ).toEqual({ producing: -1, held: 1 });
    expect((await look('production')).latest[0]).toMatchObject({
      ...{ id, code, units: 3, most: quantity, state: 'held' },
    });
  });

  test('batches that were bound long ago, and more of them than are shown', async () => {
    const { id } = await goods.add({ quantity: 40 });
    await giveMove(goods.user, 'release', [id]);
    await giveMove(goods.user, 'start', [id]);
    expect(
      await rise('production', async () => {
        await goods.units(10, id);
        await owner.rows(
          `update code_tally set day = day - 700 where company_id = 1 and metric = 'bound' and batch_id = $1`,
          [id],
        );
      }),
    ).toEqual({ left: -10 });
    expect(
      await rise('production', () =>
        owner.rows(
          `insert into batch (company_id, code, part_id, quantity, state)
           select 1, 'MANY-' || n, $1, 3, (array['planned', 'released', 'producing', 'held'])[1 + n % 4]
           from generate_series(1, 40) as n`,
          [goods.part],
        ),
      ),
    ).toEqual({ planned: 10, released: 10, producing: 10, held: 10, left: 90 });
    await owner.rows(
      `update batch set update_time = now() + interval '1 minute' where company_id = 1 and id = $1`,
      [id],
    );
    const board = await look('production');
    expect(board.latest).toHaveLength(mostLatest);
    expect(board.latest[0]).toMatchObject({ id, units: 10, most: 40, state: 'producing' });
    const done = rankOf(board, 'progress').map(({ value, most }) => value / most!);
    expect(done).toHaveLength(mostRanked);
    expect(done).toEqual(done.toSorted((one, other) => other - one));
    expect(done[0]).toBeGreaterThanOrEqual(0.25);
  });

  test('customers and orders', async () => {
    let customer = 0;
    expect(
      await rise('customer', async () => {
        customer = await goods.customer();
      }),
    ).toEqual({ added: 1, all: 1 });
    const lines = [{ part_id: goods.part, quantity: 3, price: 1_000 }];
    const order = (more: object = {}) =>
      goods.post('salesOrder/add', { customer_id: customer, currency: 'CNY', lines, ...more });
    expect(await rise('customer', order)).toEqual({ orders: 1 });
    expect(await rise('order', order)).toEqual({ orders: 1, amount: 3_000, units: 3, draft: 1 });
    let { id } = { id: 0 };
    expect(
      await rise('order', async () => {
        ({ id } = await order({ currency: 'USD', due_date: dayAgo(1) }));
      }),
    ).toEqual({ orders: 1, units: 3, draft: 1, late: 1 });
    expect(
      await rise('order', () => goods.post('salesOrder/cancel', { ids: [id], reason: '误下' })),
    ).toEqual({ orders: -1, units: -3, draft: -1, late: -1 });
    const codes = await goods.units(2);
    expect(await rise('customer', () => goods.shipTo({ customer_id: customer }, codes))).toEqual({
      shipped: 2,
      active: 1,
      transit: 1,
    });
    expect(rankOf(await look('customer'), 'shipped')).toContainEqual(
      expect.objectContaining({ id: `c${customer}`, value: 2 }),
    );
    expect(rankOf(await look('order'), 'buyer')).toContainEqual(
      expect.objectContaining({ id: `c${customer}`, value: 6 }),
    );
  });
});

test('each screen has its figures and rankings in every period, beside the period before', async () => {
  for (const kind of screenKinds)
    for (const [period, length] of [
      ['today', 1],
      ['week', 7],
      ['month', 30],
    ] as const) {
      const board = await look(kind, period);
      expect(board).toMatchObject({
        first_day: dayAgo(length - 1),
        last_day: dayAgo(0),
        before_first: dayAgo(2 * length - 1),
        before_last: dayAgo(length),
      });
      expect(board.figures.map(({ key }) => key)).toEqual(screenFigures[kind]);
      expect(board.ranks.map(({ key }) => key)).toEqual(screenRanks[kind]);
      expect(board.trend.days).toHaveLength(Math.max(14, length));
      expect(board.trend.days.at(-1)).toBe(dayAgo(0));
      for (const { key, values } of board.trend.series) {
        const figure = board.figures.find((one) => one.key === key)!;
        const drawn = values.slice(-length).reduce((sum, value) => sum + value, 0);
        expect(drawn, `${kind} ${period} ${key}`).toBe(figure.value);
      }
    }
});

test('what happened before the period counts in the one before', async () => {
  const id = await goods.shipTo({ dealer_id: 1 }, await goods.units(2), false);
  const read = async (period: string) => {
    const { figures } = await look('shipment', period);
    return figures.find(({ key }) => key === 'shipped')!;
  };
  const [today, week] = [await read('today'), await read('week')];
  await owner.rows(
    `update shipment_line set ship_time = ship_time - interval '1 day' where company_id = 1 and shipment_id = $1`,
    [id],
  );
  expect(await read('today')).toMatchObject({
    ...{ value: today.value - 2, before: today.before! + 2 },
  });
  expect(await read('week')).toMatchObject({ value: week.value, before: week.before });
});

test('the screens tell another company nothing, and each asks for its right', async () => {
  const other = await node.signIn('other');
  const before = await Promise.all(
    screenKinds.map(async (kind) => valuesOf(await look(kind, 'month', other))),
  );
  await goods.shipTo({ customer_id: await goods.customer() }, await goods.units(2));
  await goods.box(2);
  const after = await Promise.all(
    screenKinds.map(async (kind) => valuesOf(await look(kind, 'month', other))),
  );
  expect(after).toEqual(before);
  const [product, sales] = [await node.signIn('product'), await node.signIn('sales')];
  expect(await product.get('packingScreen/index')).toMatchObject({ code: 0 });
  expect(await product.get('saleScreen/index')).toMatchObject({ status: 403 });
  expect(await sales.get('saleScreen/index')).toMatchObject({ code: 0 });
  expect(await sales.get('productionScreen/index')).toMatchObject({ status: 403 });
  expect(await goods.dealer.get('dealerScreen/index')).toMatchObject({ status: 404 });
  expect(await goods.user.get('saleScreen/index', { period: 'year' })).toMatchObject({
    ...{ status: 422, errors: [{ field: 'period' }] },
  });
});

describe('an index of its own answers', () => {
  const plan = async (statement: string) => {
    await owner.rows('set enable_seqscan = off');
    return JSON.stringify(await owner.rows(`explain ${statement}`));
  };

  test('how many boxes were closed', async () => {
    expect(
      await plan(`select level, filling from container
        where company_id = 1 and full_time >= current_date - 60`),
    ).toContain('container_closed');
  });

  test('what was bound to a batch', async () => {
    expect(
      await plan(`select sum(n) from code_tally
        where company_id = 1 and metric = 'bound' and batch_id = 1000`),
    ).toContain('code_tally_bound');
  });

  test('what went last to dealers, and what customers ordered last', async () => {
    // As many as decide which index costs least.
    await owner.rows(`insert into shipment (company_id, code, kind, customer_id, state, ship_time)
      select 1, 'LAST-' || n, 'customer', ${await goods.customer()}, 'shipped', now() + make_interval(secs => n)
      from generate_series(1, 2000) as n`);
    await owner.rows(`insert into sales_order (company_id, code, dealer_id, create_time)
      select 1, 'LAST-' || n, 1, now() + make_interval(secs => n) from generate_series(1, 2000) as n`);
    await owner.rows('analyze shipment');
    await owner.rows('analyze sales_order');
    expect(
      await plan(`select * from shipment where company_id = 1 and ship_time is not null
        and dealer_id is not null order by ship_time desc, id desc limit 5`),
    ).toContain('shipment_to_dealer');
    expect(
      await plan(`select * from sales_order where company_id = 1 and customer_id is not null
        order by create_time desc, id desc limit 5`),
    ).toContain('sales_order_of_customer');
  });
});
