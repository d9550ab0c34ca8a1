import * as z from 'zod';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { moment, rowId, rule, typed, wholeNumber } from '#contract/validation.ts';
import { qualityLimits, qualityResults } from './kinds.ts';
import { measured, stepName } from './records.ts';

/** `GET …/sheet?batch_id=`: the serial numbers of a batch against the planned steps of one kind. */
export const sheetInput = z.strictObject({
  batch_id: rowId,
  page: wholeNumber((number) => number.min(1).max(100_000)).default(1),
  limit: wholeNumber((number) => number.min(1).max(qualityLimits.sheetRows)).default(
    qualityLimits.sheetRows,
  ),
});

/** One column. Steps that were recorded without being planned come last. */
const sheetStep = z.object({
  step: z.string(),
  is_planned: z.boolean(),
  is_required: z.boolean(),
  std: z.string(),
  unit: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
});
export type SheetStep = z.infer<typeof sheetStep>;

/** `GET …/steps?serial_number=`: what a unit is, and the planned steps of this kind, for the form of a record. */
export const stepsInput = z.strictObject({ serial_number: codeText });
export const stepsAnswer = z.object({
  /** Empty where it has none yet. */
  part_name: z.string(),
  batch_code: z.string(),
  plan_id: z.number().nullable(),
  steps: z.array(sheetStep),
});
export type UnitSteps = z.infer<typeof stepsAnswer>;

/** The newest record of a serial number and step. */
const sheetCell = z.object({
  id: z.number(),
  version: z.number(),
  value: z.number().nullable(),
  content: z.string(),
  result: z.enum(qualityResults),
  emp_name: z.string(),
  pass_time: z.string(),
});
export type SheetCell = z.infer<typeof sheetCell>;

export const sheetAnswer = z.object({
  batch_id: z.number(),
  batch_code: z.string(),
  part_id: z.number(),
  part_name: z.string(),
  /** The plan in force for the part; null: none. */
  plan_id: z.number().nullable(),
  steps: z.array(sheetStep),
  /** The cells stand in the order of the steps; null: nothing recorded. */
  rows: z.array(z.object({ serial_number: z.string(), cells: z.array(sheetCell.nullable()) })),
  /** Serial numbers of the whole batch. */
  count: z.number(),
});
export type Sheet = z.infer<typeof sheetAnswer>;

/**
 * One changed cell. What is left out stays as it was; no value, no content and no result empties the cell. `id` and
 * `version` are those of the record that was shown, null where the cell was empty.
 */
const cellInput = z
  .strictObject({
    serial_number: codeText,
    step: stepName,
    value: measured.nullable().optional(),
    content: typed(500).optional(),
    result: z.enum(qualityResults).nullable().optional(),
    emp_name: typed(40).optional(),
    pass_time: moment.nullable().optional(),
    id: rowId.nullable().default(null),
    version: rowId.nullable().default(null),
  })
  .refine(({ id, version }) => (id === null) === (version === null), {
    error: rule('shownRecord'),
    path: ['version'],
  });
export type CellInput = z.output<typeof cellInput>;

/** `POST …/saveSheet`: all of these cells or none. */
export const saveSheetInput = z.strictObject({
  batch_id: rowId,
  cells: z.array(cellInput).min(1).max(qualityLimits.sheetCells),
});

/** The cells as they are now, in the order in which they were sent; null: emptied. */
export const saveSheetAnswer = z.object({ cells: z.array(sheetCell.nullable()) });
export type SavedCells = z.infer<typeof saveSheetAnswer>;

/** `GET …/trend?part_id=&step=&days=` */
export const trendInput = z.strictObject({
  part_id: rowId,
  step: stepName,
  days: wholeNumber((number) => number.min(1).max(qualityLimits.days)).default(30),
});

const maybe = z.number().nullable();
export const trendAnswer = z.object({
  part_id: z.number(),
  part_name: z.string(),
  step: z.string(),
  unit: z.string(),
  min: maybe,
  max: maybe,
  std: z.string(),
  /** In the order of time; the newest where there are more than are shown. */
  points: z.array(
    z.object({
      serial_number: z.string(),
      value: z.number(),
      result: z.enum(qualityResults),
      pass_time: z.string(),
    }),
  ),
  /** Measured values in these days, also those that are not among the points. */
  total: z.number(),
  capability: z.object({
    n: z.number(),
    mean: maybe,
    s: maybe,
    lowest: maybe,
    highest: maybe,
    beyond: z.number(),
    cp: maybe,
    cpk: maybe,
  }),
  histogram: z.array(z.object({ from: z.number(), to: z.number(), n: z.number() })),
});
export type Trend = z.infer<typeof trendAnswer>;
