import type { Tx } from '../database/database.ts';
import { approveOrders, placeOrder, shipOrder } from '../logistics/orders/orders.ts';
import { produceOrder } from '../logistics/orders/production.ts';
import { daysAgo, type Story } from './story.ts';

/** What dealers and customers have ordered lately: waiting, approved, and about to be shipped. */
export async function tellOrders(tx: Tx, story: Story, customer: number): Promise<void> {
  const { companyId, by } = story;
  const parts = await tx
    .selectFrom('part')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'product')
    .orderBy('id')
    .limit(3)
    .execute();
  const lines = (...quantities: number[]) =>
    quantities.map((quantity, at) => ({ part_id: parts[at]!.id, quantity }));
  const [first, second] = companyId === 1 ? ([1, 2] as const) : ([6, 6] as const);
  const placed = (dealer: number) => ({ dealer_id: dealer, is_from_dealer: true });
  story.tell(daysAgo(2), by.dealer(first), (call) =>
    placeOrder(call, placed(first), { lines: lines(24, 12, 6), remark: '元旦促销备货' }),
  );
  story.tell(daysAgo(6), by.dealer(second), async (call) => {
    const { id } = await placeOrder(call, placed(second), { lines: lines(48, 24) });
    await approveOrders(call, [id]);
    await shipOrder(call, id);
  });
  story.tell(daysAgo(12), by.sales, async (call) => {
    const priced = lines(60, 30).map((line) => ({ ...line, price: 89_900 }));
    const terms = { currency: 'CNY', tax_rate: 13 } as const;
    const { id } = await placeOrder(call, { customer_id: customer }, { ...terms, lines: priced });
    await approveOrders(call, [id]);
    await produceOrder(call, { id, lines: lines(40) });
  });
}
