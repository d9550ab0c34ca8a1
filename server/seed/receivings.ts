import type { Tx } from '../database/database.ts';
import { postReceiving } from '../trade/receiving-post.ts';
import { reverseReceiving } from '../trade/receiving-reverse.ts';
import { addReceiving } from '../trade/receivings.ts';
import { addPurchase, approvePurchases, submitPurchases } from '../trade/purchases.ts';
import { daysAgo, type Call, type Story } from './story.ts';

const isoDay = (ago: number) => daysAgo(ago).toISOString().slice(0, 10);
const serials = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `HL26-${String(first + at).padStart(5, '0')}`);

/** What arrived from suppliers: one order partly received, one receipt taken back, and one being counted. */
export async function tellReceivings(tx: Tx, { companyId, by, tell }: Story): Promise<void> {
  const supplier = await tx
    .selectFrom('supplier')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const parts = await tx
    .selectFrom('part')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '<>', 'product')
    .orderBy('id')
    .limit(2)
    .execute();
  const [first, second = first] = parts;
  if (!supplier || !first || !second) return;
  const order = { id: 0 };
  const line = (order_line_no: number, more: object) => ({
    part_id: (order_line_no === 1 ? first : second).id,
    order_line_no,
    quantity: '',
    lot: '',
    expire_date: null,
    supplier_codes: [] as string[],
    inspection: '' as '' | 'fail',
    remark: '',
    ...more,
  });
  const receive = (call: Call, ago: number, note: string, lines: ReturnType<typeof line>[]) =>
    addReceiving(call, {
      order_id: order.id,
      supplier_id: supplier.id,
      received_date: isoDay(ago),
      delivery_note: note,
      remark: '',
      lines,
    });
  tell(daysAgo(26), by.buyer, async (call) => {
    const priced = (part: number, quantity: string, price: number) => ({
      part_id: part,
      quantity,
      unit: '',
      price,
      date: null,
      remark: '',
    });
    const lines = [priced(first.id, '600', 4_250), priced(second.id, '40', 1_680)];
    const terms = { currency: 'CNY', tax_rate: 13, expected_date: isoDay(8), remark: '' } as const;
    order.id = (await addPurchase(call, { supplier_id: supplier.id, ...terms, lines })).id;
    await submitPurchases(call, [order.id]);
  });
  tell(daysAgo(25), by.manager, (call) => approvePurchases(call, [order.id]));
  tell(daysAgo(15), by.goods, async (call) => {
    const { id } = await receive(call, 15, 'DN-26110', [line(2, { quantity: '30', lot: 'B2610' })]);
    await postReceiving(call, id);
    await reverseReceiving(call, id, '送错规格，供应商当天拉回');
  });
  tell(daysAgo(12), by.goods, async (call) => {
    const { id } = await receive(call, 12, 'DN-26118', [
      line(1, { quantity: '400', lot: 'B2611-A', remark: '两托' }),
      line(1, { quantity: '20', lot: 'B2611-B', inspection: 'fail', remark: '外包装受潮' }),
      line(2, { supplier_codes: serials(1, 24), lot: 'B2611' }),
    ]);
    await postReceiving(call, id);
  });
  tell(daysAgo(0.2), by.goods, (call) =>
    receive(call, 0, 'DN-26131', [line(1, { quantity: '180', lot: 'B2612-A' })]),
  );
}
