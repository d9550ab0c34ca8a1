import type { Language } from '../language.ts';
import { t, type Text } from '../text.ts';
import { labelDocument, type LabelDocument } from './document.ts';

type Words = (text: Text) => string;
type Sheet = { columns: number; rows: number; top?: number; left?: number };
type Made = { width: number; height: number; dpi?: 203 | 300; page?: Sheet; elements: object[] };

const words = {
  model: t('型号', 'Model', '型號'),
  batch: t('批次', 'Batch', '批次'),
  date: t('生产日期', 'Produced', '生產日期'),
  expires: t('有效期至', 'Expires', '有效期至'),
  factory: t('产地', 'Factory', '產地'),
  part: t('物料', 'Part', '物料'),
  name: t('品名', 'Name', '品名'),
  scan: t('扫码查真伪', 'Scan to verify', '掃碼查真偽'),
  code: t('编码', 'Code', '編碼'),
};

const place = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
type Letters = { size?: number; bold?: boolean; align?: string; fit?: string; vertical?: string };
const text = (
  [x, y, width, height]: readonly [number, number, number, number],
  content: string,
  { size = 7, bold = false, align = 'left', fit = 'shrink', vertical = 'middle' }: Letters = {},
) => ({
  ...place(x, y, width, height),
  ...{ kind: 'text', content, size, is_bold: bold, align, fit, vertical },
});
const qr = (x: number, y: number, side: number, content = '{link}') => ({
  ...place(x, y, side, side),
  ...{ kind: 'qr', content, level: 'M' },
});
const dataMatrix = (x: number, y: number, side: number, content: string, isGs1: boolean) => ({
  ...place(x, y, side, side),
  ...{ kind: 'datamatrix', content, is_gs1: isGs1 },
});
const line = (x: number, y: number, width: number) => ({
  ...place(x, y, width, 0.5),
  ...{ kind: 'line', thickness: 0.25 },
});

/** Finished labels in common sizes, to start from. */
const starters = {
  unit40: {
    name: t('产品标签 40×30', 'Product label 40 × 30', '產品標籤 40×30'),
    line: t(
      '卷纸，二维码、品名与编码',
      'Roll; QR code, name and code',
      '捲紙，QR Code、品名與編碼',
    ),
    make: (say: Words): Made => ({
      width: 40,
      height: 30,
      elements: [
        qr(1, 1.5, 21),
        text([22.5, 2, 16.5, 9], '{part.name}', {
          size: 9,
          bold: true,
          fit: 'wrap',
          vertical: 'top',
        }),
        text([22.5, 11.5, 16.5, 4], '{part.model}'),
        text([22.5, 15.5, 16.5, 4], '{batch.code}', { size: 6 }),
        text([22.5, 19.5, 16.5, 3.5], say(words.scan), { size: 6 }),
        text([1, 24, 38, 4.5], '{code}', { size: 8, align: 'center' }),
      ],
    }),
  },
  gs1: {
    name: t('GS1 单品标签 50×30', 'GS1 unit label 50 × 30', 'GS1 單品標籤 50×30'),
    line: t(
      '卷纸，GS1 DataMatrix，含商品条码与序列号',
      'Roll; GS1 Data Matrix with GTIN and serial number',
      '捲紙，GS1 DataMatrix，含商品條碼與序號',
    ),
    make: (say: Words): Made => ({
      width: 50,
      height: 30,
      elements: [
        text([2, 1.5, 46, 5.5], '{part.name}', { size: 10, bold: true }),
        line(2, 7.4, 46),
        dataMatrix(2, 9, 19, '{gs1}', true),
        text([23, 9, 25, 4], 'GTIN {part.gtin}'),
        text([23, 13, 25, 4], 'SN {code}'),
        text([23, 17, 25, 4], `${say(words.batch)} {batch.code}`),
        text([23, 21, 25, 4], `${say(words.expires)} {batch.expire_date}`),
        text([23, 25, 25, 3.5], '{company.name}', { size: 6 }),
      ],
    }),
  },
  retail60: {
    name: t('零售标签 60×40', 'Retail label 60 × 40', '零售標籤 60×40'),
    line: t('卷纸，二维码与商品条码', 'Roll; QR code and EAN', '捲紙，QR Code 與商品條碼'),
    make: (say: Words): Made => ({
      width: 60,
      height: 40,
      elements: [
        text([2, 1.5, 56, 6], '{part.name}', { size: 11, bold: true }),
        line(2, 7.9, 56),
        qr(1, 9.5, 21),
        text([1.5, 30.5, 20, 3.5], say(words.scan), { size: 6, align: 'center' }),
        text([24, 10, 34, 4], `${say(words.model)} {part.model}`),
        text([24, 14, 34, 4], `${say(words.batch)} {batch.code}`),
        text([24, 18, 34, 4], `${say(words.date)} {batch.product_date}`),
        { ...place(23, 23.5, 36, 11.5), kind: 'ean', content: '{part.gtin}', shows_text: true },
        text([2, 35.5, 56, 3.5], '{code}', { align: 'center' }),
      ],
    }),
  },
  plate100: {
    name: t('铭牌 100×50', 'Nameplate 100 × 50', '銘牌 100×50'),
    line: t(
      '卷纸，参数表、二维码与一维码',
      'Roll; table, QR code and Code 128',
      '捲紙，參數表、QR Code 與一維條碼',
    ),
    make: (say: Words): Made => ({
      width: 100,
      height: 50,
      elements: [
        { ...place(1, 1, 98, 48), kind: 'box', thickness: 0.4, radius: 2 },
        text([4, 2.5, 60, 7], '{company.name}', { size: 13, bold: true }),
        text([64, 2.5, 32, 7], '{today}', { align: 'right' }),
        {
          ...place(4, 10.5, 62, 24),
          ...{ kind: 'table', thickness: 0.25, size: 8 },
          rows: [
            [say(words.name), '{part.name}'],
            [say(words.model), '{part.model}'],
            [say(words.batch), '{batch.code}'],
            [say(words.factory), '{batch.factory}'],
          ],
        },
        qr(69, 8.5, 27),
        { ...place(4, 36, 62, 11), kind: 'code128', content: '{code}', shows_text: true },
        text([68, 37, 29, 8], say(words.scan), { size: 8, align: 'center' }),
      ],
    }),
  },
  box150: {
    name: t('箱标 100×150', 'Box label 100 × 150', '箱標 100×150'),
    line: t(
      '卷纸，外箱与发货用，大二维码',
      'Roll; for boxes and shipping, with a large QR code',
      '捲紙，外箱與出貨用，大 QR Code',
    ),
    make: (say: Words): Made => ({
      width: 100,
      height: 150,
      elements: [
        { ...place(2, 2, 96, 146), kind: 'box', thickness: 0.5 },
        text([5, 4, 90, 10], '{company.name}', { size: 18, bold: true, align: 'center' }),
        line(2, 15, 96),
        text([5, 17, 90, 14], '{part.name}', { size: 20, bold: true, fit: 'wrap' }),
        {
          ...place(5, 33, 90, 36),
          ...{ kind: 'table', thickness: 0.3, size: 11 },
          rows: [
            [say(words.part), '{part.code}'],
            [say(words.model), '{part.model}'],
            [say(words.batch), '{batch.code}'],
            [say(words.date), '{batch.product_date}'],
          ],
        },
        qr(28, 72, 44),
        text([5, 116, 90, 6], '{code}', { size: 13, bold: true, align: 'center' }),
        { ...place(5, 123, 90, 20), kind: 'code128', content: '{code}', shows_text: false },
        text([70, 143, 26, 4], '{number} / {total}', { size: 8, align: 'right' }),
      ],
    }),
  },
  a4x24: {
    name: t('A4 24 格 70×37', 'A4, 24 labels 70 × 37', 'A4 24 格 70×37'),
    line: t('A4 不干胶，3 列 8 行', 'A4 sheet, 3 × 8', 'A4 自黏貼紙，3 欄 8 列'),
    make: (say: Words): Made => ({
      width: 70,
      height: 37,
      dpi: 300,
      page: { columns: 3, rows: 8, top: 0.5 },
      elements: [
        qr(4, 5, 24),
        text([30, 5, 36, 10], '{part.name}', {
          size: 11,
          bold: true,
          fit: 'wrap',
          vertical: 'top',
        }),
        text([30, 15.5, 36, 4.5], `${say(words.model)} {part.model}`, { size: 8 }),
        text([30, 20, 36, 4.5], `${say(words.batch)} {batch.code}`, { size: 8 }),
        text([30, 24.5, 36, 4.5], '{code}', { size: 8 }),
        text([4, 30, 62, 4], '{company.name}', { size: 7, align: 'right' }),
      ],
    }),
  },
  a4x40: {
    name: t('A4 40 格 52.5×29.7', 'A4, 40 labels 52.5 × 29.7', 'A4 40 格 52.5×29.7'),
    line: t('A4 不干胶，4 列 10 行', 'A4 sheet, 4 × 10', 'A4 自黏貼紙，4 欄 10 列'),
    make: (): Made => ({
      width: 52.5,
      height: 29.7,
      dpi: 300,
      page: { columns: 4, rows: 10 },
      elements: [
        dataMatrix(4, 5, 19, '{link}', false),
        text([24.5, 5, 24, 8], '{part.name}', {
          size: 9,
          bold: true,
          fit: 'wrap',
          vertical: 'top',
        }),
        text([24.5, 13.5, 24, 4], '{part.model}'),
        text([24.5, 17.5, 24, 4], '{batch.code}'),
        text([24.5, 21.5, 24, 4], '{code}', { size: 6 }),
      ],
    }),
  },
  blank: {
    name: t('空白标签', 'Blank label', '空白標籤'),
    line: t('自己定尺寸，从头设计', 'Your own size, from scratch', '自訂尺寸，從頭設計'),
    make: (): Made => ({ width: 60, height: 40, elements: [] }),
  },
} as const;

export type StarterName = keyof typeof starters;
export const starterNames = Object.keys(starters) as StarterName[];
export const starterTexts = (name: StarterName): { name: Text; line: Text } => starters[name];

/** A starter as a document, its words in one language. */
export function starterDocument(name: StarterName, language: Language): LabelDocument {
  const {
    width,
    height,
    dpi = 203,
    page,
    elements: made,
  } = starters[name].make((one) => one[language]);
  const elements = made.map((element, at) => ({ id: `s${at + 1}`, ...element }));
  const sheet = page
    ? { kind: 'page', width: 210, height: 297, top: 0, left: 0, ...page }
    : { kind: 'roll', gap: 2 };
  return labelDocument.parse({ width_mm: width, height_mm: height, dpi, elements, sheet });
}
