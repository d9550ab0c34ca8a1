import { sql } from 'kysely';
import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { currencyNames, formatMoney } from '#contract/money.ts';
import { say, t, type Text, type TextParams } from '#contract/text.ts';
import { lineSums } from '#contract/trade/sums.ts';
import { maskMobile } from '#contract/validation.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { drawFacts, drawSignatures, drawTitle } from '#server/pdf/paper.ts';
import { drawLongTable, drawTable } from '#server/pdf/table.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { servePaper } from '#server/pdf/serve-paper.ts';
import { readPurchase } from '#server/trade/purchase-rows.ts';

const texts = {
  title: t('采购订单', 'Purchase order', '採購訂單'),
  contact: t('联系人', 'Contact', '聯絡人'),
  address: t('地址', 'Address', '地址'),
  at: t('{name}，单价不含税', '{name}, prices without tax', '{name}，單價未稅'),
  tax: t('税额（{rate}%）', 'Tax ({rate}%)', '稅額（{rate}%）'),
  buyer: t('需方签字盖章', 'For the buyer', '需方簽名蓋章'),
  supplier: t('供方签字盖章', 'For the supplier', '供方簽名蓋章'),
  date: t('日期', 'Date', '日期'),
};
const { fields, states } = purchaseTexts;
type Supplier = { address: string; contact: string; mobile: string };
type Paper = { order: PurchaseInfo; company: string; supplier: Supplier };

async function readPaper(reader: Reader<StaffSession>, id: number): Promise<Paper> {
  const { tx, session } = reader;
  const order = await readPurchase(reader, id);
  const { rows } = await sql<Supplier & { company: string }>`
    select o.name as company, s.address, s.contact, s.mobile from company o
    join supplier s on s.company_id = o.company_id and s.id = ${order.supplier_id}
    where o.company_id = ${session.companyId}`.execute(tx);
  const { company, ...supplier } = rows[0]!;
  const isShown = rightTo(session, 'procure:supplier:reveal') === 'ok';
  return {
    order,
    company,
    supplier: { ...supplier, mobile: isShown ? supplier.mobile : maskMobile(supplier.mobile) },
  };
}

/** `GET purchaseOrder/file`: what is ordered at which prices and for when, to be signed by both. */
export const purchasePaper = servePaper<Paper>({
  read: readPaper,
  name: ({ order: { code }, company }) => ({ code, author: company }),
  async *draw(doc, { order, company, supplier }, { language }) {
    const tell = (text: Text, params?: TextParams) => say(text, language, params);
    const money = (cents: bigint | number) => formatMoney(cents, order.currency);
    doc.addPage();
    drawTitle(doc, company, tell(texts.title), order.code);
    drawFacts(doc, [
      [tell(fields.supplier_name), order.supplier_name],
      [tell(texts.contact), [supplier.contact, supplier.mobile].filter(Boolean).join('  ')],
      [tell(fields.expected_date), order.expected_date ?? ''],
      [tell(texts.address), supplier.address],
      [tell(fields.currency), tell(texts.at, { name: tell(currencyNames[order.currency]) })],
      [tell(fields.state), tell(states[order.state])],
      [tell(fields.approve_user), order.approve_user],
      [tell(fields.remark), order.remark],
    ]);
    yield;
    const right = 'right' as const;
    yield* drawLongTable(
      doc,
      [
        { title: tell(fields.line_no), share: 7 },
        { title: tell(fields.part_code), share: 18 },
        { title: tell(fields.part_name), share: 27 },
        { title: tell(fields.quantity), share: 15, align: right },
        { title: tell(fields.price), share: 14, align: right },
        { title: tell(fields.net), share: 17, align: right },
        { title: tell(fields.date), share: 13 },
      ],
      order.lines.map((line) => [
        String(line.line_no),
        line.part_code,
        [line.part_name, line.remark].filter(Boolean).join(' · '),
        `${line.quantity} ${line.unit_name}`,
        money(line.price),
        money(lineSums(line.quantity, line.price, 0).net),
        line.confirmed_date ?? line.date ?? order.expected_date ?? '',
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
    drawSignatures(doc, [tell(texts.buyer), tell(texts.supplier)], tell(texts.date));
    yield;
  },
});
