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
