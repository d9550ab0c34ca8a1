import { beforeAll, expect, test } from 'vitest';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});

test('[DL-3] a dealer sees what it holds by product, each code of it, and nothing else', async () => {
  const [one, two, three, sold, others] = await goods.units(5);
  const { box, codes } = await goods.box(2);
  await goods.shipTo({ dealer_id: 1 }, [one!, two!, sold!, box]);
  await goods.shipTo({ dealer_id: 1 }, [three!], false);
  await goods.shipTo({ dealer_id: 2 }, [others!]);
  await goods.done(goods.dealer, 'saleRecord/add', {
    codes: [sold],
    sold_at: new Date().toISOString(),
  });
  await goods.post('identifier/freeze', { codes: [two], reason: 'stolen' });
  const { data } = await goods.dealer.get('stock/index', { keyword: '批次件' });
  expect(data).toMatchObject([
    { id: goods.part, part_name: '批次件', units: 3, on_way: 1, blocked: 1 },
  ]);
  const all = await goods.dealer.get('stock/codes', { part_id: goods.part });
  expect(all.count).toBe(5);
  expect(all.data.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining([one, two, three, ...codes]),
  );
  const info = async (code: string) => goods.dealer.get('stock/info', { code });
  expect((await info(one!)).data).toMatchObject({
    code: one,
    state: 'received',
    can_sell: true,
    level: 'unit',
  });
  expect((await info(box)).data).toMatchObject({ level: 'box', units: 2 });
  expect((await info(codes[0]!)).data).toMatchObject({
    parent_code: box,
    batch_code: goods.batch.code,
  });
  expect((await info(two!)).data).toMatchObject({ can_sell: false });
  for (const code of [sold!, others!, 'NOSUCHCODE'])
    expect(await info(code)).toMatchObject({ status: 404 });
});

test('[DL-3] a dealer closes its stock count, sees what is missing, and begins another with the next scan', async () => {
  const shop = await goods.addDealer();
  const [here, gone, later] = await goods.units(3);
  const id = await goods.shipTo({ dealer_id: shop.id }, [here!, gone!, later!]);
  await goods.done(shop.user, 'receive/receive', { shipment_id: id });
  const count = (code: string) =>
    goods.done(shop.user, 'scan/batch', {
      items: [
        {
          client_id: crypto.randomUUID(),
          action: 'count',
          codes: [code],
          at: new Date().toISOString(),
        },
      ],
    });
  await count(here!);
  await count(later!);
  await goods.done(shop.user, 'saleRecord/add', {
    codes: [later],
    sold_at: new Date().toISOString(),
  });
  const [open] = (await shop.user.get('stock/counts', { state: 'counting' })).data;
  expect(open).toMatchObject({ counted: 2, state: 'counting' });
  // It is nobody else's.
  expect(await goods.dealer.post('stock/closeCount', { id: open.id })).toMatchObject({
    status: 404,
  });
  expect(await goods.dealer.get('stock/countCodes', { id: open.id })).toMatchObject({
    status: 404,
  });
  const closed = await goods.done(shop.user, 'stock/closeCount', { id: open.id });
  expect(closed).toMatchObject({ expected: 2, counted: 2, missing: 1, surplus: 1 });
  expect(await goods.done(shop.user, 'stock/closeCount', { id: open.id })).toEqual(closed);
  const missing = await shop.user.get('stock/countCodes', { id: open.id, result: 'missing' });
  expect(missing.data).toMatchObject([{ code: gone, result: 'missing' }]);
  expect((await goods.info(here!)).events[0]).toMatchObject({ kind: 'count' });
  await count(gone!);
  const [next] = (await shop.user.get('stock/counts', { state: 'counting' })).data;
  expect(next).toMatchObject({ counted: 1 });
  expect(next.id).not.toBe(open.id);
  await goods.done(shop.user, 'stock/cancelCount', { id: next.id });
  expect((await shop.user.get('stock/counts')).data).toMatchObject([
    { id: next.id, state: 'cancelled' },
    { id: open.id, state: 'closed' },
  ]);
});
