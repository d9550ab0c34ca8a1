import * as z from 'zod';
import { licenseShown, verificationStep } from '#contract/features/application/company/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { requiredText, rowId, wholeNumber } from '#contract/validation.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import { companies } from './feature.ts';
import { companiesTexts } from './texts.ts';
import { call } from '#contract/call.ts';

const status = wholeNumber((number) => number.min(0).max(4));

/** `GET admin/company/index`: every company, pending ones first by default. */
export const companiesFilter = listInput(['name', 'create_time', 'verify_time'], {
  keyword,
  verify_status: filterList(status),
  create_time: dayRange,
});

export const companyRow = z.object({
  id: z.number(),
  name: z.string(),
  short_name: z.string(),
  credit_code: z.string(),
  legal_person: z.string(),
  contact: z.string(),
  mobile: z.string(),
  verify_status: z.number(),
  verify_reason: z.string().nullable(),
  verify_time: z.string().nullable(),
  submit_time: z.string().nullable(),
  system_version_id: z.number().nullable(),
  system_version_name: z.string().nullable(),
  version_expire_time: z.string().nullable(),
  users: z.number(),
  dealers: z.number(),
  version: z.number(),
  create_time: z.string(),
});
export type CompanyRow = z.infer<typeof companyRow>;

/** `GET admin/company/info` */
export const companyDetail = companyRow.extend({
  email: z.string(),
  address: z.string(),
  introduction: z.string(),
  license: licenseShown,
  steps: z.array(verificationStep),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

/** `GET admin/company/versions`: the versions that can be assigned. */
export const versionOption = z.object({
  id: z.number(),
  name: z.string(),
  /** The default term; null has no end. */
  days: z.number().nullable(),
  /** Whether it may be assigned today. */
  is_offered: z.boolean(),
});
export type VersionOption = z.infer<typeof versionOption>;

/** `POST admin/company/approve`, and `POST admin/company/version` to change the version, its end, or both. */
export const approveInput = z.strictObject({
  id: rowId,
  version: rowId,
  system_version_id: rowId,
  /** The last day of the version; null has no end. */
  expire_date: z.iso.date().nullable().default(null),
});
/** `POST admin/company/reject`, `POST admin/company/suspend` */
export const reasonInput = z.strictObject({ id: rowId, version: rowId, reason: requiredText(200) });
/** `POST admin/company/resume` */
export const resumeInput = z.strictObject({ id: rowId, version: rowId });

const decided = { types: ['admin'], answer: companyDetail, fields: companiesTexts.fields } as const;
const verifies = { allow: 'platform:company:verify' } as const;
const suspends = { allow: 'platform:company:suspend' } as const;
const changes = { allow: 'platform:company:version' } as const;

export const companyCalls = {
  ...recordCalls(companies, {
    filter: companiesFilter,
    row: companyRow,
    info: companyDetail,
    fields: companiesTexts.fields,
  }),
  reveal: revealCall(companies, companiesTexts.fields),
  versions: call('GET company/versions', {
    types: ['admin'],
    allow: 'platform:company:view',
    answer: z.array(versionOption),
  }),
  version: call('POST company/version', { ...decided, ...changes, input: approveInput }),
  approve: call('POST company/approve', { ...decided, ...verifies, input: approveInput }),
  reject: call('POST company/reject', { ...decided, ...verifies, input: reasonInput }),
  suspend: call('POST company/suspend', { ...decided, ...suspends, input: reasonInput }),
  resume: call('POST company/resume', { ...decided, ...suspends, input: resumeInput }),
};
