import * as z from 'zod';
import { call } from '#contract/call.ts';
import { consentSubjects } from '#contract/consents.ts';
import { listInput } from '#contract/list.ts';
import { mobile, requiredText, rowId, rule, typed } from '#contract/validation.ts';
import { memberDeeds } from './contract.ts';
import { personTexts } from './texts.ts';

/** `POST admin/person/find`: by member, or by phone number. */
export const findPersonInput = z
  .strictObject({ id: rowId.optional(), mobile: mobile.optional() })
  .refine(({ id, mobile: number }) => id !== undefined || number !== undefined, {
    path: ['mobile'],
    error: rule('mobileEmpty'),
  });

const about = {
  company_id: z.number(),
  company_name: z.string(),
  serial_number: z.string(),
  part_name: z.string(),
};
/** The person as a company keeps them among its members. */
export const knownCompany = z.object({
  company_id: z.number(),
  company_name: z.string(),
  name: z.string(),
  source: z.enum(memberDeeds),
  points: z.number(),
  first_time: z.string(),
  last_time: z.string(),
});
export const knownWarranty = z.object({
  ...about,
  name: z.string(),
  active_time: z.string(),
  expire_time: z.string(),
});
export const knownRepair = z.object({
  ...about,
  id: z.number(),
  code: z.string(),
  name: z.string(),
  content: z.string(),
  state: z.string(),
  /** The names of its photos. */
  photos: z.array(z.string()),
  create_time: z.string(),
});
/** A report of a fake that names the person. */
export const knownReport = z.object({
  ...about,
  id: z.number(),
  code: z.string(),
  name: z.string(),
  content: z.string(),
  shop: z.string(),
  report_state: z.string(),
  /** The names of its photos. */
  photos: z.array(z.string()),
  create_time: z.string(),
});
/** Part that the person took in a reward campaign. */
export const knownClaim = z.object({
  ...about,
  id: z.number(),
  campaign_name: z.string(),
  /** Empty: no prize. */
  prize_name: z.string(),
  create_time: z.string(),
});
export const knownSurvey = z.object({
  ...about,
  id: z.number(),
  title: z.string(),
  words: z.string(),
  create_time: z.string(),
});
export const knownMessage = z.object({
  id: z.number(),
  template: z.string(),
  text: z.string(),
  create_time: z.string(),
});

/** That the person agreed to a privacy notice. */
export const knownConsent = z.object({
  company_id: z.number(),
  company_name: z.string(),
  id: z.number(),
  subject: z.enum(consentSubjects),
  /** `c3` is the third notice of the company, `p1` the first of the platform. */
  notice: z.string(),
  language: z.string(),
  create_time: z.string(),
});

/** All data about one person, across companies. */
export const knownPerson = z.object({
  /** Authorises the export and erasure of this person for an hour. */
  key: z.string(),
  /** Masked. */
  mobile: z.string(),
  member_id: z.number().nullable(),
  /** The number of each; of many only the newest are listed. */
  counts: z.object({
    companies: z.number(),
    warranties: z.number(),
    repairs: z.number(),
    reports: z.number(),
    claims: z.number(),
    surveys: z.number(),
    messages: z.number(),
    consents: z.number(),
  }),
  companies: z.array(knownCompany),
  warranties: z.array(knownWarranty),
  repairs: z.array(knownRepair),
  reports: z.array(knownReport),
  claims: z.array(knownClaim),
  surveys: z.array(knownSurvey),
  messages: z.array(knownMessage),
  consents: z.array(knownConsent),
});
export type KnownPerson = z.infer<typeof knownPerson>;

export const personFormats = ['xlsx', 'json'] as const;
export type PersonFormat = (typeof personFormats)[number];
const key = typed(300).min(1);
/** `POST admin/person/export` */
export const exportPersonInput = z.strictObject({ key, format: z.enum(personFormats) });

/** The form for an erasure: the last digits of the number as confirmation, and the reason. */
export const eraseForm = z.strictObject({
  digits: z
    .string()
    .trim()
    .regex(/^\d{4}$/, { error: rule('formatError') }),
  reason: requiredText(200),
});
/** `POST admin/person/erase` */
export const erasePersonInput = eraseForm.extend({ key });

/** The number of rows erased. */
export const erasedCounts = z.object({
  members: z.number(),
  /** Not counted before there were any. */
  companies: z.number().optional(),
  warranties: z.number(),
  repairs: z.number(),
  /** Not counted before there were any. */
  reports: z.number().optional(),
  claims: z.number().optional(),
  photos: z.number(),
  surveys: z.number(),
  messages: z.number(),
  /** Not counted before there were any. */
  consents: z.number().optional(),
});
export type ErasedCounts = z.infer<typeof erasedCounts>;
export const erasePersonAnswer = z.object({ found: erasedCounts });

/** `GET admin/erasure/index`: lists erasures without saying whose. */
export const erasureFilter = listInput(['create_time'], {});
export const erasureRow = z.object({
  id: z.number(),
  reason: z.string(),
  found: erasedCounts,
  create_user: z.string(),
  create_time: z.string(),
  /** When the logs were erased as well. */
  end_time: z.string().nullable(),
});
export type Erasure = z.infer<typeof erasureRow>;

export const personCalls = {
  find: call('POST person/find', {
    types: ['admin'],
    allow: 'member:person:view',
    input: findPersonInput,
    answer: knownPerson,
    fields: personTexts.fields,
  }),
  export: call('POST person/export', {
    types: ['admin'],
    allow: 'member:person:export',
    input: exportPersonInput,
    sendsFile: true,
    fields: personTexts.fields,
  }),
  erase: call('POST person/erase', {
    types: ['admin'],
    allow: 'member:person:erase',
    input: erasePersonInput,
    answer: erasePersonAnswer,
    fields: personTexts.fields,
  }),
};

export const erasureCalls = {
  index: call('GET erasure/index', {
    types: ['admin'],
    allow: 'member:person:erase',
    input: erasureFilter,
    rows: erasureRow,
    fields: personTexts.fields,
  }),
};
