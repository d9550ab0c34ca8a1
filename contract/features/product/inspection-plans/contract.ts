import * as z from 'zod';
import { call } from '#contract/call.ts';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { dayRange, filterList, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { qualityKinds, qualityLimits } from '#contract/quality/kinds.ts';
import { measured, stepName } from '#contract/quality/records.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, requiredText, rowId, rule, typed } from '#contract/validation.ts';
import { inspectionPlans } from './feature.ts';
import { planMoves } from './moves.ts';
import { planTexts } from './texts.ts';

export type { PlanState } from './moves.ts';
export const planStates = stateNames(planMoves);

const planStep = z
  .strictObject({
    kind: z.enum(qualityKinds),
    name: stepName,
    is_required: z.boolean().default(true),
    /** Whether consumers see its records. */
    is_public: z.boolean().default(false),
    unit: typed(16).default(''),
    min: measured.nullable().default(null),
    max: measured.nullable().default(null),
    std: typed(200).default(''),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    error: rule('limitsReversed'),
    path: ['max'],
  });
export type PlanStep = z.output<typeof planStep>;

export const planInput = z.strictObject({
  part_id: rowId,
  steps: z
    .array(planStep)
    .min(1)
    .max(qualityLimits.steps)
    .refine((steps) => new Set(steps.map(({ name }) => name)).size === steps.length, {
      error: rule('stepTwice'),
    }),
  /** Whether consumers see who did it. */
  is_emp_public: z.boolean().default(false),
  remark: typed(200).default(''),
});
export type PlanInput = z.output<typeof planInput>;

/** `GET inspectionPlan/index` */
export const planFilter = listInput(['create_time', 'update_time'], {
  part_id: filter(rowId),
  state: filterList(z.enum(planStates)),
  create_time: dayRange,
});

export const planRow = z.object({
  id: z.number(),
  company_id: z.number(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  /** Counts the plans of its part. */
  revision: z.number(),
  state: z.enum(planStates),
  steps: z.array(
    z.object({
      kind: z.enum(qualityKinds),
      name: z.string(),
      is_required: z.boolean(),
      is_public: z.boolean(),
      unit: z.string(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      std: z.string(),
    }),
  ),
  /** How many of its steps are required. */
  required: z.number(),
  is_emp_public: z.boolean(),
  remark: z.string(),
  publish_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type InspectionPlan = z.infer<typeof planRow>;

const { fields } = planTexts;
export const planCalls = {
  ...recordCalls(inspectionPlans, { filter: planFilter, row: planRow, input: planInput, fields }),
  /** `POST inspectionPlan/publish { ids }`, `retire { ids }` */
  ...moveCalls(inspectionPlans, fields),
  /** A new draft with the same steps, for the same part or another. */
  copy: call('POST inspectionPlan/copy', {
    types: ['web'],
    allow: 'product:inspectionPlan:add',
    input: z.strictObject({ id: rowId, part_id: rowId.optional() }),
    answer: planRow,
    fields,
  }),
  /** One unit may be packed and shipped without a required step. */
  waive: call('POST inspectionPlan/waive', {
    types: ['web'],
    allow: 'product:inspectionPlan:waive',
    input: z.strictObject({ serial_number: codeText, step: stepName, reason: requiredText(200) }),
    answer: z.null(),
    fields,
  }),
  unwaive: call('POST inspectionPlan/unwaive', {
    types: ['web'],
    allow: 'product:inspectionPlan:waive',
    input: z.strictObject({ serial_number: codeText, step: stepName }),
    answer: z.null(),
    fields,
  }),
};
