import * as z from 'zod';
import { consentGiven } from '#contract/consents.ts';
import { markFacts } from '#contract/codes/mark.ts';
import { verdicts } from '#contract/codes/verdicts.ts';
import { mobile, requiredText, typed, wholeNumber } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { repairAnswer, repairRequest } from '#contract/features/sale/repairs/contract.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { quotedTotal } from '#contract/features/sale/repairs/work.ts';
import { reportAnswer, reportRequest } from '#contract/features/sale/reports/contract.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { consumerTexts } from './texts.ts';

const coordinate = (most: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && /^-?\d{1,3}(\.\d{1,12})?$/.test(value) ? Number(value) : value,
    z.number().min(-most).max(most).optional(),
  );

/** What a phone sends with the code: its position, if allowed, and the answer to a captcha. */
const circumstances = {
  latitude: coordinate(90).optional(),
  longitude: coordinate(180).optional(),
  captcha: typed(16).optional(),
  key: typed(64).optional(),
};

/** `GET web/api/query?code=`. Accepts any input: what is not a code is answered like an unknown code. */
const queryInput = z.strictObject({
  code: z.string().max(20_000).default(''),
  ...circumstances,
});

/** The query result of the specification. */
export const queryResult = z.object({
  /** The opaque id for `queryLog` of this code. */
  id: z.string(),
  first_verify_time: z.string(),
  /** How many times it was checked. */
  query_time: z.number(),
  part_model: z.string(),
  serial_number: z.string(),
  /** The factory of its batch, only while it is certified and its certificate is valid. */
  factory_url: z.string(),
  factory_code: z.string(),
  factory_name: z.string(),
  factory_valid_to: z.string(),
  /** 0: not activated. */
  expire_time: z.union([z.literal(0), z.string()]),
  expire_day: z.number(),
  expire_remain_day: z.number(),
  expire_month: z.number(),
  part_name: z.string(),
  partId: z.number(),
  company_id: z.number(),
  company_name: z.string(),
  product_time: z.string(),
  sale_time: z.string(),
  images: z.array(z.string()),
  instruction: z.array(z.object({ name: z.string(), url: z.string() })),
  /** The facts that the company hides from consumers; their fields are always empty. */
  hidden: z.array(z.enum(markFacts)).readonly(),
});
export type QueryResult = z.infer<typeof queryResult>;

const queryAnswer = z.object({
  verdict: z.enum(verdicts),
  /** The message for the consumer. */
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
  result: queryResult.nullable(),
  /** Whether the next query needs a captcha. */
  captcha: z.boolean(),
});
export type QueryAnswer = z.infer<typeof queryAnswer>;

/** `POST web/api/verify {code, sn?}`: a covert code, alone or with the serial number it belongs to. */
const verifyInput = z.strictObject({
  code: z.string().max(20_000).default(''),
  sn: z.string().max(20_000).optional(),
  ...circumstances,
});

/** `GET web/api/queryLog?page&id`: the checks of a code, newest first; `id` is that of the query result. */
export const logInput = z.strictObject({
  page: wholeNumber((number) => number.min(1).max(10_000)).default(1),
  limit: wholeNumber((number) => number.min(1).max(50)).default(10),
  /** An id that is invalid or too old finds nothing. */
  id: z.string().max(400).default(''),
});
export const logRow = z.object({
  query_no: z.number(),
  serial_number: z.string(),
  location: z.string(),
  create_time: z.string(),
});
export type QueryLog = z.infer<typeof logRow>;

/** `GET web/api/repairLog?page&id`: the repairs of a scanned product; `id` is that of the query result. */
const repairLogInput = z.strictObject({
  page: wholeNumber((number) => number.min(1).max(10_000)).default(1),
  limit: wholeNumber((number) => number.min(1).max(50)).default(10),
  /** An id that is invalid or too old finds nothing. */
  id: z.string().max(400).default(''),
});
export const repairLogRow = z.object({
  create_time: z.string(),
  complete_time: z.string(),
  content: z.string(),
  repair_status: z.string(),
});
const repairLogAnswer = z.object({ data: z.array(repairLogRow), count: z.number() });

const repairQuoteInput = z.strictObject({
  request: requiredText(600),
  /** What is answered: another price that was sent meanwhile is not. */
  total: quotedTotal,
  accept: z.boolean(),
});

const { captcha, key } = circumstances;
/**
 * `POST web/api/active {name, phone, sn}`; `code` was sent by SMS where the company asks for it, and a captcha is needed
 * after too many queries.
 */
const activeInput = z.strictObject({
  name: requiredText(40),
  phone: mobile,
  sn: requiredText(512),
  code: typed(8).optional(),
  consent: consentGiven,
  captcha,
  key,
});
/**
 * `POST web/api/collect {phone, sn}`: points for the first genuine scan, for the device that made it; `code` as for an
 * activation.
 */
const collectInput = z.strictObject({
  phone: mobile,
  sn: requiredText(512),
  code: typed(8).optional(),
  consent: consentGiven,
  captcha,
  key,
});

/** `POST web/api/activeSms {phone, sn, captcha, key}`: sends the code for an activation. */
const activeSmsInput = z.strictObject({
  phone: mobile,
  sn: requiredText(512),
  captcha,
  key,
});

const open = { types: ['web'], allow: 'public', fields: consumerTexts.fields } as const;
/** The calls of consumers, who are not signed in. */
export const consumerCalls = {
  query: call('GET api/query', { ...open, input: queryInput, answer: queryAnswer }),
  verify: call('POST api/verify', { ...open, input: verifyInput, answer: queryAnswer }),
  queryLog: call('GET api/queryLog', { ...open, input: logInput, rows: logRow }),
  repairLog: call('GET api/repairLog', {
    ...open,
    input: repairLogInput,
    answer: repairLogAnswer,
  }),
  repair: call('POST api/repair', {
    ...open,
    fields: repairTexts.fields,
    input: repairRequest,
    answer: repairAnswer,
  }),
  report: call('POST api/report', {
    ...open,
    fields: reportTexts.fields,
    input: reportRequest,
    answer: reportAnswer,
  }),
  /** `request` is the sealed link of one's own repair. */
  repairQuote: call('POST api/repairQuote', {
    ...open,
    fields: repairTexts.fields,
    input: repairQuoteInput,
    answer: z.null(),
  }),
  active: call('POST api/active', {
    ...open,
    fields: consumerTexts.activationFields,
    input: activeInput,
    /** The page that the owner of the warranty keeps. */
    answer: z.object({ link: z.string() }),
  }),
  collect: call('POST api/collect', {
    ...open,
    fields: consumerTexts.activationFields,
    input: collectInput,
    answer: z.object({ points: z.number() }),
  }),
  activeSms: call('POST api/activeSms', {
    ...open,
    fields: consumerTexts.activationFields,
    input: activeSmsInput,
    answer: z.null(),
  }),
};
