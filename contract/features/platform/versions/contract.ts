import * as z from 'zod';
import { filter, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { dayRange, exportInput, keyword, listInput } from '#contract/list.ts';
import { names, namesShown, plainCode } from '#contract/names.ts';
import { permissionNames } from '#contract/permissions.ts';
import { usageTexts, versionTexts } from './texts.ts';
import { versions } from './feature.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';

const most = (max: number) => wholeNumber((number) => number.min(0).max(max)).nullable();

/** The quotas of a version; null is unlimited. */
export const quotas = z.strictObject({
  identifiers: most(100_000_000_000).default(null),
  storage_mb: most(100_000_000).default(null),
  users: most(1_000_000).default(null),
});
export type Quotas = Partial<z.output<typeof quotas>>;

export const versionInput = z.strictObject({
  code: plainCode(32),
  name: names(40),
  quotas,
  config_3d: z.boolean().default(false),
  /** The default term; null has no end. */
  days: wholeNumber((number) => number.min(1).max(36_500))
    .nullable()
    .default(null),
  /** The first and last day on which it may be assigned. */
  start_date: z.iso.date().nullable().default(null),
  end_date: z.iso.date().nullable().default(null),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  remark: typed(200).default(''),
});

/** `GET admin/version/index` */
export const versionFilter = listInput(['code', 'sort', 'create_time'], {
  keyword,
  create_time: dayRange,
});

export const versionRow = z.object({
  id: z.number(),
  code: z.string(),
  name: namesShown,
  /** Rights, or only `*` for all current and future ones. */
  permissions: z.array(z.string()),
  quotas: z.object({
    identifiers: z.number().nullable(),
    storage_mb: z.number().nullable(),
    users: z.number().nullable(),
  }),
  config_3d: z.boolean(),
  days: z.number().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  sort: z.number(),
  remark: z.string(),
  /** The number of companies with it. */
  companies: z.number(),
  /** Shipped with the product; cannot be deleted. */
  is_shipped: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Version = z.infer<typeof versionRow>;

/** The chosen rights; the server refuses those unknown to the login type. */
export const chosenRights = z.array(z.enum(permissionNames)).max(permissionNames.length);

/** `POST admin/version/authorise`: the most that companies of this version may do. */
export const versionRights = z.strictObject({
  id: rowId,
  version: rowId,
  /** All current and future rights. */
  everything: z.boolean().default(false),
  permissions: chosenRights.default([]),
});

export const expiries = ['valid', 'soon', 'over', 'endless'] as const;
export type Expiry = (typeof expiries)[number];

/** `GET admin/companyUse/index`: how much of their quotas companies use. */
export const usageFilter = listInput(['name', 'version_expire_time'], {
  keyword,
  system_version_id: filter(rowId),
  expiry: filter(z.enum(expiries)),
});

export const usageRow = z.object({
  id: z.number(),
  name: z.string(),
  verify_status: z.number(),
  system_version_id: z.number().nullable(),
  system_version_name: z.string().nullable(),
  version_expire_time: z.string().nullable(),
  identifiers: z.number(),
  identifiers_quota: z.number().nullable(),
  storage: z.number(),
  storage_quota: z.number().nullable(),
  users: z.number(),
  users_quota: z.number().nullable(),
  version: z.number(),
});
export type CompanyUse = z.infer<typeof usageRow>;

/** A version is marked as ending soon this many days before its end. */
export const soonDays = 30;

export const companyUseCalls = {
  index: call('GET companyUse/index', {
    types: ['admin'],
    allow: 'platform:version:view',
    input: usageFilter,
    rows: usageRow,
    fields: usageTexts.fields,
  }),
  export: call('GET companyUse/export', {
    types: ['admin'],
    allow: 'platform:version:export',
    input: exportInput(usageFilter),
    sendsFile: true,
    fields: usageTexts.fields,
  }),
};

export const versionCalls = {
  ...recordCalls(versions, {
    filter: versionFilter,
    row: versionRow,
    input: versionInput,
    fields: versionTexts.fields,
  }),
  authorise: call('POST version/authorise', {
    types: ['admin'],
    allow: 'platform:version:authorise',
    input: versionRights,
    answer: versionRow,
    fields: versionTexts.fields,
  }),
};
