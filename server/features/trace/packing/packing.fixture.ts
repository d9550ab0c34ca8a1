import { expect } from 'vitest';
import { giveMove, makeBatches, type User } from '#server/testing/batches.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import type { Owner } from '#server/testing/owner.ts';

type Found = { id: number; code: string };

/** What packing needs, made by the calls of a company: parts, batches, bound units, boxes and pallets. */
export async function prepare(user: User, owner: Owner) {
  const made = await makeBatches(user, owner);
  const rule = await standardRuleOf(owner);
  const post = async (path: string, body: object) => {
    const answer = await user.post(path, body);
    expect(answer, `${path}: ${answer.msg}`).toMatchObject({ code: 0 });
    return answer.data;
  };
  const order = async (quantity: number, body: object = {}): Promise<Found[]> => {
    const pack = await orderPack(user, { rule_id: rule, quantity, ...body });
    const query = { pack_id: pack.id, limit: 1000, sort_field: 'id', sort_by: 'asc' };
    return (await user.get('identifier/index', query)).data as Found[];
  };
  const codesOf = (rows: readonly Found[]) => rows.map(({ code }) => code);
  return {
    ...made,
    post,
    order,
    addBatch: async (part = made.part) => {
      const batch = await made.add({ part_id: part });
      await giveMove(user, 'release', [batch.id]);
      await giveMove(user, 'start', [batch.id]);
      return batch.id;
    },
    unbound: async (quantity: number) => codesOf(await order(quantity)),
    units: async (quantity: number, batch: number, part = made.part) => {
      const codes = codesOf(await order(quantity));
      await post('binding/add', { part_id: part, batch_id: batch, codes });
      return codes;
    },
    boxes: async (quantity: number) => codesOf(await order(quantity, { level: 'box' })),
    pallets: async (quantity: number) => codesOf(await order(quantity, { level: 'pallet' })),
    addPackaging: async (body: object): Promise<number> =>
      (await post('packaging/add', { name: `装${Math.random()}`, ...body })).id as number,
    /** One code as it is now. */
    look: async (code: string) =>
      ((await user.get('identifier/index', { keyword: code })).data as object[])[0],
    tree: async (code: string, more: object = {}) =>
      (await user.get('packing/tree', { code, ...more })).data,
  };
}
export type Prepared = Awaited<ReturnType<typeof prepare>>;
