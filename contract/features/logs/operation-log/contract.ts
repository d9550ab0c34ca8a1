import * as z from 'zod';
import { addressFilter, devices } from '#contract/features/logs/login-log/contract.ts';
import { dayRange, exportInput, listInput } from '#contract/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { filter, rowId, typed } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { operationLogTexts } from './texts.ts';

const filters = {
  who: filter(typed(64)),
  login_type: filter(z.enum(loginTypes)),
  /** The call: `part/edit`. */
  path: filter(typed(64)),
  /** The type of the record and its id. */
  target: filter(typed(64)),
  target_id: filter(typed(64)),
  ip: addressFilter,
  request_id: filter(typed(64)),
  create_time: dayRange,
};

/** `GET web/operLog/index`: operations in one's own company and by its dealers, newest first. */
export const operationLogFilter = listInput(['create_time'], filters);

/** `GET admin/operLog/index`: all operations. */
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
  /** What the record is called: its number and its name. Empty if unknown. */
  name: z.string(),
  /** How many records of this type the call wrote; without a filter for one record or request only the first is listed. */
  together: z.number(),
  /** The fields that an edit changed, with their labels where known; of a state also from what to what. */
  changed: z.array(z.string()),
  ip: z.string(),
  place: z.string(),
  request_id: z.string(),
  duration: z.number(),
});
export type OperationLog = z.infer<typeof operationLogRow>;

/** `GET operLog/info`: one operation with the values before and after. */
const operationLogInfo = operationLogRow.extend({
  permission: z.string(),
  browser: z.string(),
  system: z.string(),
  device: z.enum(devices),
  before: z.unknown(),
  after: z.unknown(),
  /** The labels of the fields. */
  words: z.record(z.string(), z.string()),
  /** The fields in cents. */
  amounts: z.array(z.string()),
  /** Words for values, by field and value: the label of a state, the name of a record that is referred to. */
  values: z.record(z.string(), z.record(z.string(), z.string())),
});
export type OperationLogInfo = z.infer<typeof operationLogInfo>;

/** One step of the history of a record. */
const recordStep = operationLogRow.pick({
  id: true,
  create_time: true,
  username: true,
  realname: true,
  path: true,
  changed: true,
});
export type RecordStep = z.infer<typeof recordStep>;

const { fields } = operationLogTexts;

const info = call('GET operLog/info', {
  types: ['web', 'admin'],
  allow: 'system:operLog:view',
  input: z.strictObject({ id: rowId }),
  answer: operationLogInfo,
  fields,
});
/** The row for a company. */
export const operationLogCalls = {
  /** What was done to one record, for those who may see it; its kind is the resource of its feature. */
  ofRecord: call('GET operLog/ofRecord', {
    types: ['web'],
    allow: 'signedIn',
    input: listInput([], { target: typed(64).min(1), target_id: rowId }),
    rows: recordStep,
    fields,
  }),
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
    input: exportInput(operationLogFilter),
    fields,
    sendsFile: true,
  }),
};
/** The row for the platform. */
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
    input: exportInput(allOperationLogFilter),
    fields,
    sendsFile: true,
  }),
};
