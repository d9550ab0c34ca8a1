import {
  codeFont,
  ensureRoom,
  ink,
  innerWidth,
  lineColor,
  paleInk,
  textFont,
  type Pdf,
} from './page.ts';
import { drawQrCode } from './qr-code.ts';

const gap = 14;
const codeSize = 72;

/** The head of a paper: who writes it, what it is, and its number, which can be scanned. */
export function drawTitle(doc: Pdf, company: string, title: string, number: string): void {
  const { left, top } = doc.page.margins;
  const width = innerWidth(doc) - codeSize - gap;
  drawQrCode(doc, number, left + width + gap, top, codeSize);
  doc.font(textFont).fontSize(10).fillColor(paleInk).text(company, left, top, { width });
  doc.fontSize(20).fillColor(ink).text(title, { width });
  doc.y += 4;
  doc.font(codeFont).fontSize(12).text(number, { width });
  doc.y = Math.max(doc.y, top + codeSize) + gap;
}

/** Two columns of names and values. */
export function drawFacts(doc: Pdf, facts: readonly [string, string][]): void {
  const left = doc.page.margins.left;
  const half = innerWidth(doc) / 2;
  const label = 74;
  const options = { width: half - label - gap };
  doc.font(textFont).fontSize(9);
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2);
    const height = Math.max(...pair.map(([, value]) => doc.heightOfString(value || ' ', options)));
    ensureRoom(doc, height);
    const top = doc.y;
    for (const [side, [name, value]] of pair.entries()) {
      const x = left + side * half;
      doc.font(textFont).fontSize(9);
      doc.fillColor(paleInk).text(name, x, top, { width: label });
      doc.fillColor(ink).text(value, x + label, top, options);
    }
    doc.y = top + height + 3;
  }
  doc.y += gap;
}

/** Lines to sign on. */
export function drawSignatures(doc: Pdf, names: readonly string[], date: string): void {
  const left = doc.page.margins.left;
  const width = innerWidth(doc) / names.length;
  ensureRoom(doc, 80);
  const line = doc.y + 48;
  doc.font(textFont).fontSize(9);
  for (const [at, name] of names.entries()) {
    const x = left + at * width;
    doc
      .moveTo(x, line)
      .lineTo(x + width - gap, line)
      .lineWidth(0.5)
      .stroke(lineColor);
    doc.fillColor(paleInk).text(`${name} / ${date}`, x, line + 4, { width: width - gap });
  }
  doc.x = left;
  doc.y = line + 32;
}
