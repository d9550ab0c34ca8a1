import * as z from 'zod';
import { call } from '#contract/call.ts';
import { liveScan } from '#contract/features/dashboard/monitor/contract.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { filter, rowId } from '#contract/validation.ts';
import { riskKinds } from '../rules/contract.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { answerInput, appealRow, appealTexts } from './appeals.ts';
import { incidents } from './feature.ts';
import { incidentMoves } from './moves.ts';
import { incidentTexts } from './texts.ts';

export type { IncidentMove, IncidentState } from './moves.ts';
export const incidentStates = stateNames(incidentMoves);

/** `GET incident/index` */
export const incidentFilter = listInput(['last_time', 'create_time'], {
  /** Its number, or a code. */
  keyword,
  kind: filterList(z.enum(riskKinds)),
  state: filterList(z.enum(incidentStates)),
  dealer_id: filter(rowId),
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
  kind: z.enum(riskKinds),
  severity: z.number(),
  /** The code it is about, if any. */
  identifier_id: z.number().nullable(),
  identifier_code: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  dealer_name: z.string(),
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
/** `GET incident/info`: with the scans that are its evidence, and what its dealer says about it. */
const incidentInfo = incidentRow.extend({
  scans: z.array(liveScan),
  appeals: z.array(appealRow),
});
export type IncidentInfo = z.infer<typeof incidentInfo>;

export const incidentCalls = {
  ...recordCalls(incidents, {
    filter: incidentFilter,
    row: incidentRow,
    info: incidentInfo,
    fields: incidentTexts.fields,
  }),
  /** `POST incident/{move}`: all of these incidents or none. */
  ...moveCalls(incidents, incidentTexts.fields),
  answerAppeal: call('POST incident/answerAppeal', {
    types: ['web'],
    allow: 'sale:incident:handle',
    input: answerInput,
    answer: z.null(),
    fields: { ...incidentTexts.fields, ...appealTexts.fields },
  }),
};
