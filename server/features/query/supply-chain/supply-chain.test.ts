import { beforeAll, describe, expect, test } from 'vitest';
import type { SupplyChain } from '#contract/features/query/supply-chain/contract.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let shop: Awaited<ReturnType<MadeGoods['addDealer']>>;
let customer: number;
let supplier: number;
let steel: { id: number; code: string };
let lids: { id: number; code: string };
let lidBatch: { id: number; code: string };
let batch: { id: number; code: string };
let codes: string[];

const find = async (text: string) =>
  (await goods.user.get('supplyChain/find', { text })).data as SupplyChain;
const leads = ({ edges }: SupplyChain, from: string, to: string) =>
  edges.some((edge) => edge.from === from && edge.to === to);

/** A supplier's lot goes into a batch, of which a lot is made that goes into the goods: two sold on, one to a customer. */
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  shop = await goods.addDealer();
  customer = await goods.customer();
  supplier = (await goods.post('supplier/add', { name: '太原钢厂' })).id;
  const part = async (code: string) => (await goods.post('part/add', { code, name: code })).id;
  const received_date = '2026-11-01';
  const lot = async (part_id: number, more: object) => {
    const made = await goods.post('materialLot/add', {
      part_id,
      quantity: '100',
      received_date,
      ...more,
    });
    await goods.post('materialLot/pass', { ids: [made.id] });
    return made as { id: number; code: string };
  };
  steel = await lot(await part('SC-STEEL'), { supplier_id: supplier });
  const lid = await part('SC-LID');
  lidBatch = await goods.post('batch/add', { part_id: lid, quantity: 10 });
  await goods.post('batch/release', { ids: [lidBatch.id] });
  const use = (id: number, lot_id: number) =>
    goods.post('batch/consume', { id, lots: [{ lot_id, quantity: '5' }] });
  await use(lidBatch.id, steel.id);
  lids = await lot(lid, { source_batch_id: lidBatch.id });
  batch = await goods.addBatch();
  batch.code = (await goods.user.get('batch/info', { id: batch.id })).data.code;
  await use(batch.id, lids.id);
  codes = await goods.units(4, batch.id);
  const sent = await goods.shipTo({ dealer_id: shop.id }, codes.slice(0, 2));
  await goods.done(shop.user, 'receive/receive', { shipment_id: sent });
  await goods.shipTo({ customer_id: customer }, codes.slice(2, 3));
  const sold_at = new Date().toISOString();
  await goods.done(shop.user, 'saleRecord/add', { codes: [codes[0]], sold_at });
});

describe('[MNU-31] the supply chain', () => {
  test('of a lot tells what is affected by it and who has it', async () => {
    const chain = await find(steel.code);
    expect(chain.subject).toMatchObject({ kind: 'lot', id: steel.id });
    expect(chain.back).toEqual({ suppliers: 1, lots: 0, batches: 0 });
    expect(chain.forward).toEqual({
      lots: 1,
      batches: 2,
      units: 4,
      shipments: 2,
      dealers: 1,
      customers: 1,
    });
    expect(leads(chain, `supplier ${supplier}`, `lot ${steel.id}`)).toBe(true);
    expect(leads(chain, `lot ${steel.id}`, `batch ${lidBatch.id}`)).toBe(true);
    expect(leads(chain, `batch ${lidBatch.id}`, `lot ${lids.id}`)).toBe(true);
    expect(leads(chain, `lot ${lids.id}`, `batch ${batch.id}`)).toBe(true);
    expect(leads(chain, `dealer ${shop.id}`, 'consumer 0')).toBe(true);
    const dealer = chain.nodes.find(({ key }) => key === `dealer ${shop.id}`);
    expect(dealer).toMatchObject({ units: 2 });
    const held = Object.fromEntries(chain.holders.map(({ kind, units }) => [kind, units]));
    expect(held).toEqual({ company: 1, dealer: 1, customer: 1, consumer: 1 });
    // As a recall of the lot counts it.
    const { data } = await goods.user.get('materialLot/holders', { id: steel.id });
    expect(data.total).toBe(chain.forward.units);
  });

  test('of a batch tells where it came from and where it went', async () => {
    const chain = await find(batch.code);
    expect(chain.subject).toMatchObject({ kind: 'batch', id: batch.id });
    expect(chain.back).toEqual({ suppliers: 1, lots: 2, batches: 1 });
    expect(chain.forward).toMatchObject({ batches: 1, units: 4, shipments: 2 });
  });

  test('of a unit tells its own way only', async () => {
    const chain = await find(codes[2]!);
    expect(chain.subject).toMatchObject({ kind: 'unit', name: codes[2] });
    expect(chain.back).toEqual({ suppliers: 1, lots: 2, batches: 1 });
    expect(chain.forward).toMatchObject({ units: 1, shipments: 1, dealers: 0, customers: 1 });
    expect(chain.holders).toMatchObject([{ kind: 'customer', id: customer, units: 1 }]);
  });

  test('of a part begins with its lots and batches', async () => {
    const chain = await find('SC-STEEL');
    expect(chain.subject).toMatchObject({ kind: 'part' });
    expect(chain.forward).toMatchObject({ batches: 2, units: 4 });
    expect(chain.back.suppliers).toBe(1);
    expect(await find('NICHTS-1')).toEqual({ found: 'nothing' });
  });

  test('of another company is not there, and needs the right', async () => {
    const other = await node.signIn('other');
    for (const text of [steel.code, batch.code, codes[0]!, 'SC-STEEL']) {
      const { data } = await other.get('supplyChain/find', { text });
      const ids = ((data as SupplyChain).nodes ?? []).map(({ key }) => key);
      expect(ids, text).not.toContain(`lot ${steel.id}`);
      expect(ids, text).not.toContain(`batch ${batch.id}`);
    }
    const identity = await node.signIn('identity');
    expect(await identity.get('supplyChain/find', { text: batch.code })).toMatchObject({
      status: 403,
    });
    expect(await shop.user.get('supplyChain/find', { text: batch.code })).toMatchObject({
      status: 404,
    });
  });
});
