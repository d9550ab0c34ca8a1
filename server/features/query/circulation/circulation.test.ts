import { beforeAll, describe, expect, test } from 'vitest';
import type { CirculationAnswer } from '#contract/features/query/circulation/contract.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let shop: Awaited<ReturnType<MadeGoods['addDealer']>>;
let codes: string[];
let shipment: { id: number; code: string };
let batch: { id: number; code: string };

type Found<F extends CirculationAnswer['found']> = Extract<CirculationAnswer, { found: F }>;
const find = async <F extends CirculationAnswer['found']>(text: string) =>
  (await goods.user.get('circulation/find', { text })).data as Found<F>;
const day = 86_400;

/** Three units of a batch shipped to a dealer two days ago and received a day ago; one sold, one returned. */
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  shop = await goods.addDealer();
  const { id, version, code, name } = (await goods.user.get('dealer/info', { id: shop.id })).data;
  await goods.post('dealer/edit', { id, version, code, name, address: '浙江省杭州市文三路 1 号' });
  batch = await goods.addBatch();
  batch.code = (await goods.user.get('batch/info', { id: batch.id })).data.code;
  codes = await goods.units(4, batch.id);
  const sent = await goods.shipTo({ dealer_id: shop.id }, codes.slice(0, 3));
  await goods.done(shop.user, 'receive/receive', { shipment_id: sent });
  await owner.rows(
    `update shipment set ship_time = now() - interval '2 days', receive_time = now() - interval '1 day' where id = $1`,
    [sent],
  );
  await owner.rows(
    `update identifier set held_since = now() - interval '1 day' where company_id = 1 and dealer_id = $1`,
    [shop.id],
  );
  shipment = { id: sent, code: (await goods.user.get('shipment/info', { id: sent })).data.code };
  const sold_at = new Date().toISOString();
  await goods.done(shop.user, 'saleRecord/add', { codes: [codes[0]], sold_at });
  const back = await goods.done(shop.user, 'return/add', { codes: [codes[1]] });
  await goods.post('goodsReturn/receive', { id: back.id });
});

describe('[MNU-32] the circulation', () => {
  test('of a unit is who had it, where, one after the other without gaps', async () => {
    const sold = await find<'identifier'>(codes[0]!);
    expect(sold).toMatchObject({ found: 'identifier', state: 'sold' });
    expect(sold.stays.map(({ kind }) => kind)).toEqual(['company', 'way', 'dealer', 'consumer']);
    expect(sold.stays[2]).toMatchObject({
      party: { kind: 'dealer', id: shop.id },
      place: '浙江 杭州市',
    });
    expect(sold.stays[1]).toMatchObject({ began: 'ship', document: shipment.code });
    for (const [at, { until }] of sold.stays.entries())
      expect(until).toBe(sold.stays[at + 1]?.from ?? null);
    const back = await find<'identifier'>(codes[1]!);
    expect(back.stays.map(({ kind }) => kind)).toEqual(['company', 'way', 'dealer', 'company']);
    const kept = await find<'identifier'>(codes[3]!);
    expect(kept.stays.map(({ kind }) => kind)).toEqual(['company']);
  });

  test('of a unit whose sale was voided goes on with the dealer', async () => {
    const sold_at = new Date().toISOString();
    const sale = await goods.done(shop.user, 'saleRecord/add', { codes: [codes[2]], sold_at });
    await goods.post('saleRecord/void', { id: sale.id, reason: '录错' });
    const { stays } = await find<'identifier'>(codes[2]!);
    expect(stays.map(({ kind }) => kind)).toEqual(['company', 'way', 'dealer']);
    expect(stays.at(-1)!.until).toBeNull();
  });

  test('is found by other spellings of the code', async () => {
    const { link } = await goods.look(codes[0]!);
    expect(await find(String(link))).toMatchObject({ found: 'identifier', code: codes[0] });
    expect(await find('NICHTS-1')).toEqual({ found: 'nothing' });
  });

  test('of a batch is who has how many now, the average stays, and what does not move', async () => {
    const { now, stages, slow } = await find<'batch'>(batch.code);
    expect(now).toMatchObject({ total: 4, on_way: 0 });
    const units = (kind: string) => now.holders.find((one) => one.kind === kind)?.units;
    expect([units('company'), units('dealer'), units('consumer')]).toEqual([2, 1, 1]);
    expect(now.holders.find((one) => one.kind === 'dealer')!.seconds! / day).toBeCloseTo(1, 1);
    const stage = (name: string) => stages.find((one) => one.stage === name)!;
    expect(stage('way').units).toBe(3);
    expect(stage('way').seconds / day).toBeCloseTo(1, 1);
    expect(stage('company').units).toBe(3);
    expect(stage('dealer').units).toBe(1);
    expect(stage('dealer').seconds / day).toBeCloseTo(1, 1);
    expect(slow).toMatchObject([{ code: codes[2], kind: 'dealer', holder_id: shop.id }]);
  });

  test('of a shipment is how long it was on its way, and where its units are now', async () => {
    const found = await find<'shipment'>(shipment.code);
    expect(found).toMatchObject({ id: shipment.id, state: 'received', units: 3, received: 3 });
    expect(found.seconds! / day).toBeCloseTo(1, 1);
    expect(found.now.total).toBe(3);
  });

  test('of another company is not there, and needs the right', async () => {
    const other = await node.signIn('other');
    for (const text of [codes[0]!, batch.code, shipment.code]) {
      const { data } = await other.get('circulation/find', { text });
      expect(data, text).not.toMatchObject({ id: found(text) });
    }
    const product = await node.signIn('product');
    expect(await product.get('circulation/find', { text: batch.code })).toMatchObject({
      status: 403,
    });
    expect(await shop.user.get('circulation/find', { text: batch.code })).toMatchObject({
      status: 404,
    });
  });

  test('of a batch is read from indexes', async () => {
    await owner.rows('set enable_seqscan = off');
    const plan = async (query: string) => JSON.stringify(await owner.rows(`explain ${query}`));
    expect(
      await plan(
        `select shipment_id, count(*) from shipment_code where company_id = 1 and batch_id = 5 and level = 0 and state > 0
         group by 1`,
      ),
    ).toContain('shipment_code_by_batch');
    expect(
      await plan('select count(*) from sale_code where company_id = 1 and batch_id = 5'),
    ).toContain('sale_code_by_batch');
  });
});

const found = (text: string) =>
  text === batch.code ? batch.id : text === shipment.code ? shipment.id : 0;
