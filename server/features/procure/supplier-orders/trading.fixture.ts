import { expect } from 'vitest';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import type { SuppliedInfo } from '#contract/features/procure/supplier-orders/contract.ts';
import { startTestNode } from '#server/testing/node.ts';

/** Two companies that trade: the demo's buys from the other one, which has invited it as a customer. */
export async function startTrading() {
  const node = await startTestNode();
  const [manager, buyer, seller, third, admin] = await Promise.all([
    node.signIn('demo'),
    node.signIn('procure'),
    node.signIn('other'),
    node.signIn('newco'),
    node.signIn('admin', 'admin'),
  ]);
  type User = typeof manager;
  let made = 0;

  async function done<T = { id: number; version: number }>(user: User, path: string, body: object) {
    const answer = await user.post(path, body);
    expect(answer, `${path}: ${answer.msg}`).toMatchObject({ code: 0 });
    return answer.data as T;
  }
  const newcomer = (await admin.get('company/index', { verify_status: 1 })).data[0] as {
    id: number;
    version: number;
  };
  await done(admin, 'company/approve', {
    id: newcomer.id,
    version: newcomer.version,
    system_version_id: 3,
  });
  type Card = { id: number; version: number; link_state: string };
  const cardOf = async (user: User, side: 'supplier' | 'customer', state: string) =>
    ((await user.get(`${side}/index`, { 'link_state[]': state })).data as Card[])[0]!;
  const { id: supplier, version } = await cardOf(manager, 'supplier', 'pending');
  await done(manager, 'supplier/accept', { id: supplier, version });

  const part = async (user: User = manager, more: object = {}) => {
    made += 1;
    return (await done(user, 'part/add', { name: `件${made}`, code: `TR-${made}`, ...more })).id;
  };
  const line = (part_id: number, quantity = '10', price = 1_000, more: object = {}) => ({
    part_id,
    quantity,
    price,
    ...more,
  });
  const info = async (id: number) =>
    (await manager.get('purchaseOrder/info', { id })).data as PurchaseInfo;
  const supplied = async (id: number) =>
    (await seller.get('supplierOrder/info', { id })).data as SuppliedInfo;
  const step = (user: User, name: string, id: number, more: object = {}) =>
    user.post(`purchaseOrder/${name}`, { ids: [id], ...more });

  /** An order that the manager approved. */
  async function approved(lines?: object[], more: object = {}): Promise<PurchaseInfo> {
    const given = lines ?? [line(await part())];
    const { id } = await done(buyer, 'purchaseOrder/add', {
      supplier_id: supplier,
      lines: given,
      expected_date: '2027-03-01',
      ...more,
    });
    expect(await step(buyer, 'submit', id)).toMatchObject({ code: 0 });
    expect(await step(manager, 'approve', id)).toMatchObject({ code: 0 });
    return info(id);
  }
  /** One that the supplier confirmed, too. */
  async function confirmed(lines?: object[], more: object = {}): Promise<PurchaseInfo> {
    const { id } = await approved(lines, more);
    await done(seller, 'supplierOrder/confirm', { id });
    return info(id);
  }
  const notices = async (user: User) =>
    (await user.get('notice/index', { type: 4, limit: 10 })).data as {
      content: string;
      record_id?: number;
      opens?: string;
    }[];
  /** The supplier suspends or resumes the link. */
  async function link(move: 'suspend' | 'resume') {
    const state = move === 'suspend' ? 'active' : 'suspended';
    const card = await cardOf(manager, 'supplier', state);
    await done(manager, `supplier/${move}`, {
      id: card.id,
      version: card.version,
      ...(move === 'suspend' ? { reason: '对账' } : {}),
    });
  }
  return {
    node,
    people: { manager, buyer, seller, third },
    supplier,
    done,
    part,
    line,
    info,
    supplied,
    step,
    approved,
    confirmed,
    notices,
    link,
  };
}
