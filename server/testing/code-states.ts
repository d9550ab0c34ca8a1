import { identifierStates, type IdentifierState } from '#contract/codes/states.ts';
import type { MadeGoods } from './goods.ts';

/** Units in a state, brought there by the calls of the product; their numbers follow each other. */
export async function unitsIn(
  goods: MadeGoods,
  state: IdentifierState,
  quantity: number,
): Promise<string[]> {
  const { post } = goods;
  const after = async (before: IdentifierState, path: string, body: object = {}) => {
    const codes = await unitsIn(goods, before, quantity);
    await post(path, { codes, ...body });
    return codes;
  };
  const command = (name: string, before: IdentifierState) =>
    after(before, `identifier/${name}`, { reason: 'other' });
  const ship = async (target: Parameters<MadeGoods['shipTo']>[0]) => {
    const codes = await goods.units(quantity);
    await goods.shipTo(target, codes);
    return codes;
  };
  const ways: Record<IdentifierState, () => Promise<string[]>> = {
    unallocated: () => goods.order(quantity),
    allocated: () => goods.order(quantity, { part_id: goods.part }),
    encoded: () => after('commissioned', 'binding/undo', { reason: '试验' }),
    commissioned: () => goods.units(quantity),
    packed: async () => (await goods.box(quantity)).codes,
    shipped: async () => ship({ customer_id: await goods.customer() }),
    received: () => ship({ dealer_id: 1 }),
    sold: () => after('commissioned', 'saleRecord/add', { sold_at: new Date().toISOString() }),
    activated: async () => {
      const codes = await unitsIn(goods, 'sold', quantity);
      for (const sn of codes)
        await goods.done(goods.anyone, 'api/active', { name: '甲', phone: '13900000000', sn });
      return codes;
    },
    returned: async () => {
      const customer = await goods.customer();
      const codes = await ship({ customer_id: customer });
      const from = { from: 'customer', customer_id: customer, is_received: true };
      await post('goodsReturn/add', { ...from, codes });
      return codes;
    },
    scrapped: () => command('scrap', 'commissioned'),
    sampled: () => command('sample', 'commissioned'),
    frozen: () => command('freeze', 'shipped'),
    voided: () => command('void', 'commissioned'),
    recalled: () => command('recall', 'shipped'),
    destroyed: async () => {
      const codes = await unitsIn(goods, 'voided', quantity);
      const ids = await Promise.all(codes.map(async (code) => (await goods.look(code)).id));
      // No call destroys anything yet.
      await goods.owner.rows('update identifier set state = $2 where seq = any($1::bigint[])', [
        ids,
        identifierStates.destroyed,
      ]);
      return codes;
    },
  };
  return ways[state]();
}
