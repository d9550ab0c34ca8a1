import * as z from 'zod';
import { call } from '#contract/call.ts';
import { batchStates } from '#contract/features/trace/batches/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { qualityKinds } from '#contract/quality/kinds.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, rowId } from '#contract/validation.ts';
import { collection } from './feature.ts';
import { collectionTexts } from './texts.ts';

/** How a unit stands: a failed step weighs more than a missing one; waived ones may go on. */
export const unitStatuses = ['complete', 'missing', 'failed', 'waived'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** `GET collection/index`: batch by batch. */
export const collectionFilter = listInput(['create_time'], {
  keyword,
  part_id: filter(rowId),
  state: filterList(z.enum(batchStates)),
  create_time: dayRange,
});
/** Units of a batch that are in use, and how they stand: the four numbers add up to `units`. */
const progress = z.object({
  units: z.number(),
  complete: z.number(),
  missing: z.number(),
  failed: z.number(),
  waived: z.number(),
});
export type Progress = z.infer<typeof progress>;

const maybe = z.number().nullable();
export const collectionRow = z.object({
  /** That of the batch. */
  id: z.number(),
  company_id: z.number(),
  batch_code: z.string(),
  part_id: z.number(),
  part_name: z.string(),
  state: z.enum(batchStates),
  /** The plan in force; null: nothing is required. */
  plan_id: z.number().nullable(),
  /** Null without a plan, and for batches with too many units for a list: `collection/progress` counts these. */
  units: maybe,
  complete: maybe,
  missing: maybe,
  failed: maybe,
  waived: maybe,
  create_time: z.string(),
});
export type Collection = z.infer<typeof collectionRow>;

/** `GET collection/missing?batch_id=`: units of a batch that are not complete, with their open steps. */
export const missingFilter = listInput([], {
  batch_id: rowId,
  status: filterList(z.enum(unitStatuses)),
});
export const missingRow = z.object({
  id: z.number(),
  serial_number: z.string(),
  status: z.enum(unitStatuses),
  steps: z.array(
    z.object({
      kind: z.enum(qualityKinds),
      step: z.string(),
      status: z.enum(['missing', 'failed', 'waived']),
      /** Why it was waived. */
      reason: z.string(),
    }),
  ),
});
export type MissingUnit = z.infer<typeof missingRow>;

const { fields } = collectionTexts;
export const collectionCalls = {
  ...recordCalls(collection, { filter: collectionFilter, row: collectionRow, fields }),
  /** `GET collection/progress?batch_id=`: counts one batch, however large it is. */
  progress: call('GET collection/progress', {
    types: ['web'],
    allow: 'trace:collection:view',
    input: z.strictObject({ batch_id: rowId }),
    answer: progress,
    fields,
  }),
  missing: call('GET collection/missing', {
    types: ['web'],
    allow: 'trace:collection:view',
    input: missingFilter,
    rows: missingRow,
    fields,
  }),
};
