import { groupDigits } from '#contract/decimal.ts';
import { currencyNames, formatMoney, type Currency } from '#contract/money.ts';
import type { Language } from '#contract/language.ts';
import { say, t, type Text, type TextParams } from '#contract/text.ts';
import { lineSums } from '#contract/trade/sums.ts';
import { drawFacts, drawSignatures, drawTitle } from '../pdf/paper.ts';
import { drawLongTable, drawTable, type TableColumn } from '../pdf/table.ts';
import type { Pdf } from '../pdf/page.ts';

const texts = {
  contact: t('联系人', 'Contact', '聯絡人'),
  address: t('地址', 'Address', '地址'),
  at: t('{name}，单价不含税', '{name}, prices exclude tax', '{name}，單價未稅'),
  no: t('序号', 'No.', '序號'),
  tax: t('税额（{rate}%）', 'Tax ({rate}%)', '稅額（{rate}%）'),
  open: t('待定', 'To be agreed', '待定'),
  buyer: t('需方签字盖章', 'For the buyer', '需方簽名蓋章'),
  supplier: t('供方签字盖章', 'For the supplier', '供方簽名蓋章'),
  date: t('日期', 'Date', '日期'),
};

type Sum = number | null;
/** An order as it is printed for the other side. */
type OrderPaper = {
  /** Who writes it: signs first. */
  company: string;
  side: 'buyer' | 'supplier';
  title: Text;
  code: string;
  partner: { address: string; contact: string; mobile: string };
  currency: Currency;
  tax_rate: number;
  net: Sum;
  tax: Sum;
  total: Sum;
  lines: readonly PaperLine[];
};
export type PaperLine = {
  part_code: string;
  part_name: string;
  quantity: number | string;
  unit_name: string;
  /** Null: still open. */
  price: Sum;
  /** On papers that name a day for each line. */
  date?: string | null;
};
type Labels = Record<'part_code' | 'part_name' | 'quantity' | 'price' | 'net' | 'total', Text> &
  Partial<Record<'date', Text>>;

/** What stands above the lines and is told of every order, by name. */
type CommonFacts = Record<'contact' | 'address' | 'currency', [string, string]>;

/** An order with its prices and sums, to be signed by both. */
export async function* drawOrderPaper(
  doc: Pdf,
  order: OrderPaper,
  labels: Labels & { currency: Text },
  facts: (common: CommonFacts) => readonly [string, string][],
  language: Language,
): AsyncGenerator<void> {
  const tell = (text: Text, params?: TextParams) => say(text, language, params);
  const money = (cents: bigint | Sum) =>
    cents === null ? tell(texts.open) : formatMoney(cents, order.currency);
  const { contact, mobile, address } = order.partner;
  doc.addPage();
  drawTitle(doc, order.company, tell(order.title), order.code);
  drawFacts(
    doc,
    facts({
      contact: [tell(texts.contact), [contact, mobile].filter(Boolean).join('  ')],
      address: [tell(texts.address), address],
      currency: [
        tell(labels.currency),
        tell(texts.at, { name: tell(currencyNames[order.currency]) }),
      ],
    }),
  );
  yield;
  const right = 'right' as const;
  const { date } = labels;
  const columns: TableColumn[] = [
    { title: tell(texts.no), share: 7 },
    { title: tell(labels.part_code), share: 20 },
    { title: tell(labels.part_name), share: 30 },
    { title: tell(labels.quantity), share: 14, align: right },
    { title: tell(labels.price), share: 15, align: right },
    { title: tell(labels.net), share: 18, align: right },
    ...(date ? [{ title: tell(date), share: 15 }] : []),
  ];
  const rows = order.lines.map((line, at) => [
    String(at + 1),
    line.part_code,
    line.part_name,
    `${groupDigits(String(line.quantity))} ${line.unit_name}`,
    money(line.price),
    money(line.price === null ? null : lineSums(line.quantity, line.price, 0).net),
    ...(date ? [line.date ?? ''] : []),
  ]);
  yield* drawLongTable(doc, columns, rows);
  drawTable(
    doc,
    [
      { title: tell(labels.net), share: 1, align: right },
      { title: tell(texts.tax, { rate: order.tax_rate }), share: 1, align: right },
      { title: tell(labels.total), share: 1, align: right },
    ],
    [[money(order.net), money(order.tax), money(order.total)]],
  );
  const sides = [tell(texts.buyer), tell(texts.supplier)];
  const signing = order.side === 'buyer' ? sides : sides.toReversed();
  drawSignatures(doc, signing, tell(texts.date));
  yield;
}
