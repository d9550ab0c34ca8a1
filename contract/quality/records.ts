import * as z from 'zod';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { dayRange, filterList, listInput } from '#contract/list.ts';
import { filter, moment, requiredText, rowId, typed } from '#contract/validation.ts';
import { qualityKinds, qualityResults } from './kinds.ts';

/** A measured value or a limit. */
export const measured = z.number().min(-1e15).max(1e15);
export const stepName = requiredText(64);
const unit = typed(16);

/** `POST …/add`: one record, the same for every kind. Without `result` it is judged, without `pass_time` it is now. */
export const recordInput = z.strictObject({
  serial_number: codeText,
  step: stepName,
  std: typed(200).default(''),
  content: typed(500).default(''),
  value: measured.nullable().default(null),
  unit: unit.default(''),
  result: z.enum(qualityResults).nullable().default(null),
  emp_name: typed(40).default(''),
  pass_time: moment.nullable().default(null),
});
export type RecordInput = z.output<typeof recordInput>;

/** `GET …/index` */
export const recordFilter = listInput(['pass_time', 'create_time'], {
  /** A whole code, as it is typed or scanned. */
  serial_number: filter(typed(512)),
  step: filter(typed(64)),
  result: filterList(z.enum(qualityResults)),
  part_id: filter(rowId),
  batch_id: filter(rowId),
  pass_time: dayRange,
  create_time: dayRange,
});

export const recordRow = z.object({
  id: z.number(),
  company_id: z.number(),
  serial_number: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  step: z.string(),
  std: z.string(),
  content: z.string(),
  value: z.number().nullable(),
  unit: z.string(),
  result: z.enum(qualityResults),
  emp_name: z.string(),
  pass_time: z.string(),
  /** The machine's own number of it; empty where a person entered it. */
  source_id: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type QualityRecord = z.infer<typeof recordRow>;

/** One record of a machine: `source_id` is its own number of it, by which it is taken only once. */
export const collectedRecord = z.strictObject({
  kind: z.enum(qualityKinds),
  source_id: requiredText(64),
  ...recordInput.shape,
});
export type CollectedRecord = z.output<typeof collectedRecord>;

/** The answer about one record of a machine. */
export const collectedAnswer = z.object({
  source_id: z.string(),
  state: z.enum(['created', 'same', 'error']),
  /** Null where it was refused. */
  id: z.number().nullable(),
  result: z.enum(qualityResults).nullable(),
  /** Why it was refused, and which field is wrong. */
  field: z.string(),
  msg: z.string(),
});
export type CollectedAnswer = z.infer<typeof collectedAnswer>;
