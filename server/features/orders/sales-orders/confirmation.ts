import { sql } from 'kysely';
import type { OrderInfo } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { currencyNames, formatMoney } from '#contract/money.ts';
import { say, t, type Text, type TextParams } from '#contract/text.ts';
import { lineSums } from '#contract/trade/sums.ts';
import { maskMobile } from '#contract/validation.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { readOrder } from '#server/logistics/orders/order-rows.ts';
import { unitName } from '#server/production/bom-rows.ts';
import { drawFacts, drawSignatures, drawTitle } from '#server/pdf/paper.ts';
import { drawLongTable, drawTable } from '#server/pdf/table.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { servePaper } from '#server/pdf/serve-paper.ts';
import { clockTime } from '#server/records/spreadsheet/times.ts';

const texts = {
  title: t('订单确认书', 'Order confirmation', '訂單確認書'),
  contact: t('联系人', 'Contact', '聯絡人'),
  address: t('地址', 'Address', '地址'),
  at: t('{name}，单价不含税', '{name}, prices without tax', '{name}，單價未稅'),
  no: t('序号', 'No.', '序號'),
  tax: t('税额（{rate}%）', 'Tax ({rate}%)', '稅額（{rate}%）'),
  open: t('待定', 'Open', '待定'),
  company: t('供方签字盖章', 'For the supplier', '供方簽名蓋章'),
  buyer: t('需方签字盖章', 'For the buyer', '需方簽名蓋章'),
  date: t('日期', 'Date', '日期'),
};
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
  async *draw(doc, { order, company, buyer, units }, { language }) {
    const tell = (text: Text, params?: TextParams) => say(text, language, params);
    const money = (cents: bigint | number | null) =>
      cents === null ? tell(texts.open) : formatMoney(cents, order.currency);
    doc.addPage();
    drawTitle(doc, company, tell(texts.title), order.code);
    drawFacts(doc, [
      [tell(fields.buyer_name), order.buyer_name],
      [tell(texts.contact), [buyer.contact, buyer.mobile].filter(Boolean).join('  ')],
      [tell(fields.create_time), clockTime(order.create_time)],
      [tell(texts.address), buyer.address],
      [tell(fields.due_date), order.due_date ?? ''],
      [tell(fields.currency), tell(texts.at, { name: tell(currencyNames[order.currency]) })],
      [tell(fields.state), tell(states[order.state])],
      [tell(fields.remark), order.remark],
    ]);
    yield;
    const right = 'right' as const;
    yield* drawLongTable(
      doc,
      [
        { title: tell(texts.no), share: 7 },
        { title: tell(fields.part_code), share: 20 },
        { title: tell(fields.part_name), share: 30 },
        { title: tell(fields.quantity), share: 13, align: right },
        { title: tell(fields.price), share: 15, align: right },
        { title: tell(fields.net), share: 18, align: right },
      ],
      order.lines.map((line, at) => [
        String(at + 1),
        line.part_code,
        line.part_name,
        `${line.quantity} ${units.get(line.unit) ?? line.unit}`,
        money(line.price),
        money(line.price === null ? null : lineSums(line.quantity, line.price, 0).net),
      ]),
    );
    drawTable(
      doc,
      [
        { title: tell(fields.net), share: 1, align: right },
        { title: tell(texts.tax, { rate: order.tax_rate }), share: 1, align: right },
        { title: tell(fields.total), share: 1, align: right },
      ],
      [[money(order.net), money(order.tax), money(order.total)]],
    );
    drawSignatures(doc, [tell(texts.company), tell(texts.buyer)], tell(texts.date));
    yield;
  },
});
