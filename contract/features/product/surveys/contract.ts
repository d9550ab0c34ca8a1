import * as z from 'zod';
import { call } from '#contract/call.ts';
import { consentGiven, consentShown } from '#contract/consents.ts';
import { dayRange, exportInput, keyword, listInput } from '#contract/list.ts';
import { filter, mobile, requiredText, rowId, typed } from '#contract/validation.ts';
import { surveyTexts } from './texts.ts';

/** The answers of a consumer to a survey block. */
const surveyRequest = z.strictObject({
  /** The opaque `id` of the query result. */
  id: requiredText(600),
  /** The block on the page. */
  block: requiredText(40),
  /** By field name; choices by their index, several where several may be chosen. */
  answers: z.record(z.string().regex(/^q\d{1,2}$/), z.array(z.string().max(2_000)).max(100)),
  consent: consentGiven,
});
export type SurveyRequest = z.output<typeof surveyRequest>;

/** `POST api/surveyPoints`: the number under which the points for answers sent before are kept. */
const surveyPointsRequest = z.strictObject({
  id: requiredText(600),
  block: requiredText(40),
  phone: mobile,
  /** Sent by SMS where the company asks for it. */
  code: typed(8).optional(),
  consent: consentGiven,
});
export type SurveyPointsRequest = z.output<typeof surveyPointsRequest>;

export const surveyFilter = listInput(['create_time', 'update_time'], {
  keyword,
  page_id: filter(rowId),
  part_id: filter(rowId),
  create_time: dayRange,
});

const answered = z.object({
  name: z.string(),
  type: z.number(),
  value: z.array(z.string()),
});
export type Answered = z.infer<typeof answered>;

const surveyRow = z.object({
  id: z.number(),
  company_id: z.number(),
  page_id: z.number(),
  page_name: z.string(),
  number: z.number(),
  title: z.string(),
  identifier_id: z.number(),
  serial_number: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  answers: z.array(answered),
  /** The answers as one text. */
  words: z.string(),
  consent: consentShown,
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Survey = z.infer<typeof surveyRow>;

const { fields } = surveyTexts;
export const surveyCalls = {
  index: call('GET survey/index', {
    types: ['web'],
    allow: 'product:survey:view',
    input: surveyFilter,
    rows: surveyRow,
    fields,
  }),
  export: call('GET survey/export', {
    types: ['web'],
    allow: 'product:survey:export',
    input: exportInput(surveyFilter),
    sendsFile: true,
    fields,
  }),
  answer: call('POST api/survey', {
    types: ['web'],
    allow: 'public',
    input: surveyRequest,
    answer: z.null(),
    fields,
  }),
  points: call('POST api/surveyPoints', {
    types: ['web'],
    allow: 'public',
    input: surveyPointsRequest,
    answer: z.object({ points: z.number() }),
    fields: { ...fields, ...surveyTexts.pointsFields },
  }),
};
