import { sql } from 'kysely';
import { groupDigits } from '#contract/decimal.ts';
import type { ReceivingInfo } from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { say, t, type Text } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { drawFacts, drawSignatures, drawTitle } from '#server/pdf/paper.ts';
import { servePaper } from '#server/pdf/serve-paper.ts';
import { drawLongTable } from '#server/pdf/table.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { readReceiving } from '#server/trade/receiving-rows.ts';

const texts = {
  title: t('收料单', 'Goods received note', '收料單'),
  receiver: t('收料人签字', 'Received by', '收料人簽名'),
  supplier: t('送货人签字', 'Delivered by', '送貨人簽名'),
  date: t('日期', 'Date', '日期'),
};
const { fields, states, inspections } = receivingTexts;
type Paper = { receipt: ReceivingInfo; company: string };

/** What there is nothing to say about is left out. */
const told = (name: string, value: string): [string, string][] =>
  value === '' ? [] : [[name, value]];

async function readPaper(reader: Reader<StaffSession>, id: number): Promise<Paper> {
  const receipt = await readReceiving(reader, id);
  const { rows } = await sql<{ name: string }>`
    select name from company where company_id = ${reader.session.companyId}`.execute(reader.tx);
  return { receipt, company: rows[0]!.name };
}

/** `GET receiving/file`: what was received, in which lots, to be signed by both. */
export const receivingPaper = servePaper<Paper>({
  read: readPaper,
  name: ({ receipt: { code }, company }) => ({ code, author: company }),
  async *draw(doc, { receipt, company }, { language }) {
    const tell = (text: Text) => say(text, language);
    doc.addPage();
    drawTitle(doc, company, tell(texts.title), receipt.code);
    drawFacts(doc, [
      [tell(fields.supplier_name), receipt.supplier_name],
      [tell(fields.state), tell(states[receipt.state])],
      [tell(fields.order_code), receipt.order_code],
      [tell(fields.received_date), receipt.received_date],
      [tell(fields.delivery_note), receipt.delivery_note],
      [tell(fields.post_user), receipt.post_user],
      ...told(tell(fields.reason), receipt.reason),
      ...told(tell(fields.remark), receipt.remark),
    ]);
    yield;
    yield* drawLongTable(
      doc,
      [
        { title: tell(fields.line_no), share: 7 },
        { title: tell(fields.part_code), share: 17 },
        { title: tell(fields.part_name), share: 25 },
        { title: tell(fields.quantity), share: 14, align: 'right' },
        { title: tell(fields.serial_count), share: 9, align: 'right' },
        { title: tell(fields.lot), share: 16 },
        { title: tell(fields.lot_code), share: 18 },
        { title: tell(fields.inspection), share: 12 },
      ],
      receipt.lines.map((line) => [
        String(line.line_no),
        line.part_code,
        [line.part_name, line.remark].filter(Boolean).join(' · '),
        `${groupDigits(line.quantity)} ${line.unit_name}`,
        line.serial_count === 0 ? '' : String(line.serial_count),
        [line.lot, line.expire_date].filter(Boolean).join(' · '),
        line.lot_code,
        line.lot_state ? tell(lotTexts.states[line.lot_state]) : tell(inspections[line.inspection]),
      ]),
    );
    drawSignatures(doc, [tell(texts.receiver), tell(texts.supplier)], tell(texts.date));
    yield;
  },
});
