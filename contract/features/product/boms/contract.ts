import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, positiveQuantity, rowId, rule, typed } from '#contract/validation.ts';
import { boms } from './feature.ts';
import { bomMoves } from './moves.ts';
import { bomTexts } from './texts.ts';

export type { BomState } from './moves.ts';
export const bomStates = stateNames(bomMoves);
export const bomLimits = { lines: 2_000, substitutes: 20 } as const;

const lineInput = z.strictObject({
  part_id: rowId,
  /** For one unit of the product. */
  quantity: positiveQuantity,
  /** If empty, the unit of the part. */
  unit: typed(32).default(''),
  /** Whether its lots are recorded when it is used. */
  is_tracked: z.boolean().default(false),
  /** Parts that may be used instead. */
  substitutes: z.array(rowId).max(bomLimits.substitutes).default([]),
  /** Where it goes: a reference designator, a place on the drawing. */
  position: typed(100).default(''),
  remark: typed(200).default(''),
});
export type BomLineInput = z.output<typeof lineInput>;

/** What tells the lines of one bill apart: a part may be used in several places. */
export const lineKey = ({ part_id: part, position }: { part_id: number; position?: string }) =>
  `${part} ${position ?? ''}`;

export const bomInput = z.strictObject({
  part_id: rowId,
  /** If empty, that of the part's other versions, or numbered by the company's rule. */
  code: typed(64).default(''),
  lines: z
    .array(lineInput)
    .min(1)
    .max(bomLimits.lines)
    .superRefine((lines, context) => {
      const seen = new Set<string>();
      for (const [at, line] of lines.entries()) {
        if (seen.has(lineKey(line)))
          context.addIssue({ code: 'custom', message: rule('twice'), path: [at, 'part_id'] });
        seen.add(lineKey(line));
      }
    }),
  remark: typed(500).default(''),
});
export type BomInput = z.output<typeof bomInput>;

/** One row of an imported sheet: a line of the draft of a product. */
export const bomImportInput = z.strictObject({
  product_id: rowId,
  ...lineInput.shape,
  /** For the people who read the sheet; not stored. */
  product_name: typed(200).default(''),
  part_name: typed(200).default(''),
});
export type BomImportRow = z.output<typeof bomImportInput>;

/** `GET bom/index` */
export const bomFilter = listInput(['code', 'create_time', 'update_time'], {
  keyword,
  part_id: filter(rowId),
  /** Those that use this part directly. */
  component_id: filter(rowId),
  state: filterList(z.enum(bomStates)),
  create_time: dayRange,
});

export const bomRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  /** The versions of a part count from 1. */
  version_no: z.number(),
  state: z.enum(bomStates),
  /** The newest released version of its part: the one used unless another is chosen. */
  is_current: z.boolean(),
  line_count: z.number(),
  release_time: z.string().nullable(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Bom = z.infer<typeof bomRow>;

const partName = z.object({ id: z.number(), code: z.string(), name: z.string() });
export type PartName = z.infer<typeof partName>;

export const bomLine = z.object({
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  /** The unit in the caller's language. */
  unit_name: z.string(),
  is_tracked: z.boolean(),
  substitutes: z.array(z.number()),
  substitute_parts: z.array(partName),
  position: z.string(),
  remark: z.string(),
});
export type BomLine = z.infer<typeof bomLine>;

export const bomInfo = bomRow.extend({ lines: z.array(bomLine) });
export type BomInfo = z.infer<typeof bomInfo>;

/** `GET bom/whereUsed`: every bill that contains the part, directly or through others. */
const whereUsedRow = z.object({
  bom_id: z.number(),
  bom_code: z.string(),
  version_no: z.number(),
  state: z.enum(bomStates),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  /** 1: the part is a line of it; 2: of one of its components, and so on. */
  level: z.number(),
  /**
   * The ids of the parts on the shortest way, from this product down to the part. Each has a row of its own here, but for
   * the part itself.
   */
  path: z.array(z.number()),
  /** How much of the next part on the way one of it takes. */
  quantity: z.string(),
  unit_name: z.string(),
  is_substitute: z.boolean(),
});
export type WhereUsedRow = z.infer<typeof whereUsedRow>;

/** `GET bom/compare`: line by line; the same part at the same place is one line. */
export const lineChanges = ['added', 'removed', 'changed', 'same'] as const;
export const comparedFields = [
  'quantity',
  'unit',
  'is_tracked',
  'substitutes',
  'position',
  'remark',
] as const;
const bomComparison = z.object({
  a: bomRow,
  b: bomRow,
  rows: z.array(
    z.object({
      change: z.enum(lineChanges),
      part_id: z.number(),
      part_code: z.string(),
      part_name: z.string(),
      before: bomLine.nullable(),
      after: bomLine.nullable(),
      fields: z.array(z.enum(comparedFields)),
    }),
  ),
});
export type BomComparison = z.infer<typeof bomComparison>;

/** `GET bom/explode`: what a quantity takes at every level. */
const bomExplosion = z.object({
  id: z.number(),
  code: z.string(),
  version_no: z.number(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.string(),
  /** Each part once, with all that is needed of it; those that are made here come before what they are made of. */
  parts: z.array(
    z.object({
      part_id: z.number(),
      part_code: z.string(),
      part_name: z.string(),
      unit: z.string(),
      unit_name: z.string(),
      quantity: z.string(),
      /** The deepest level at which it is used. */
      level: z.number(),
      /** The bill by which it is made; none: it is bought. */
      bom_id: z.number().nullable(),
      is_tracked: z.boolean(),
    }),
  ),
});
export type BomExplosion = z.infer<typeof bomExplosion>;

/** `GET bom/lines`: the lines of some bills, to open a tree level by level. */
const treeLine = bomLine.omit({ substitutes: true, unit: true }).extend({
  bom_id: z.number(),
  /** The newest released bill by which the part is made; none: it is bought. */
  made_by: z.number().nullable(),
});
export type BomTreeLine = z.infer<typeof treeLine>;

/** `GET bom/exportLines`: the lines of one bill, as an import takes them. */
export const bomLineFilter = listInput([], { id: rowId });
export const bomLineRow = bomLine.omit({ substitutes: true, substitute_parts: true }).extend({
  id: z.number(),
  product_code: z.string(),
  product_name: z.string(),
  substitute_codes: z.string(),
});
export type BomLineRow = z.infer<typeof bomLineRow>;

const { fields } = bomTexts;
const view = { types: ['web'], allow: 'product:bom:view', fields } as const;
export const bomCalls = {
  ...recordCalls(boms, {
    filter: bomFilter,
    row: bomRow,
    input: bomInput,
    info: bomInfo,
    fields,
    importRows: bomLimits.lines,
  }),
  ...moveCalls(boms, fields),
  /** `POST bom/copy`: a new draft with the same lines, the part's next version. */
  copy: call('POST bom/copy', {
    types: ['web'],
    allow: 'product:bom:add',
    input: z.strictObject({ id: rowId }),
    answer: bomInfo,
    fields,
  }),
  whereUsed: call('GET bom/whereUsed', {
    ...view,
    input: z.strictObject({ part_id: rowId }),
    answer: z.array(whereUsedRow),
  }),
  compare: call('GET bom/compare', {
    ...view,
    input: z.strictObject({ a: rowId, b: rowId }),
    answer: bomComparison,
  }),
  explode: call('GET bom/explode', {
    ...view,
    input: z.strictObject({ id: rowId, quantity: positiveQuantity.default('1') }),
    answer: bomExplosion,
  }),
  lines: call('GET bom/lines', {
    ...view,
    input: z.strictObject({ bom_ids: filterList(rowId) }),
    answer: z.array(treeLine),
  }),
  exportLines: call('GET bom/exportLines', {
    types: ['web'],
    allow: 'product:bom:export',
    input: bomLineFilter,
    sendsFile: true,
    fields,
  }),
};
