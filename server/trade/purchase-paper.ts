import type { PurchaseInfo } from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, t, type Text } from '#contract/text.ts';
import type { Pdf } from '../pdf/page.ts';
import { drawOrderPaper } from './order-paper.ts';

const title = t('采购订单', 'Purchase order', '採購訂單');
const { fields, states } = purchaseTexts;

type Fact = 'code' | 'supplier_name' | 'expected_date' | 'state' | 'approve_user' | 'remark';
type Money = 'currency' | 'tax_rate' | 'net' | 'tax' | 'total';
type Line = PurchaseInfo['lines'][number];
type LineField = 'part_code' | 'part_name' | 'quantity' | 'unit_name' | 'price' | 'remark';
export type PurchasePaper = {
  order: Pick<PurchaseInfo, Fact | Money> & {
    lines: readonly Pick<Line, LineField | 'date' | 'confirmed_date'>[];
  };
  company: string;
  supplier: { address: string; contact: string; mobile: string };
};

/** What is ordered at which prices and for when, to be signed by both. */
export const drawPurchasePaper = (
  doc: Pdf,
  { order, company, supplier }: PurchasePaper,
  language: Language,
): AsyncGenerator<void> => {
  const tell = (text: Text) => say(text, language);
  const lines = order.lines.map((line) => ({
    ...line,
    part_name: [line.part_name, line.remark].filter(Boolean).join(' · '),
    date: line.confirmed_date ?? line.date ?? order.expected_date,
  }));
  return drawOrderPaper(
    doc,
    { ...order, company, side: 'buyer', title, partner: supplier, lines },
    fields,
    ({ contact, address, currency }) => [
      [tell(fields.supplier_name), order.supplier_name],
      contact,
      [tell(fields.expected_date), order.expected_date ?? ''],
      address,
      currency,
      [tell(fields.state), tell(states[order.state])],
      ...(order.approve_user
        ? [[tell(fields.approve_user), order.approve_user] as [string, string]]
        : []),
      [tell(fields.remark), order.remark],
    ],
    language,
  );
};
