import { actorOf, type StaffSession } from '../access/sessions.ts';
import { actAs } from '../database/database.ts';
import { proposeChange } from '../trade/purchase-changes.ts';
import { approvePurchases, submitPurchases } from '../trade/purchases.ts';
import { confirmSupplied, editSupplied } from '../trade/supplier-orders.ts';
import { readSuppliedOrder } from '../trade/supplier-rows.ts';
import { day, daysAgo, type Call, type Story } from './story.ts';

/** Who of the supplier works on orders of its customers. */
const supplier = { companyId: 1, username: 'sales' };
type Order = (call: Call, days: number, ...lines: [string, number][]) => Promise<{ id: number }>;

/** What a company ordered from its linked supplier: to be confirmed, confirmed, and one that shall come later. */
export function tellSupplied({ by, tell }: Pick<Story, 'by' | 'tell'>, order: Order): void {
  const ids: number[] = [];
  tell(daysAgo(11), by.buyer, async (call) => {
    ids.push((await order(call, 12, ['20000', 46], ['6000', 38])).id);
    ids.push((await order(call, 25, ['40000', 42])).id);
    await submitPurchases(call, ids);
  });
  tell(daysAgo(10), by.manager, (call) => approvePurchases(call, ids));
  tell(daysAgo(9), by.manager, (call) =>
    asSupplier(call, async (sale) => {
      for (const id of ids) await confirmSupplied(sale, id, []);
      await editSupplied(sale, {
        id: ids[0]!,
        seller_code: 'XS-2026-118',
        seller_note: '与华东区订单拼车',
      });
    }),
  );
  tell(daysAgo(4), by.manager, (call) =>
    asSupplier(call, async (sale) => {
      const { version, lines, expected_date } = await readSuppliedOrder(sale, ids[0]!);
      const [{ line_no, quantity, price, confirmed_date }] = lines as [(typeof lines)[number]];
      const later = new Date(new Date(confirmed_date ?? expected_date!).getTime() + 6 * day);
      await proposeChange(sale, 'seller', {
        id: ids[0]!,
        version,
        lines: [{ line_no, quantity, price, date: later.toISOString().slice(0, 10) }],
        reason: '铝箔到港晚了一周，请允许推迟交货',
      });
    }),
  );
  tell(daysAgo(2), by.buyer, async (call) => {
    const { id } = await order(call, 18, ['12000', 45]);
    await submitPurchases(call, [id]);
    await approvePurchases(call, [id]);
  });
}

/** Goes on as somebody of the supplier, and back again. */
async function asSupplier<T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> {
  const { tx } = call;
  const { companyId, username } = supplier;
  await actAs(tx, { actor: 'system' });
  const person = await tx
    .selectFrom('account')
    .select(['id', 'realname'])
    .where('company_id', '=', companyId)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const session: StaffSession = {
    ...call.session,
    companyId,
    accountId: person.id,
    realname: person.realname,
  };
  await actAs(tx, actorOf(session));
  const result = await work({ ...call, session });
  await actAs(tx, actorOf(call.session));
  return result;
}
