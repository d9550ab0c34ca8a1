import * as z from 'zod';
import { call } from '#contract/call.ts';
import { addressForms, carriers, errorLevels, markFacts } from '#contract/codes/mark.ts';
import { brandRadii, brandSpacings } from '#contract/codes/brand.ts';
import { consentTexts, privacyBody } from '#contract/consents.ts';
import { pictureAddress } from '#contract/files.ts';
import { inThree } from '#contract/translated.ts';
import { rule, telephone, typed, wholeNumber } from '#contract/validation.ts';
import { markTexts } from './texts.ts';

const brandName = typed(40).default('');

/** What a scan shows of the company's products, and how its codes are printed. */
export const markInput = z.strictObject({
  hidden: z.array(z.enum(markFacts)).max(markFacts.length),
  carrier: z.enum(carriers),
  error_level: z.enum(errorLevels),
  address_form: z.enum(addressForms),
  is_signed: z.boolean().default(false),
  shows_dealer_names: z.boolean().default(false),
  activation_sms: z.boolean().default(false),
  hotline: z.union([z.literal(''), telephone]).default(''),
  brand_logo: z
    .union([z.literal(''), z.string().regex(pictureAddress)], { error: rule('formatError') })
    .default(''),
  ...inThree('brand_name', brandName, brandName),
  brand_color: z
    .union(
      [
        z.literal(''),
        z
          .string()
          .trim()
          .toLowerCase()
          .regex(/^#[\da-f]{6}$/),
      ],
      {
        error: rule('formatError'),
      },
    )
    .default(''),
  brand_radius: z.enum(brandRadii).default('soft'),
  brand_spacing: z.enum(brandSpacings).default('normal'),
});
/** Version 0 if it was never set. */
const markEdit = markInput.extend({ version: wholeNumber((number) => number.min(0)) });

const markRow = markInput.extend({
  id: z.number(),
  company_id: z.number(),
  /** The URLs of a sample code in both forms; empty while the company has no codes. */
  samples: z.object({ short: z.string(), gs1: z.string() }),
  version: z.number(),
  update_time: z.string().nullable(),
});
export type MarkRow = z.infer<typeof markRow>;

/** One of the company's privacy notices. */
const privacyNotice = privacyBody.extend({
  number: z.number(),
  create_user: z.string(),
  create_time: z.string(),
});
export type PrivacyNotice = z.infer<typeof privacyNotice>;

const privacyAnswer = z.object({
  /** Newest first: the first is in force. None: the platform's applies. */
  notices: z.array(privacyNotice),
  /** The platform's notice in three languages, to begin with. */
  platform: privacyBody,
  /** The public page of the notice in force. */
  path: z.string(),
});
/** `number` is the notice that was in force when the form was opened; 0: the platform's. */
const privacyInput = privacyBody.extend({ number: wholeNumber((number) => number.min(0)) });

const { fields } = markTexts;
export const markCalls = {
  privacy: call('GET mark/privacy', {
    types: ['web'],
    allow: 'setting:mark:view',
    answer: privacyAnswer,
    fields: consentTexts.fields,
  }),
  publishPrivacy: call('POST mark/publishPrivacy', {
    types: ['web'],
    allow: 'setting:mark:edit',
    input: privacyInput,
    answer: privacyAnswer,
    fields: consentTexts.fields,
  }),
  info: call('GET mark/info', {
    types: ['web'],
    allow: 'setting:mark:view',
    answer: markRow,
    fields,
  }),
  edit: call('POST mark/edit', {
    types: ['web'],
    allow: 'setting:mark:edit',
    input: markEdit,
    answer: markRow,
    fields,
  }),
};
