import * as z from 'zod';
import { errorLevels } from '../codes/mark.ts';
import { storedPicture } from '../pictures.ts';
import { rule, typed } from '../validation.ts';

export const labelLimits = {
  elements: 100,
  side: 500,
  rows: 30,
  columns: 12,
  copies: 10,
  /** Names of the template's own. */
  bindings: 50,
  /** Letters of a label with its fields filled in; one of a code counts as many. */
  letters: 20_000,
  codeLetter: 5,
  /** Dots of the label (A4 at 600 dpi has 35 million), and of the rooms of all elements together. */
  dots: 40_000_000,
  elementDots: 120_000_000,
} as const;
export const printerDpi = [203, 300, 600] as const;
export type PrinterDpi = (typeof printerDpi)[number];
export const textFits = ['shrink', 'wrap', 'clip'] as const;

/** Millimetres to a hundredth. */
const millimetres = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .overwrite((value) => Math.round(value * 100) / 100);
const place = {
  id: z.string().regex(/^[\w-]{1,32}$/, { error: rule('formatError') }),
  x: millimetres(-labelLimits.side, labelLimits.side),
  y: millimetres(-labelLimits.side, labelLimits.side),
  width: millimetres(0.1, labelLimits.side),
  height: millimetres(0.1, labelLimits.side),
  /** Degrees, clockwise, around the middle. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  /** The editor neither moves nor changes it until it is unlocked. */
  is_locked: z.boolean().default(false),
};
/** Text with fields in braces: "SN {code}". Empty only while it is being edited: publishing refuses it. */
const content = typed(500);
const thickness = millimetres(0.1, 10).default(0.3);
const letters = {
  /** The height of letters in points. */
  size: z.number().min(3).max(144).default(9),
  is_bold: z.boolean().default(false),
  align: z.enum(['left', 'center', 'right']).default('left'),
};

export const labelElement = z.discriminatedUnion('kind', [
  z.strictObject({
    ...place,
    ...letters,
    kind: z.literal('text'),
    content,
    vertical: z.enum(['top', 'middle', 'bottom']).default('top'),
    fit: z.enum(textFits).default('shrink'),
  }),
  z.strictObject({
    ...place,
    kind: z.literal('qr'),
    content,
    level: z.enum(errorLevels).default('M'),
  }),
  z.strictObject({
    ...place,
    kind: z.literal('datamatrix'),
    content,
    is_gs1: z.boolean().default(false),
  }),
  z.strictObject({
    ...place,
    kind: z.literal('code128'),
    content,
    is_gs1: z.boolean().default(false),
    shows_text: z.boolean().default(true),
  }),
  z.strictObject({
    ...place,
    kind: z.literal('ean'),
    content,
    shows_text: z.boolean().default(true),
  }),
  z.strictObject({ ...place, kind: z.literal('image'), url: storedPicture }),
  z.strictObject({ ...place, kind: z.literal('line'), thickness }),
  z.strictObject({
    ...place,
    kind: z.literal('box'),
    thickness,
    radius: millimetres(0, 50).default(0),
    is_filled: z.boolean().default(false),
  }),
  z.strictObject({
    ...place,
    ...letters,
    kind: z.literal('table'),
    thickness,
    rows: z
      .array(z.array(typed(200)).min(1).max(labelLimits.columns))
      .min(1)
      .max(labelLimits.rows)
      .refine((rows) => rows.every(({ length }) => length === rows[0]!.length), {
        error: rule('formatError'),
      }),
  }),
]);
export type LabelElement = z.infer<typeof labelElement>;
export type LabelElementKind = LabelElement['kind'];

/** A roll with a gap between labels, or pages with labels in columns and rows. */
export const labelSheet = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('roll'), gap: millimetres(0, 20).default(2) }),
  z.strictObject({
    kind: z.literal('page'),
    width: millimetres(20, 1_000).default(210),
    height: millimetres(20, 1_000).default(297),
    top: millimetres(0, 200).default(10),
    left: millimetres(0, 200).default(10),
    columns: z.int().min(1).max(50).default(1),
    rows: z.int().min(1).max(100).default(1),
    column_gap: millimetres(0, 100).default(0),
    row_gap: millimetres(0, 100).default(0),
  }),
]);
export type LabelSheet = z.infer<typeof labelSheet>;

const side = millimetres(5, labelLimits.side);

export const labelDocument = z
  .strictObject({
    width_mm: side,
    height_mm: side,
    /** The printer's dots per inch: modules of codes are whole dots. */
    dpi: z.union([z.literal(203), z.literal(300), z.literal(600)]).default(203),
    elements: z
      .array(labelElement)
      .max(labelLimits.elements)
      .default([])
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
        error: rule('twice'),
      }),
    sheet: labelSheet.default({ kind: 'roll', gap: 2 }),
    /** How many of each label are printed unless a print job says otherwise. */
    copies: z.int().min(1).max(labelLimits.copies).default(1),
    /** Names of the template's own, each for a text with fields: `{ "maker": "{company.name}" }`. */
    bindings: z
      .record(z.string().regex(/^\w{1,32}$/), typed(500))
      .refine((all) => Object.keys(all).length <= labelLimits.bindings, {
        error: rule('tooManyNames'),
      })
      .default({}),
  })
  .superRefine((label, context) => {
    const { sheet, width_mm: width, height_mm: height } = label;
    for (const field of ['dpi', 'elements'] as const)
      if (isTooFine(label, field))
        context.addIssue({ code: 'custom', path: [field], message: rule('tooManyDots') });
    if (sheet.kind === 'roll') return;
    const across = sheet.left + sheet.columns * width + (sheet.columns - 1) * sheet.column_gap;
    const down = sheet.top + sheet.rows * height + (sheet.rows - 1) * sheet.row_gap;
    for (const [field, isOver] of [
      ['columns', across > sheet.width + 0.01],
      ['rows', down > sheet.height + 0.01],
    ] as const)
      if (isOver)
        context.addIssue({
          code: 'custom',
          path: ['sheet', field],
          message: rule('labelsBeyondPage'),
        });
  });
export type LabelDocument = z.infer<typeof labelDocument>;

type Sized = Pick<LabelDocument, 'width_mm' | 'height_mm' | 'dpi'> & {
  elements: readonly Pick<LabelElement, 'width' | 'height'>[];
};
/** Whether a label, or the rooms of its elements together, have more dots than are drawn in a moment. */
export function isTooFine(label: Sized, field: 'dpi' | 'elements'): boolean {
  const { width_mm: width, height_mm: height, dpi, elements } = label;
  const perMillimetre = (dpi / 25.4) ** 2;
  if (field === 'dpi') return width * height * perMillimetre > labelLimits.dots;
  const area = elements.reduce((sum, one) => sum + one.width * one.height, 0);
  return area * perMillimetre > labelLimits.elementDots;
}
