import { packagingTexts } from '#contract/features/product/packaging/texts.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, t, type Text, type TextParams } from '#contract/text.ts';
import {
  codeFont,
  ensureRoom,
  ink,
  innerWidth,
  paleInk,
  textFont,
  type Pdf,
} from '#server/pdf/page.ts';
import { drawFacts, drawSignatures, drawTitle } from '#server/pdf/paper.ts';
import { drawTable } from '#server/pdf/table.ts';
import { clockTime } from '#server/records/spreadsheet/times.ts';
import type { Note, PlacedCode } from './note-rows.ts';

const texts = {
  title: t('送货单', 'Delivery note', '送貨單'),
  contact: t('联系人', 'Contact', '聯絡人'),
  address: t('地址', 'Address', '地址'),
  quantity: t('数量', 'Quantity', '數量'),
  boxes: t('箱数', 'Boxes', '箱數'),
  total: t('合计', 'Total', '合計'),
  pallets: t('{n} 托', '{n} {n:pallet|pallets}', '{n} 棧板'),
  codes: t('编码清单', 'Codes', '編碼清單'),
  inside: t('{n} 件', '{n} {n:unit|units}', '{n} 件'),
  loose: t('未装箱', 'Not in a box', '未裝箱'),
  sent: t('发货人签字', 'Sent by', '出貨人簽名'),
  carried: t('承运人签字', 'Carried by', '承運人簽名'),
  received: t('收货人签字', 'Received by', '收貨人簽名'),
  date: t('日期', 'Date', '日期'),
};
const { fields, kinds, states } = shipmentTexts;
const gap = 14;

/** Who sends what to whom, what it is in sum, and where to sign. */
export function drawFirstPage(doc: Pdf, note: Note, language: Language): void {
  const tell = (text: Text, params?: TextParams) => say(text, language, params);
  const { shipment, company, sender, receiver, boxesOf, totals } = note;
  doc.addPage();
  drawTitle(doc, company, tell(texts.title), shipment.code);
  const contact = [receiver.contact, receiver.mobile].filter(Boolean).join('  ');
  drawFacts(doc, [
    [tell(fields.from_name), sender],
    [tell(fields.to_name), shipment.to_name],
    [tell(fields.kind), tell(kinds[shipment.kind])],
    [tell(texts.contact), contact],
    [tell(fields.state), tell(states[shipment.state])],
    [tell(texts.address), receiver.address],
    shipment.ship_time
      ? [tell(fields.ship_time), clockTime(shipment.ship_time)]
      : [tell(fields.planned_date), shipment.planned_date ?? ''],
    [tell(fields.carrier), shipment.carrier],
    [tell(fields.remark), shipment.remark],
    [tell(fields.tracking_no), shipment.tracking_no],
  ]);
  const pallets = totals.pallets > 0 ? ` · ${tell(texts.pallets, { n: totals.pallets })}` : '';
  drawTable(
    doc,
    [
      { title: tell(fields.part_code), share: 24 },
      { title: tell(fields.part_name), share: 43 },
      { title: tell(fields.ordered), share: 11, align: 'right' },
      { title: tell(texts.quantity), share: 11, align: 'right' },
      { title: tell(texts.boxes), share: 11, align: 'right' },
    ],
    [
      ...shipment.lines.map((line) => [
        line.part_code,
        line.part_name,
        line.quantity === null ? '' : String(line.quantity),
        String(line.picked),
        String(boxesOf.get(line.part_id) ?? 0),
      ]),
      [tell(texts.total) + pallets, '', '', String(totals.units), String(totals.boxes)],
    ],
  );
  drawSignatures(
    doc,
    [texts.sent, texts.carried, texts.received].map((one) => tell(one)),
    tell(texts.date),
  );
}

const columns = 5;
const size = 8.5;
const rowHeight = 13;
const isPlain = (code: string) => /^[\x20-\x7e]*$/.test(code);

/** The codes: pallets, their boxes, and the units of each box in columns. */
export async function* drawCodes(
  doc: Pdf,
  batches: AsyncIterable<readonly PlacedCode[]>,
  language: Language,
): AsyncGenerator<void> {
  const tell = (text: Text, params?: TextParams) => say(text, language, params);
  const left = doc.page.margins.left;
  const width = innerWidth(doc) / columns;
  /** The next free column; the row begins at `doc.y`. */
  let column = 0;
  const endRow = () => {
    if (column > 0) doc.y += rowHeight;
    column = 0;
  };
  const write = (code: string) => doc.font(isPlain(code) ? codeFont : textFont).fontSize(size);
  const drawHeading = (name: string, height: number, code = '', inside = '') => {
    endRow();
    // Never alone at the end of a page.
    ensureRoom(doc, rowHeight * 2 + gap);
    const y = doc.y + 5;
    doc.font(textFont).fontSize(height).fillColor(ink);
    doc.text(name, left, y, { lineBreak: false });
    const baseline = y + doc.currentLineHeight() * 0.8;
    let x = left + doc.widthOfString(name) + 6;
    write(code).text(code, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += doc.widthOfString(code) + 8;
    doc.font(textFont).fontSize(height).fillColor(paleInk).text(inside, x, y, { lineBreak: false });
    doc.y = y + height * 1.5 + 4;
  };
  const drawUnit = (code: string) => {
    write(code);
    const span = Math.min(columns, Math.ceil((doc.widthOfString(code) + 6) / width));
    if (column + span > columns) endRow();
    if (column === 0 && ensureRoom(doc, rowHeight)) write(code);
    const y = doc.y;
    doc.fillColor(ink).text(code, left + column * width, y, { lineBreak: false });
    doc.y = y;
    column += span;
  };

  let isFirst = true;
  let wasLoose = false;
  for await (const batch of batches) {
    for (const { code, level, units, is_loose: isLoose } of batch) {
      if (isFirst) {
        ensureRoom(doc, rowHeight * 5);
        doc.font(textFont).fontSize(13).fillColor(ink).text(tell(texts.codes), left, doc.y);
      }
      if (level > 0) {
        const name = tell(packagingTexts.levels[level as 1 | 2]);
        drawHeading(name, level === 2 ? 11 : 9, code, tell(texts.inside, { n: units }));
      } else {
        if (isLoose && !wasLoose) drawHeading(tell(texts.loose), 9);
        drawUnit(code);
      }
      wasLoose = isLoose;
      isFirst = false;
    }
    yield;
  }
}
