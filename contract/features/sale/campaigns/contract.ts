import * as z from 'zod';
import { consentGiven } from '#contract/consents.ts';
import { call } from '#contract/call.ts';
import { fileAddress } from '#contract/files.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { recordCalls } from '#contract/record-calls.ts';
import {
  cents,
  mobile,
  moment,
  requiredText,
  rowId,
  rule,
  typed,
  wholeNumber,
} from '#contract/validation.ts';
import { campaigns } from './feature.ts';
import { campaignStates } from './moves.ts';
import { campaignTexts, lineFaults, prizeKinds } from './texts.ts';

export type { CampaignState } from './moves.ts';
export const campaignLimits = { prizes: 20, parts: 500, rules: 2_000, perPerson: 100 } as const;
/** The odds of all prizes together, in ten-thousandths. */
export const certain = 10_000;

const prizeInput = z
  .strictObject({
    /** That of a prize that is there already. */
    id: rowId.nullable().default(null),
    name: requiredText(40),
    kind: z.enum(prizeKinds),
    /** What one takes from the budget, in cents. */
    amount: cents.default(0),
    points: wholeNumber((number) => number.min(0).max(1_000_000)).default(0),
    quantity: wholeNumber((number) => number.min(1).max(100_000_000)),
    /** In ten-thousandths. */
    odds: wholeNumber((number) => number.min(1).max(certain)),
  })
  .refine(({ kind, points }) => kind !== 'points' || points > 0, {
    error: rule('required'),
    path: ['points'],
  });
export type PrizeInput = z.output<typeof prizeInput>;

export const campaignInput = z.strictObject({
  name: requiredText(40),
  start_time: moment,
  end_time: moment,
  /** In cents; what the prizes are worth together is never more. */
  budget: cents,
  /** How many times one phone number may take part. */
  per_person: wholeNumber((number) => number.min(1).max(campaignLimits.perPerson)).default(1),
  /** Whether the phone number is proved by a code sent to it. */
  needs_sms: z.boolean().default(false),
  /** The parts it is for; none: all. */
  part_ids: z.array(rowId).max(campaignLimits.parts).default([]),
  /** Shown to consumers. */
  rules: typed(campaignLimits.rules).default(''),
  prizes: z
    .array(prizeInput)
    .max(campaignLimits.prizes)
    .refine((prizes) => prizes.reduce((sum, { odds }) => sum + odds, 0) <= certain, {
      error: rule('oddsOver'),
    })
    .default([]),
  remark: typed(200).default(''),
});
export type CampaignInput = z.output<typeof campaignInput>;

/** `GET campaign/index` */
export const campaignFilter = listInput(['name', 'end_time', 'create_time', 'update_time'], {
  keyword,
  state: filterList(z.enum(campaignStates)),
  end_time: dayRange,
  create_time: dayRange,
});

const prizeRow = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(prizeKinds),
  amount: z.number(),
  points: z.number(),
  quantity: z.number(),
  odds: z.number(),
  /** How many were won. */
  given: z.number(),
  /** Red-packet codes brought for it. */
  codes: z.number(),
});
export type Prize = z.infer<typeof prizeRow>;

export const campaignRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  name: z.string(),
  state: z.enum(campaignStates),
  start_time: z.string(),
  end_time: z.string(),
  budget: z.number(),
  spent: z.number(),
  per_person: z.number(),
  needs_sms: z.boolean(),
  part_ids: z.array(z.number()),
  rules: z.string(),
  prizes: z.array(prizeRow),
  /** Prizes won. */
  given: z.number(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Campaign = z.infer<typeof campaignRow>;

const codeList = z.object({
  id: z.number(),
  prize_name: z.string(),
  file_name: z.string(),
  state: z.enum(['reading', 'done', 'failed']),
  reason: z.string(),
  lines: z.number(),
  added: z.number(),
  repeated: z.number(),
  wrong: z.number(),
  faults: z.array(z.object({ line: z.number(), error: z.enum(lineFaults) })),
  create_time: z.string(),
});
export type CodeList = z.infer<typeof codeList>;

/** `GET campaign/info?id=` */
const campaignInfo = campaignRow.extend({
  part_names: z.array(z.string()),
  /** How many took part. */
  claims: z.number(),
  lists: z.array(codeList),
});
export type CampaignInfo = z.infer<typeof campaignInfo>;

/** `POST campaign/addCodes`: reads an uploaded file of red-packet codes, one a line. */
export const codesInput = z.strictObject({
  id: rowId,
  prize_id: rowId,
  file: z
    .string()
    .trim()
    .regex(fileAddress, { error: rule('required') }),
});
export type CodesInput = z.output<typeof codesInput>;

/** `POST web/api/reward`: a consumer takes part with a product that was just scanned. */
const rewardRequest = z.strictObject({
  /** The opaque `id` of the query result. */
  id: requiredText(600),
  /** The block on the page. */
  block: requiredText(40),
  phone: mobile,
  /** Sent by SMS where the campaign asks for it. */
  code: typed(8).optional(),
  consent: consentGiven,
});
export type RewardRequest = z.output<typeof rewardRequest>;
const rewardAnswer = z.object({
  /** Empty: no prize. */
  prize: z.string(),
  kind: z.union([z.literal(''), z.enum(prizeKinds)]),
  points: z.number(),
  /** The red-packet code. */
  code: z.string(),
});
export type RewardAnswer = z.infer<typeof rewardAnswer>;
const rewardSmsInput = rewardRequest
  .omit({ code: true, consent: true })
  .extend({ captcha: typed(16).optional(), key: typed(64).optional() });

const { fields } = campaignTexts;
const open = { types: ['web'], allow: 'public', fields } as const;
export const campaignCalls = {
  ...recordCalls(campaigns, {
    filter: campaignFilter,
    row: campaignRow,
    input: campaignInput,
    info: campaignInfo,
    fields,
  }),
  /** `POST campaign/start { ids }`, `pause`, `resume`, `end` */
  ...moveCalls(campaigns, fields),
  addCodes: call('POST campaign/addCodes', {
    types: ['web'],
    allow: 'sale:campaign:edit',
    input: codesInput,
    answer: z.null(),
    fields,
  }),
  reward: call('POST api/reward', { ...open, input: rewardRequest, answer: rewardAnswer }),
  rewardSms: call('POST api/rewardSms', { ...open, input: rewardSmsInput, answer: z.null() }),
};
