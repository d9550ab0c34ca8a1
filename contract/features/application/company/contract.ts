import * as z from 'zod';
import { call } from '#contract/call.ts';
import { fileAddress } from '#contract/files.ts';
import {
  creditCode,
  mobile,
  optionalEmail,
  optionalGln,
  requiredText,
  rowId,
  rule,
  typed,
} from '#contract/validation.ts';
import { masked, revealCall } from '#contract/reveal.ts';
import { company } from './feature.ts';
import { companyTexts } from './texts.ts';

/** One step of the verification. */
export const verificationStep = z.object({
  id: z.number(),
  verify_status: z.number(),
  reason: z.string().nullable(),
  create_user: z.string(),
  create_time: z.string(),
});
export type VerificationStep = z.infer<typeof verificationStep>;

/** The business licence with a signed URL that is valid for some hours. */
export const licenseShown = z.object({ name: z.string(), url: z.string() }).nullable();

/** The signed-in user's own company. */
const companyInfo = z.object({
  id: z.number(),
  name: z.string(),
  short_name: z.string(),
  credit_code: z.string(),
  legal_person: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  gln: z.string(),
  introduction: z.string(),
  license: licenseShown,
  verify_status: z.number(),
  verify_reason: z.string().nullable(),
  verify_time: z.string().nullable(),
  system_version_name: z.string().nullable(),
  version_expire_time: z.string().nullable(),
  brand: z.object({ title: z.string(), color: z.string().nullable(), logo: z.string().nullable() }),
  /** Newest first. */
  steps: z.array(verificationStep),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type CompanyInfo = z.infer<typeof companyInfo>;

export const companyInput = z.strictObject({
  version: rowId,
  name: requiredText(64),
  short_name: typed(24).default(''),
  credit_code: creditCode,
  legal_person: typed(32).default(''),
  contact: requiredText(32),
  /** Or the mask it is shown under, which keeps it unchanged. */
  mobile: z.union([z.string().trim().regex(masked), mobile], {
    error: ({ input }) => rule(input === '' ? 'mobileEmpty' : 'formatError'),
  }),
  email: optionalEmail,
  address: typed(200).default(''),
  gln: optionalGln,
  introduction: typed(1000).default(''),
  /** The unsigned URL of an uploaded file. It cannot be removed; left out, the stored one stays. */
  license: z
    .union([z.literal(''), z.string().regex(fileAddress)], { error: rule('formatError') })
    .optional(),
});
export type CompanyInput = z.infer<typeof companyInput>;

/** Changing one of these requires verification again. */
export const keyFields = [
  'name',
  'credit_code',
  'legal_person',
  'license',
] as const satisfies readonly (keyof CompanyInput)[];

/** Title and colour of the company's own pages; the logo is an uploaded picture or a small data URL. */
export const brandInput = z.strictObject({
  version: rowId,
  title: typed(24),
  color: z.union([
    z.literal(''),
    z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: rule('formatError') }),
  ]),
  logo: z.string().max(360_000).nullable().default(null),
});

const { fields } = companyTexts;
export const ownCompanyCalls = {
  reveal: revealCall(company, fields),
  info: call('GET company/info', {
    types: ['web'],
    allow: 'app:company:view',
    answer: companyInfo,
  }),
  edit: call('POST company/edit', {
    types: ['web'],
    allow: 'app:company:edit',
    input: companyInput,
    answer: companyInfo,
    fields,
  }),
  submit: call('POST company/submit', {
    types: ['web'],
    allow: 'app:company:submit',
    input: z.strictObject({ version: rowId }),
    answer: companyInfo,
    fields,
  }),
  brand: call('POST company/brand', {
    types: ['web'],
    allow: 'app:company:brand',
    input: brandInput,
    answer: companyInfo,
    fields,
  }),
};
