import * as z from 'zod';
import { assigneeFilter, assigneeRow } from '#contract/assignees.ts';
import { call } from '#contract/call.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { qualityKinds } from '#contract/quality/kinds.ts';
import { recordCalls } from '#contract/record-calls.ts';
import {
  day,
  filter,
  requiredText,
  rowId,
  rule,
  typed,
  wholeNumber,
} from '#contract/validation.ts';
import { nonconformances } from './feature.ts';
import { nonconformanceStates, nonconformanceSteps } from './moves.ts';
import {
  nonconformanceSeverities,
  nonconformanceSources,
  nonconformanceSubjects,
  sourceRecords,
} from './sources.ts';
import { nonconformanceTexts } from './texts.ts';

const words = requiredText(1_000);

/** What a person says about a finding. */
export const findingInput = z.strictObject({
  severity: z.enum(nonconformanceSeverities),
  title: requiredText(100),
  description: typed(2_000).default(''),
});

/** The same where no record says what it is about. */
export const namedInput = findingInput.extend({
  part_id: rowId.nullable().default(null),
  batch_id: rowId.nullable().default(null),
  lot_id: rowId.nullable().default(null),
  /** A code as it is typed or scanned. */
  serial_number: typed(512).default(''),
});

/**
 * `POST nonconformance/add`. With a source, what it is about is what the server reads from there: part, batch, lot and
 * code need not be named, and no others are taken.
 */
const openInput = namedInput
  .extend({
    source: z.enum(nonconformanceSources).default('manual'),
    source_id: rowId.nullable().default(null),
  })
  .refine(({ source, source_id: id }) => source === 'manual' || id !== null, {
    error: rule('required'),
    path: ['source_id'],
  });
export type OpenInput = z.output<typeof openInput>;

/** `GET nonconformance/index` */
export const nonconformanceFilter = listInput(['create_time', 'update_time', 'due_day'], {
  keyword,
  state: filterList(z.enum(nonconformanceStates)),
  severity: filterList(z.enum(nonconformanceSeverities)),
  source: filterList(z.enum(nonconformanceSources)),
  owner_id: filter(rowId),
  is_mine: yesOrNo,
  overdue: yesOrNo,
  part_id: filter(rowId),
  batch_id: filter(rowId),
  lot_id: filter(rowId),
  create_time: dayRange,
});

const row = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  state: z.enum(nonconformanceStates),
  severity: z.enum(nonconformanceSeverities),
  title: z.string(),
  description: z.string(),
  source: z.enum(nonconformanceSources),
  source_id: z.number().nullable(),
  /** What the source is called; empty if it has been deleted. */
  source_name: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  lot_id: z.number().nullable(),
  lot_code: z.string(),
  /** The code it is about. */
  identifier_id: z.number().nullable(),
  serial_number: z.string(),
  owner_id: z.number().nullable(),
  owner_name: z.string(),
  due_day: z.string().nullable(),
  is_overdue: z.boolean(),
  cause: z.string(),
  action: z.string(),
  performed: z.string(),
  effect: z.string(),
  is_effective: z.boolean().nullable(),
  reason: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Nonconformance = z.infer<typeof row>;

const stepRow = z.object({
  step: z.enum(nonconformanceSteps),
  note: z.string(),
  subject: z.string(),
  due_day: z.string().nullable(),
  create_user: z.string(),
  create_time: z.string(),
});
export type NonconformanceStepRow = z.infer<typeof stepRow>;

/** What can be recalled because of it; `is_open` while it has not been recalled. */
const recallable = z.object({
  kind: z.enum(['batch', 'lot', 'code']),
  id: z.number(),
  code: z.string(),
  is_open: z.boolean(),
});
export type Recallable = z.infer<typeof recallable>;

const info = row.extend({
  /** Which records an inspection is among. */
  source_kind: z.union([z.literal(''), z.enum(qualityKinds)]),
  steps: z.array(stepRow),
  recalls: z.array(recallable),
});
export type NonconformanceInfo = z.infer<typeof info>;

/** `GET nonconformance/source`: what a finding from a record would be about. */
const sourceInput = z.strictObject({ source: z.enum(sourceRecords), source_id: rowId });
const sourceAnswer = row
  .pick({
    source_name: true,
    part_id: true,
    part_name: true,
    batch_id: true,
    batch_code: true,
    lot_id: true,
    lot_code: true,
    identifier_id: true,
    serial_number: true,
    title: true,
    description: true,
  })
  .extend({ source: z.enum(sourceRecords), source_id: z.number() });
export type SourceFacts = z.infer<typeof sourceAnswer>;

/** `GET nonconformance/about`: the findings from a record, or about a batch, lot or code; the latest first. */
const aboutInput = z.strictObject({
  subject: z.enum(nonconformanceSubjects),
  subject_id: wholeNumber((number) => number.positive().max(Number.MAX_SAFE_INTEGER)),
});
const aboutRow = row.pick({
  id: true,
  code: true,
  state: true,
  severity: true,
  title: true,
  owner_name: true,
  due_day: true,
  is_overdue: true,
});
export type NonconformanceAbout = z.infer<typeof aboutRow>;

/** The version that the caller has seen: what has moved on meanwhile is not moved over somebody's head. */
const seen = { id: rowId, version: rowId };
const ownership = { owner_id: rowId, due_day: day };
export const planInput = z.strictObject({ ...seen, cause: words, action: words, ...ownership });
export const assignInput = z.strictObject({ ...seen, ...ownership });
export const finishInput = z.strictObject({ ...seen, performed: words });
export const closeInput = z.strictObject({ ...seen, effect: words });
export const redoInput = z.strictObject({ ...seen, effect: words, due_day: day });
export const cancelInput = z.strictObject({ ...seen, reason: requiredText(200) });

const { fields } = nonconformanceTexts;
const common = { types: ['web'], fields } as const;
const viewing = { ...common, allow: 'trace:nonconformance:view' } as const;
const handling = { ...common, allow: 'trace:nonconformance:handle', answer: z.null() } as const;
const checking = { ...common, allow: 'trace:nonconformance:check', answer: z.null() } as const;

export const nonconformanceCalls = {
  ...recordCalls(nonconformances, {
    filter: nonconformanceFilter,
    row,
    info,
    input: findingInput,
    fields,
  }),
  add: call('POST nonconformance/add', {
    ...common,
    allow: 'trace:nonconformance:add',
    input: openInput,
    answer: info,
  }),
  source: call('GET nonconformance/source', {
    ...common,
    allow: 'trace:nonconformance:add',
    input: sourceInput,
    answer: sourceAnswer,
  }),
  about: call('GET nonconformance/about', {
    ...viewing,
    input: aboutInput,
    answer: z.array(aboutRow),
  }),
  owners: call('GET nonconformance/owners', {
    ...viewing,
    input: assigneeFilter,
    rows: assigneeRow,
  }),
  plan: call('POST nonconformance/plan', { ...handling, input: planInput }),
  assign: call('POST nonconformance/assign', { ...handling, input: assignInput }),
  finish: call('POST nonconformance/finish', { ...handling, input: finishInput }),
  close: call('POST nonconformance/close', { ...checking, input: closeInput }),
  redo: call('POST nonconformance/redo', { ...checking, input: redoInput }),
  cancel: call('POST nonconformance/cancel', { ...handling, input: cancelInput }),
};
