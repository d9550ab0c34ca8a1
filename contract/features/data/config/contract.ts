import * as z from 'zod';
import { dayRange, listInput } from '#contract/list.ts';
import { filter, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { configParts, smsStates } from './parts.ts';
import { configTexts, mailTexts, smsTexts } from './texts.ts';
import { call } from '#contract/call.ts';

const values = z.record(z.string(), z.unknown());
const version = wholeNumber((number) => number.min(0));

/** `GET config/index`: every section with its current values, on one page. */
export const configList = z.strictObject({
  page: wholeNumber((number) => number.min(1).max(1)).default(1),
  limit: wholeNumber((number) => number.min(1).max(10_000)).default(20),
});
export const configRow = z.object({
  id: z.number(),
  name: z.enum(configParts),
  value: values,
  /** The default of each field. */
  defaults: values,
  is_default: z.boolean(),
  /** 0 while it was never changed. */
  version: z.number(),
  update_time: z.string().nullable(),
});
export type ConfigRow = z.infer<typeof configRow>;

/** `POST config/edit`; the values are checked by the schema of their section. */
export const configEdit = z.strictObject({ name: z.enum(configParts), value: values, version });
export const configReset = z.strictObject({ name: z.enum(configParts), version });

/** `GET config/sms`: how messages are sent; a setting of the server. */
export const smsFacts = z.object({
  driver: z.enum(['outbox', 'http']),
  /** The gateway's host, if any. */
  gateway: z.string(),
  waiting: z.number(),
  failed: z.number(),
  sent_today: z.number(),
});
export type SmsFacts = z.infer<typeof smsFacts>;

/** `GET config/mail`: how mail is sent; a setting of the server. */
export const mailFacts = z.object({
  driver: z.enum(['outbox', 'smtp']),
  /** The mail server’s host, if any. */
  gateway: z.string(),
  waiting: z.number(),
  failed: z.number(),
  sent_today: z.number(),
});
export type MailFacts = z.infer<typeof mailFacts>;

/** `GET sms/index`: newest first. */
export const smsFilter = listInput(['create_time'], {
  state: filter(z.enum(smsStates)),
  mobile: filter(typed(20)),
  create_time: dayRange,
});
export const smsRow = z.object({
  id: z.number(),
  /** Masked. */
  mobile: z.string(),
  template: z.string(),
  /** Only for messages in the outbox: otherwise it is for the receiver only. */
  text: z.string(),
  state: z.enum(smsStates),
  error: z.string(),
  create_time: z.string(),
  send_time: z.string().nullable(),
});
export type SmsMessage = z.infer<typeof smsRow>;

/** `POST sms/retry`: sends failed messages again. */
export const smsRetry = z.strictObject({ ids: z.array(rowId).min(1).max(500) });

/** `GET mail/index`: newest first. */
export const mailFilter = listInput(['create_time'], {
  state: filter(z.enum(smsStates)),
  email: filter(typed(128)),
  create_time: dayRange,
});
export const mailRow = z.object({
  id: z.number(),
  email: z.string(),
  template: z.string(),
  subject: z.string(),
  /** Only for mail in the outbox: otherwise it is for the receiver only. */
  text: z.string(),
  state: z.enum(smsStates),
  error: z.string(),
  create_time: z.string(),
  send_time: z.string().nullable(),
});
export type MailMessage = z.infer<typeof mailRow>;

export const configCalls = {
  index: call('GET config/index', {
    types: ['admin'],
    allow: 'data:config:view',
    input: configList,
    rows: configRow,
    fields: configTexts.fields,
  }),
  edit: call('POST config/edit', {
    types: ['admin'],
    allow: 'data:config:edit',
    input: configEdit,
    answer: z.array(configRow),
    fields: configTexts.fields,
  }),
  reset: call('POST config/reset', {
    types: ['admin'],
    allow: 'data:config:edit',
    input: configReset,
    answer: z.array(configRow),
    fields: configTexts.fields,
  }),
  sms: call('GET config/sms', {
    types: ['admin'],
    allow: 'data:sms:view',
    answer: smsFacts,
    fields: configTexts.fields,
  }),
  mail: call('GET config/mail', {
    types: ['admin'],
    allow: 'data:mail:view',
    answer: mailFacts,
    fields: configTexts.fields,
  }),
};

export const mailCalls = {
  index: call('GET mail/index', {
    types: ['admin'],
    allow: 'data:mail:view',
    input: mailFilter,
    rows: mailRow,
    fields: mailTexts.fields,
  }),
  retry: call('POST mail/retry', {
    types: ['admin'],
    allow: 'data:mail:retry',
    input: smsRetry,
    answer: z.null(),
    fields: mailTexts.fields,
  }),
};

export const smsCalls = {
  index: call('GET sms/index', {
    types: ['admin'],
    allow: 'data:sms:view',
    input: smsFilter,
    rows: smsRow,
    fields: smsTexts.fields,
  }),
  retry: call('POST sms/retry', {
    types: ['admin'],
    allow: 'data:sms:retry',
    input: smsRetry,
    answer: z.null(),
    fields: smsTexts.fields,
  }),
};
