import type { Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { warrantyCardTexts as texts } from '#contract/texts/warranty-card.ts';
import { dayOf } from '#blocks/kit/times.ts';
import type { WarrantyCard } from '../logistics/warranty-card.ts';
import { ink, innerWidth, lineColor, paleInk, textFont, type Pdf } from '../pdf/page.ts';
import { drawFacts } from '../pdf/paper.ts';
import { drawQrCode } from '../pdf/qr-code.ts';
import { cardFacts } from './warranty-page.ts';

const codeSize = 96;
const gap = 18;

/** The certificate: whose promise it is, for which unit, until when, and its terms. The QR code opens the page of the unit. */
export async function* drawCertificate(
  doc: Pdf,
  card: WarrantyCard,
  language: Language,
): AsyncGenerator<void> {
  const tell = (text: Text, params?: TextParams) => say(text, language, params);
  doc.addPage();
  const { left, top } = doc.page.margins;
  const width = innerWidth(doc);
  const beside = width - codeSize - gap;
  drawQrCode(doc, card.link, left + beside + gap, top, codeSize);
  doc
    .font(textFont)
    .fontSize(8)
    .fillColor(paleInk)
    .text(tell(texts.scan), left + beside + gap, top + codeSize + 6, {
      width: codeSize,
      align: 'center',
    });
  const belowCode = doc.y;
  doc.fontSize(11).text(card.company_name, left, top, { width: beside });
  doc.fontSize(24).fillColor(ink).text(tell(texts.certificate), { width: beside });
  doc.y += 6;
  doc.fontSize(14).text(card.part_name, { width: beside });
  doc.y = Math.max(doc.y, belowCode) + gap;
  yield;
  drawEnd(doc, card, language);
  drawFacts(doc, cardFacts(card, tell));
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.5)
    .stroke(lineColor);
  doc.y += gap;
  doc.font(textFont).fontSize(12).fillColor(ink).text(tell(texts.terms), left, doc.y, { width });
  doc.y += 4;
  doc.fontSize(10).text(card.terms || tell(texts.noTerms), left, doc.y, { width, lineGap: 3 });
  doc.y += gap;
  yield;
  doc
    .fontSize(8)
    .fillColor(paleInk)
    .text(tell(texts.issued, { day: dayOf(new Date().toISOString()) }), left, doc.y, { width });
}

/** Until when it is valid, or that it is not. */
function drawEnd(doc: Pdf, { state, end_time: end }: WarrantyCard, language: Language): void {
  const { left } = doc.page.margins;
  const width = innerWidth(doc);
  const height = 64;
  const top = doc.y;
  doc.roundedRect(left, top, width, height, 6).lineWidth(0.8).stroke(lineColor);
  const isDated = state === 'valid' || state === 'expired';
  const label = state === 'valid' ? texts.validUntil : texts.endedOn;
  doc.font(textFont).fontSize(10).fillColor(paleInk);
  if (isDated) doc.text(say(label, language), left + 14, top + 10, { width: width - 28 });
  const words = isDated ? dayOf(end.toISOString()) : say(texts.states[state], language);
  doc
    .fontSize(22)
    .fillColor(ink)
    .text(words, left + 14, top + (isDated ? 26 : 18), { width: width - 28 });
  doc.x = left;
  doc.y = top + height + gap;
}
