import { expect } from 'vitest';
import { giveMove, makeBatches, type User } from './batches.ts';
import { orderPack, standardRuleOf } from './codes.ts';
import type { TestNode } from './node.ts';
import type { Owner } from './owner.ts';
import { checkSumsAtEnd } from './sums.ts';

type Found = { id: number; code: string };
type Target = { dealer_id: number } | { customer_id: number };

/** Goods of the demo's company on their way, made by its calls: bound, packed, shipped and received. */
export async function makeGoods(node: TestNode, owner: Owner) {
  checkSumsAtEnd(owner);
  const user = await node.signIn('demo');
  const dealer = await node.signIn('dealer', 'dealer');
  const made = await makeBatches(user, owner);
  const rule = await standardRuleOf(owner);
  const done = async (by: Pick<User, 'post'>, path: string, body: object) => {
    const answer = await by.post(path, body);
    expect(answer, `${path}: ${answer.msg} ${JSON.stringify(answer.errors ?? '')}`).toMatchObject({
      code: 0,
    });
    return answer.data;
  };
  const post = (path: string, body: object) => done(user, path, body);
  const order = async (quantity: number, body: object = {}): Promise<string[]> => {
    const pack = await orderPack(user, { rule_id: rule, quantity, ...body });
    const query = { pack_id: pack.id, limit: 1000, sort_field: 'id', sort_by: 'asc' };
    return ((await user.get('identifier/index', query)).data as Found[]).map(({ code }) => code);
  };
  const addBatch = async () => {
    const batch = await made.add();
    await giveMove(user, 'release', [batch.id]);
    await giveMove(user, 'start', [batch.id]);
    return batch;
  };
  const batch = await addBatch();
  const units = async (quantity: number, of = batch.id, body: object = {}) => {
    const codes = await order(quantity, body);
    await post('binding/add', { part_id: made.part, batch_id: of, codes });
    return codes;
  };
  const look = async (code: string) =>
    ((await user.get('identifier/index', { keyword: code })).data as Record<string, unknown>[])[0]!;
  /** Ships them, and to a dealer also has them received. */
  const shipTo = async (target: Target, codes: string[], isReceived = true) => {
    const kind = 'dealer_id' in target ? 'dealer' : 'customer';
    const { id } = await post('shipment/add', { kind, ...target });
    await post('shipment/scan', { id, codes });
    await post('shipment/check', { id });
    await post('shipment/ship', { id });
    if (isReceived && 'dealer_id' in target && target.dealer_id === 1)
      await done(dealer, 'receive/receive', { shipment_id: id });
    return id as number;
  };
  /** A dealer of its own that can sign in, supplied by another one; of another company if its user is given. */
  const addDealer = async (parent: number | null = null, by: User = user) => {
    const { id } = await done(by, 'dealer/add', {
      name: `经销商${Math.random()}`,
      parent_id: parent,
    });
    const username = `d${String(Math.random()).slice(2, 12)}`;
    const account = { dealer_id: id, username, realname: '店长' };
    const { initial_password: oldPassword } = await done(by, 'dealerAccount/add', account);
    const fresh = await node.signIn(username, 'dealer');
    const [newPassword, rePassword] = ['Abc-123456', 'Abc-123456'];
    await done(fresh, 'index/updatePwd', { oldPassword, newPassword, rePassword });
    return { id: id as number, username, user: await node.signIn(username, 'dealer') };
  };
  return {
    ...made,
    user,
    dealer,
    anyone: node.anyone(),
    owner,
    batch,
    addBatch,
    done,
    post,
    units,
    look,
    shipTo,
    /** A box with so many units in it. */
    box: async (quantity: number) => {
      const codes = await units(quantity);
      const [box] = await order(1, { level: 'box' });
      await post('packing/pack', { parent: box, codes });
      return { box: box!, codes };
    },
    order,
    /** The states of codes, in their order. */
    states: async (codes: readonly string[]) =>
      Promise.all(codes.map(async (code) => (await look(code)).state)),
    info: async (code: string) => {
      const { id } = await look(code);
      return (await user.get('identifier/info', { id: id as number })).data;
    },
    addDealer,
    /** A dealer without any right. */
    addPowerless: async () => {
      const { username } = await addDealer();
      await owner.rows(
        'delete from account_role where account_id = (select id from account where username = $1)',
        [username],
      );
      return node.signIn(username, 'dealer');
    },
    customer: async () =>
      (await post('customer/add', { name: `客户${Math.random()}` })).id as number,
  };
}
export type MadeGoods = Awaited<ReturnType<typeof makeGoods>>;
