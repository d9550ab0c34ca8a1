import * as z from 'zod';
import { addressFilter, devices } from '#contract/features/logs/login-log/contract.ts';
import { dayRange, listInput } from '#contract/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { filter, rowId, typed } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { operationLogTexts } from './texts.ts';

const filters = {
  who: filter(typed(64)),
  login_type: filter(z.enum(loginTypes)),
  /** Which call it was: `part/edit`. */
  path: filter(typed(64)),
  /** What kind of record it was about, and which of them. */
  target: filter(typed(64)),
  target_id: filter(typed(64)),
  ip: addressFilter,
  request_id: filter(typed(64)),
  create_time: dayRange,
};

/** `GET web/operLog/index`: what was done in one's own company, also by its dealers, the newest first. */
export const operationLogFilter = listInput(['create_time'], filters);

/** `GET admin/operLog/index`: what was done by anyone. */
export const allOperationLogFilter = listInput(['create_time'], {
  ...filters,
  company_id: filter(rowId),
});

const operationLogRow = z.object({
  id: z.number(),
  create_time: z.string(),
  username: z.string(),
  realname: z.string(),
  login_type: z.enum(loginTypes),
  company_name: z.string(),
  path: z.string(),
  target: z.string(),
  target_id: z.string(),
  /** The fields that an edit changed, in words where there are any. */
  changed: z.array(z.string()),
  ip: z.string(),
  place: z.string(),
  request_id: z.string(),
  duration: z.number(),
});
export type OperationLog = z.infer<typeof operationLogRow>;

/** `GET operLog/info`: one operation with what was before and what is after. */
const operationLogInfo = operationLogRow.extend({
  permission: z.string(),
  browser: z.string(),
  system: z.string(),
  device: z.enum(devices),
  before: z.unknown(),
  after: z.unknown(),
  /** What the fields of before and after are called. */
  words: z.record(z.string(), z.string()),
  /** Those of them that are whole cents. */
  amounts: z.array(z.string()),
});
export type OperationLogInfo = z.infer<typeof operationLogInfo>;

const { fields } = operationLogTexts;

const info = call('GET operLog/info', {
  types: ['web', 'admin'],
  allow: 'system:operLog:view',
  input: z.strictObject({ id: rowId }),
  answer: operationLogInfo,
  fields,
});
/** What a company sees of its own. */
export const operationLogCalls = {
  index: call('GET operLog/index', {
    types: ['web'],
    allow: 'system:operLog:view',
    input: operationLogFilter,
    rows: operationLogRow,
    fields,
  }),
  info,
  export: call('GET operLog/export', {
    types: ['web'],
    allow: 'system:operLog:export',
    input: operationLogFilter,
    fields,
    sendsFile: true,
  }),
};
/** What the platform sees of everyone. */
export const allOperationLogCalls = {
  index: call('GET operLog/index', {
    types: ['admin'],
    allow: 'system:operLog:view',
    input: allOperationLogFilter,
    rows: operationLogRow,
    fields,
  }),
  info,
  export: call('GET operLog/export', {
    types: ['admin'],
    allow: 'system:operLog:export',
    input: allOperationLogFilter,
    fields,
    sendsFile: true,
  }),
};
