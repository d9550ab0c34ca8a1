import * as z from 'zod';
import { call } from '#contract/call.ts';
import { stateNames as identifierStates } from '#contract/codes/states.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { labelLimits } from '#contract/labels/document.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, moment, requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { printJobs } from './feature.ts';
import { printJobMoves } from './moves.ts';
import { drivers, labelStates, printJobTexts, remedies } from './texts.ts';

export type { PrintJobState } from './moves.ts';
export { drivers, labelStates, type Driver, type LabelState, type Remedy } from './texts.ts';
export const printJobStates = stateNames(printJobMoves);

/** Labels of one job, of one downloaded file, and of one slice of a station. */
export const printLimits = { most: 100_000, part: 1_000, slice: 500 } as const;

const codes = z.array(codeText).min(1).max(moveLimits.listed);
const place = wholeNumber((number) => number.min(1).max(100_000_000));
const number = wholeNumber((value) => value.min(1).max(2_147_483_647));
const part = wholeNumber((value) => value.min(1).max(1_000_000));

/** `POST printJob/add`: labels of scanned codes, of a pack or of a batch; `from` and `to` count within the pack or batch. */
export const printJobInput = z.strictObject({
  template_id: rowId,
  codes: codes.nullable().default(null),
  pack_id: rowId.nullable().default(null),
  batch_id: rowId.nullable().default(null),
  from: place.nullable().default(null),
  to: place.nullable().default(null),
  /** Left out: as many as the label template says. */
  copies: wholeNumber((value) => value.min(1).max(labelLimits.copies))
    .nullable()
    .default(null),
  driver: z.enum(drivers).default('pdf'),
  /** Codes that are printed already, or cannot be, are left out instead of refusing the job. */
  skips_taken: z.boolean().default(false),
  /** The code of a box or pallet prints its own label; with its contents, theirs as well. */
  with_contents: z.boolean().default(false),
  remark: typed(500).default(''),
});
export type PrintJobInput = z.output<typeof printJobInput>;

/** `GET printJob/index` */
export const printJobFilter = listInput(['create_time', 'update_time'], {
  keyword,
  state: filterList(z.enum(printJobStates)),
  template_id: filter(rowId),
  pack_id: filter(rowId),
  batch_id: filter(rowId),
  part_id: filter(rowId),
  create_time: dayRange,
});

/** The parts always add up: ordered = good + spoiled + sampled + unused + open. */
const ledger = z.object({
  ordered: z.number(),
  good: z.number(),
  spoiled: z.number(),
  sampled: z.number(),
  unused: z.number(),
  open: z.number(),
});
export type Ledger = z.infer<typeof ledger>;

export const printJobRow = ledger.extend({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  template_id: z.number(),
  template_name: z.string(),
  pack_id: z.number().nullable(),
  pack_code: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  copies: z.number(),
  driver: z.enum(drivers),
  state: z.enum(printJobStates),
  reason: z.string(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type PrintJob = z.infer<typeof printJobRow>;

/** `GET printJob/info`: also what was handed out and not answered for, and the files to download. */
export const printJobInfo = printJobRow.extend({
  ledger,
  claimed: z.number(),
  stations: z.array(z.object({ station: z.string(), claimed: z.number(), claim_time: z.string() })),
  parts: z.array(
    z.object({
      part: z.number(),
      from: z.number(),
      to: z.number(),
      open: z.number(),
      claimed: z.number(),
      claim_time: z.string().nullable(),
    }),
  ),
});
export type PrintJobInfo = z.infer<typeof printJobInfo>;

/** `GET printJob/labels?id=` */
export const printLabelFilter = listInput([], {
  id: rowId,
  label_state: filterList(z.enum(labelStates)),
});
export const printLabelRow = z.object({
  /** Its place in the job. */
  id: z.number(),
  number: z.number(),
  code: z.string(),
  label_state: z.enum(labelStates),
  identifier_state: z.enum(identifierStates),
  is_reprint: z.boolean(),
  reason: z.string(),
  station: z.string(),
  claim_time: z.string().nullable(),
  end_time: z.string().nullable(),
});
export type PrintLabel = z.infer<typeof printLabelRow>;

const one = z.strictObject({ id: rowId });
/** Which labels of a job: by codes, by their numbers, or from one number to another. */
const chosen = {
  id: rowId,
  codes: codes.nullable().default(null),
  numbers: z.array(number).min(1).max(moveLimits.listed).nullable().default(null),
  range: z.strictObject({ from: number, to: number }).nullable().default(null),
};
/**
 * A station answers for what this claim gave it, not for labels that have been handed to another since; a program has to
 * name its claim. A person answers for a range as it was seen: for what was handed out until then.
 */
const ofClaim = {
  claim_id: z.uuid().nullable().default(null),
  until: moment.nullable().default(null),
};

/** `POST printJob/claim`: the next slice for a station; the same claim again gives the same slice again. */
export const claimInput = z.strictObject({
  id: rowId,
  station: requiredText(64),
  claim_id: z.uuid(),
  limit: wholeNumber((value) => value.min(1).max(printLimits.slice)).default(50),
  format: z.enum(['zpl', 'pdf']),
  dpi: z.union([z.literal(203), z.literal(300), z.literal(600)]).optional(),
});
export const claimAnswer = z.object({
  claim_id: z.string(),
  state: z.enum(printJobStates),
  /** Labels that nobody has claimed yet. */
  left: z.number(),
  /** What is sent to a printer at once: one label of ZPL, or one page of PDF. */
  pieces: z.array(
    z.object({
      labels: z.array(
        z.object({ number: z.number(), code: z.string(), state: z.enum(labelStates) }),
      ),
      /** Base64. */
      data: z.string(),
    }),
  ),
});
export type ClaimAnswer = z.infer<typeof claimAnswer>;

export const ackInput = z.strictObject({
  ...chosen,
  ...ofClaim,
  result: z.enum(['good', 'spoiled']),
  /** What becomes of the code of a spoiled label. */
  remedy: z.enum(remedies).default('replace'),
});

const { fields } = printJobTexts;
const common = { types: ['web'], fields } as const;
const claims = { ...common, allow: 'trace:printJob:claim' } as const;
const adds = { ...common, allow: 'trace:printJob:add' } as const;

export const printJobCalls = {
  ...recordCalls(printJobs, {
    filter: printJobFilter,
    row: printJobRow,
    info: printJobInfo,
    input: printJobInput,
    fields,
  }),
  labels: call('GET printJob/labels', {
    ...common,
    allow: 'trace:printJob:view',
    input: printLabelFilter,
    rows: printLabelRow,
  }),
  file: call('GET printJob/file', {
    ...claims,
    input: z.strictObject({ id: rowId, part: part.default(1) }),
    sendsFile: true,
  }),
  claim: call('POST printJob/claim', { ...claims, input: claimInput, answer: claimAnswer }),
  ack: call('POST printJob/ack', { ...claims, input: ackInput, answer: printJobInfo }),
  release: call('POST printJob/release', {
    ...claims,
    input: z.strictObject({ ...chosen, ...ofClaim }),
    answer: printJobInfo,
  }),
  sample: call('POST printJob/sample', {
    ...claims,
    input: z.strictObject(chosen),
    answer: printJobInfo,
  }),
  pause: call('POST printJob/pause', { ...adds, input: one, answer: printJobInfo }),
  resume: call('POST printJob/resume', { ...adds, input: one, answer: printJobInfo }),
  cancel: call('POST printJob/cancel', {
    ...adds,
    input: one.extend({ reason: typed(200).default('') }),
    answer: printJobInfo,
  }),
  reprint: call('POST printJob/reprint', {
    ...common,
    allow: 'trace:printJob:reprint',
    input: z.strictObject({ ...chosen, reason: requiredText(200) }),
    answer: printJobInfo,
  }),
};
