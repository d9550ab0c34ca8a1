import * as z from 'zod';
import { dayRange, exportInput, listInput } from '#contract/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { filter, rowId, typed } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { loginLogTexts } from './texts.ts';
import { devices, loginResults } from './kinds.ts';

export { devices, loginResults, type Device, type LoginResult } from './kinds.ts';

export const addressFilter = filter(typed(64));

const filters = {
  who: filter(typed(64)),
  login_type: filter(z.enum(loginTypes)),
  result: filter(z.enum(loginResults)),
  ip: addressFilter,
  create_time: dayRange,
};

/** `GET web/loginLog/index`: sign-ins of one's own company and its dealers, newest first. */
export const loginLogFilter = listInput(['create_time'], filters);

/** `GET admin/loginLog/index`: all sign-ins. */
export const allLoginLogFilter = listInput(['create_time'], {
  ...filters,
  company_id: filter(rowId),
});

const loginLogRow = z.object({
  id: z.number(),
  create_time: z.string(),
  username: z.string(),
  realname: z.string(),
  login_type: z.enum(loginTypes),
  /** Empty for the platform and for unknown accounts. */
  company_name: z.string(),
  result: z.string(),
  ip: z.string(),
  place: z.string(),
  browser: z.string(),
  system: z.string(),
  device: z.enum(devices),
});
export type LoginLog = z.infer<typeof loginLogRow>;

const { fields } = loginLogTexts;
/** The row for a company. */
export const loginLogCalls = {
  index: call('GET loginLog/index', {
    types: ['web'],
    allow: 'system:loginLog:view',
    input: loginLogFilter,
    rows: loginLogRow,
    fields,
  }),
  export: call('GET loginLog/export', {
    types: ['web'],
    allow: 'system:loginLog:export',
    input: exportInput(loginLogFilter),
    fields,
    sendsFile: true,
  }),
};
/** The row for the platform. */
export const allLoginLogCalls = {
  index: call('GET loginLog/index', {
    types: ['admin'],
    allow: 'system:loginLog:view',
    input: allLoginLogFilter,
    rows: loginLogRow,
    fields,
  }),
  export: call('GET loginLog/export', {
    types: ['admin'],
    allow: 'system:loginLog:export',
    input: exportInput(allLoginLogFilter),
    fields,
    sendsFile: true,
  }),
};
