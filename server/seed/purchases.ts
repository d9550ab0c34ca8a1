import type { Tx } from '../database/database.ts';
import { linkDays } from '#contract/features/procure/purchase-orders/link.ts';
import { readLimits, saveLimits } from '../trade/approval.ts';
import { sharePurchase } from '../trade/order-links.ts';
import {
  addPurchase,
  approvePurchases,
  confirmPurchases,
  rejectPurchases,
  submitPurchases,
} from '../trade/purchases.ts';
import { day, daysAgo, type Call, type Story } from './story.ts';
import { tellSupplied } from './supplied.ts';

const isoDay = (ahead: number) => new Date(Date.now() + ahead * day).toISOString().slice(0, 10);

/** What was ordered from suppliers lately: a draft, one to approve, one sent back, and some under way. */
export async function tellPurchases(tx: Tx, { companyId, by, tell }: Story): Promise<void> {
  const suppliers = await tx
    .selectFrom('supplier')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .limit(2)
    .execute();
  const parts = await tx
    .selectFrom('part')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '<>', 'product')
    .orderBy('id')
    .limit(4)
    .execute();
  const [first, second = first] = suppliers;
  if (!first || !second || parts.length === 0) return;
  const order = (call: Call, supplier: number, days: number, ...lines: [string, number][]) =>
    addPurchase(call, {
      supplier_id: supplier,
      currency: 'CNY',
      tax_rate: 13,
      expected_date: isoDay(days),
      remark: '',
      lines: lines.map(([quantity, price], at) => ({
        part_id: parts[at % parts.length]!.id,
        quantity,
        unit: '',
        price,
        date: null,
        remark: '',
      })),
    });
  tell(daysAgo(1), by.buyer, (call) => order(call, first.id, 20, ['2000', 6_850], ['500', 1_275]));
  tell(daysAgo(3), by.buyer, async (call) => {
    const { id } = await order(call, second.id, 14, ['300', 1_990]);
    await submitPurchases(call, [id]);
  });
  if (companyId === 38)
    tellSupplied({ by, tell }, (call, days, ...lines) => order(call, first.id, days, ...lines));
  if (companyId !== 1) return;
  tell(daysAgo(40), by.manager, async (call) => {
    const roles = (await readLimits(call)).slice(-1);
    await saveLimits(
      call,
      roles.map(({ role_id: role }) => ({ role_id: role, amount: 2_000_000 })),
    );
  });
  const ids: number[] = [];
  tell(daysAgo(20), by.buyer, async (call) => {
    ids.push((await order(call, first.id, -2, ['1200', 6_850], ['1200', 1_275])).id);
    ids.push((await order(call, second.id, 6, ['80.5', 3_260], ['40', 12_400])).id);
    ids.push((await order(call, first.id, 9, ['10000', 88])).id);
    await submitPurchases(call, ids);
  });
  tell(daysAgo(19), by.manager, async (call) => {
    await approvePurchases(call, ids.slice(0, 2));
    await rejectPurchases(call, ids.slice(2), '数量超出本月预算，请按 6,000 件重报');
  });
  tell(daysAgo(17), by.buyer, (call) => confirmPurchases(call, ids.slice(0, 1), null));
  // The supplier of the other one has no account.
  tell(daysAgo(2), by.buyer, async (call) => {
    const open = await call.tx
      .selectFrom('purchase_order')
      .select('id')
      .where('company_id', '=', companyId)
      .where('state', '=', 'approved')
      .where('seller_id', 'is', null)
      .orderBy('id')
      .executeTakeFirst();
    if (open) await sharePurchase(call, { id: open.id, days: linkDays.usual });
  });
}
