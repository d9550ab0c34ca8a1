import { sql } from 'kysely';
import type { OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { say, t, type Text } from '#contract/text.ts';
import { maskMobile } from '#contract/validation.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { readOrder } from '#server/logistics/orders/order-rows.ts';
import { unitName } from '#server/production/bom-rows.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { servePaper } from '#server/pdf/serve-paper.ts';
import { clockTime } from '#server/records/spreadsheet/times.ts';
import { drawOrderPaper } from '#server/trade/order-paper.ts';

const title = t('订单确认书', 'Order confirmation', '訂單確認書');
const { fields, states } = orderTexts;
type Buyer = { address: string; contact: string; mobile: string };
type Confirmation = {
  order: OrderInfo;
  company: string;
  buyer: Buyer;
  /** The units in the reader's language. */
  units: ReadonlyMap<string, string>;
};

async function readConfirmation(reader: Reader<StaffSession>, id: number): Promise<Confirmation> {
  const { tx, session, language } = reader;
  const order = await readOrder(reader, id);
  const { rows } = await sql<Buyer & { company: string }>`
    select o.name as company, coalesce(d.address, c.address, '') as address,
      coalesce(d.contact, c.contact, '') as contact, coalesce(d.mobile, c.mobile, '') as mobile
    from company o
    left join dealer d on d.company_id = o.company_id and d.dealer_id = ${order.dealer_id}
    left join customer c on c.company_id = o.company_id and c.id = ${order.customer_id}
    where o.company_id = ${session.companyId}`.execute(tx);
  const { rows: units } = await sql<{ unit: string; name: string }>`
    select distinct l.unit, ${unitName('l.unit', language)} as name from sales_order_line l
    where l.company_id = ${session.companyId} and l.order_id = ${id}`.execute(tx);
  const { company, ...buyer } = rows[0]!;
  const reveal = order.dealer_id === null ? 'order:customer:reveal' : 'app:dealer:reveal';
  const isShown = rightTo(session, reveal) === 'ok';
  return {
    order,
    company,
    units: new Map(units.map(({ unit, name }) => [unit, name])),
    buyer: { ...buyer, mobile: isShown ? buyer.mobile : maskMobile(buyer.mobile) },
  };
}

/** `GET salesOrder/file`: what was ordered, at which prices, to be signed by both. */
export const orderConfirmation = servePaper<Confirmation>({
  read: readConfirmation,
  name: ({ order: { code }, company }) => ({ code, author: company }),
  draw: (doc, { order, company, buyer, units }, { language }) => {
    const tell = (text: Text) => say(text, language);
    const lines = order.lines.map((line) => ({
      ...line,
      unit_name: units.get(line.unit) ?? line.unit,
    }));
    return drawOrderPaper(
      doc,
      { ...order, company, side: 'supplier', title, partner: buyer, lines },
      fields,
      ({ contact, address, currency }) => [
        [tell(fields.buyer_name), order.buyer_name],
        contact,
        [tell(fields.create_time), clockTime(order.create_time)],
        address,
        [tell(fields.due_date), order.due_date ?? ''],
        currency,
        [tell(fields.state), tell(states[order.state])],
        [tell(fields.remark), order.remark],
      ],
      language,
    );
  },
});
