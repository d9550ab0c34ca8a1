import { expect } from 'vitest';
import { giveMove, makeBatches, type User } from './batches.ts';
import { orderPack, standardRuleOf } from './codes.ts';
import type { TestNode } from './node.ts';
import type { Owner } from './owner.ts';

type Found = { id: number; code: string };

/** What shipping needs, made by the calls of a company: bound units, filled boxes, dealers, shipments. */
export async function prepare(node: TestNode, owner: Owner) {
  const demo = await node.signIn('demo');
  const made = await makeBatches(demo, owner);
  const rule = await standardRuleOf(owner);
  const post = async (path: string, body: object, user: User = demo) => {
    const answer = await user.post(path, body);
    expect(answer, `${path}: ${answer.msg} ${JSON.stringify(answer.errors)}`).toMatchObject({
      code: 0,
    });
    return answer.data;
  };
  const order = async (quantity: number, body: object = {}): Promise<string[]> => {
    const pack = await orderPack(demo, { rule_id: rule, quantity, ...body });
    const query = { pack_id: pack.id, limit: 1000, sort_field: 'id', sort_by: 'asc' };
    return ((await demo.get('identifier/index', query)).data as Found[]).map(({ code }) => code);
  };
  const addBatch = async (part = made.part): Promise<number> => {
    const { id } = await made.add({ part_id: part });
    await giveMove(demo, 'release', [id]);
    await giveMove(demo, 'start', [id]);
    return id;
  };
  const units = async (quantity: number, part = made.part, batch?: number): Promise<string[]> => {
    const codes = await order(quantity);
    await post('binding/add', {
      part_id: part,
      batch_id: batch ?? (await addBatch(part)),
      codes,
    });
    return codes;
  };
  /** A box with so many units in it. */
  const box = async (quantity: number, part = made.part) => {
    const [parent] = await order(1, { level: 'box' });
    const inside = await units(quantity, part);
    await post('packing/pack', { parent, codes: inside });
    return { code: parent!, inside };
  };
  const addShipment = (body: object = {}): Promise<{ id: number; code: string; version: number }> =>
    post('shipment/add', { kind: 'dealer', dealer_id: 1, ...body });
  return {
    ...made,
    demo,
    post,
    order,
    addBatch,
    units,
    box,
    addShipment,
    /** A shipment with these codes, on its way. */
    send: async (codes: readonly string[], body: object = {}) => {
      const shipment = await addShipment(body);
      await post('shipment/scan', { id: shipment.id, codes });
      await post('shipment/check', { id: shipment.id });
      await post('shipment/ship', { id: shipment.id });
      return shipment;
    },
    infoOf: async (id: number, user: User = demo) =>
      (await user.get('shipment/info', { id })).data as Record<string, unknown>,
    /** One code as it is now. */
    look: async (code: string) =>
      ((await demo.get('identifier/index', { keyword: code })).data as object[])[0] as {
        id: number;
        state: string;
        dealer_id: number | null;
        parent_id: number | null;
      },
    kindsOf: async (code: string) => {
      const [row] = (await demo.get('identifier/index', { keyword: code })).data as Found[];
      const { data } = await demo.get('identifier/info', { id: row!.id });
      return (data as { events: { kind: string }[] }).events.map(({ kind }) => kind);
    },
  };
}
export type Prepared = Awaited<ReturnType<typeof prepare>>;
