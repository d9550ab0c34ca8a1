import * as z from 'zod';
import { call } from '#contract/call.ts';
import { appealRow, appealStates } from '#contract/features/risk/incidents/appeals.ts';
import { incidentRow, incidentStates } from '#contract/features/risk/incidents/contract.ts';
import { incidentKinds } from '#contract/features/risk/incidents/kinds.ts';
import { limits } from '#contract/limits.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { photoAnswer, photoNames } from '#contract/photos.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId } from '#contract/validation.ts';
import { dealerIncidents } from './feature.ts';
import { dealerIncidentTexts } from './texts.ts';

export const dealerIncidentFilter = listInput(['last_time', 'create_time'], {
  /** Its number, or a part of it. */
  keyword,
  kind: filterList(z.enum(incidentKinds)),
  state: filterList(z.enum(incidentStates)),
  is_appealed: yesOrNo,
  last_time: dayRange,
});

/** An incident that names the dealer: what was measured, without who scanned and without names of others. */
const dealerIncidentRow = incidentRow
  .pick({
    id: true,
    code: true,
    kind: true,
    severity: true,
    identifier_code: true,
    part_name: true,
    batch_code: true,
    province: true,
    state: true,
    hits: true,
    first_time: true,
    last_time: true,
    detail: true,
    penalty: true,
    penalty_note: true,
    create_time: true,
  })
  .extend({
    /** How its latest appeal stands; empty: none yet. */
    appeal_state: z.union([z.literal(''), z.enum(appealStates)]),
    can_appeal: z.boolean(),
  });
export type DealerIncident = z.infer<typeof dealerIncidentRow>;

const dealerIncidentInfo = dealerIncidentRow.extend({
  appeals: z.array(appealRow.omit({ dealer_name: true, answer_user: true })),
});
export type DealerIncidentInfo = z.infer<typeof dealerIncidentInfo>;

/** `POST incident/appeal`: `files` are photos that were uploaded by `incident/photo`. */
export const appealInput = z.strictObject({
  id: rowId,
  text: requiredText(1_000),
  files: photoNames,
});

const { fields } = dealerIncidentTexts;
const appealing = { types: ['dealer'], allow: 'dealer:incident:appeal', fields } as const;

export const dealerIncidentCalls = {
  ...recordCalls(dealerIncidents, {
    filter: dealerIncidentFilter,
    row: dealerIncidentRow,
    info: dealerIncidentInfo,
    fields,
  }),
  appeal: call('POST incident/appeal', {
    ...appealing,
    input: appealInput,
    answer: dealerIncidentInfo,
  }),
  /** One photo as evidence; swept after a day unless an appeal names it. */
  photo: call('POST incident/photo', {
    ...appealing,
    input: z.strictObject({}),
    answer: photoAnswer,
    uploadBytes: limits.imageBytes,
  }),
};
