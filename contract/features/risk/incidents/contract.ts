import * as z from 'zod';
import { assigneeFilter, assigneeRow } from '#contract/assignees.ts';
import { call } from '#contract/call.ts';
import { liveScan } from '#contract/features/dashboard/monitor/contract.ts';
import { limits } from '#contract/limits.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { filter, rowId, wholeNumber } from '#contract/validation.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { answerInput, appealRow, appealTexts } from './appeals.ts';
import { incidents } from './feature.ts';
import { incidentKinds } from './kinds.ts';
import { incidentMoves } from './moves.ts';
import { incidentTexts } from './texts.ts';
import {
  assignInput,
  fileInput,
  fileRow,
  joinedReport,
  namedDealerInput,
  noteInput,
  noteRow,
  penaliseInput,
  removeFileInput,
  stepRow,
  workTexts,
} from './work.ts';

export type { IncidentMove, IncidentState } from './moves.ts';
export const incidentStates = stateNames(incidentMoves);

/** `GET incident/index` */
export const incidentFilter = listInput(['last_time', 'create_time'], {
  /** Its number, or a code. */
  keyword,
  kind: filterList(z.enum(incidentKinds)),
  state: filterList(z.enum(incidentStates)),
  dealer_id: filter(rowId),
  assignee_id: filter(rowId),
  /** Those assigned to the caller. */
  is_mine: yesOrNo,
  province: filterList(wholeNumber((number) => number.min(11).max(82))),
  /** Those with an appeal that waits for an answer. */
  is_appealed: yesOrNo,
  part_id: filter(rowId),
  batch_id: filter(rowId),
  last_time: dayRange,
});

export const incidentRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  kind: z.enum(incidentKinds),
  severity: z.number(),
  /** The code it is about, if any. */
  identifier_id: z.number().nullable(),
  identifier_code: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  dealer_id: z.number().nullable(),
  dealer_name: z.string(),
  /** A person named the dealer; otherwise the system did. */
  is_dealer_named: z.boolean(),
  assignee_id: z.number().nullable(),
  assignee_name: z.string(),
  /** In cents. */
  penalty: z.number().nullable(),
  penalty_note: z.string(),
  /** An appeal waits for an answer. */
  is_appealed: z.boolean(),
  province: z.number(),
  state: z.enum(incidentStates),
  hits: z.number(),
  first_time: z.string(),
  last_time: z.string(),
  /** The measured values that made the rule fire. */
  detail: z.record(z.string(), z.union([z.number(), z.string()])),
  reason: z.string(),
  version: z.number(),
  create_time: z.string(),
});
export type Incident = z.infer<typeof incidentRow>;
/** `GET incident/info`: with its evidence, what its dealer says about it, and what was done. */
const incidentInfo = incidentRow.extend({
  scans: z.array(liveScan),
  appeals: z.array(appealRow),
  files: z.array(fileRow),
  /** What consumers reported about it. */
  reports: z.array(joinedReport),
  notes: z.array(noteRow),
  steps: z.array(stepRow),
  /** The dealer's score; null without a dealer. */
  dealer_score: z.number().nullable(),
});
export type IncidentInfo = z.infer<typeof incidentInfo>;

const handling = {
  types: ['web'],
  allow: 'sale:incident:handle',
  fields: { ...incidentTexts.fields, ...workTexts.fields },
} as const;

export const incidentCalls = {
  ...recordCalls(incidents, {
    filter: incidentFilter,
    row: incidentRow,
    info: incidentInfo,
    fields: incidentTexts.fields,
  }),
  /** `POST incident/{move}`: all of these incidents or none. */
  ...moveCalls(incidents, incidentTexts.fields),
  penalise: call('POST incident/penalise', {
    ...handling,
    input: penaliseInput,
    answer: z.null(),
  }),
  assign: call('POST incident/assign', { ...handling, input: assignInput, answer: z.null() }),
  setDealer: call('POST incident/setDealer', {
    ...handling,
    input: namedDealerInput,
    answer: z.null(),
  }),
  addNote: call('POST incident/addNote', { ...handling, input: noteInput, answer: z.null() }),
  addFile: call('POST incident/addFile', {
    ...handling,
    input: fileInput,
    answer: z.null(),
    uploadBytes: limits.imageBytes,
  }),
  removeFile: call('POST incident/removeFile', {
    ...handling,
    input: removeFileInput,
    answer: z.null(),
  }),
  assignees: call('GET incident/assignees', {
    types: ['web'],
    allow: 'sale:incident:view',
    input: assigneeFilter,
    rows: assigneeRow,
    fields: incidentTexts.fields,
  }),
  answerAppeal: call('POST incident/answerAppeal', {
    types: ['web'],
    allow: 'sale:incident:handle',
    input: answerInput,
    answer: z.null(),
    fields: { ...incidentTexts.fields, ...appealTexts.fields },
  }),
};
