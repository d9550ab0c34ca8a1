import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { logPublicKey, requiredText, rowId, typed, webAddress } from '#contract/validation.ts';
import { logErrorNames } from './errors.ts';
import { witnessedLogs } from './feature.ts';
import { witnessedLogTexts } from './texts.ts';

export const witnessedLogInput = z.strictObject({
  name: requiredText(40),
  /** The name that the log calls itself by; where none is given, that of its first key. */
  origin: typed(200).default(''),
  /** Several while a log changes its key. */
  keys: z.array(logPublicKey).min(1).max(5),
  /** Where it publishes its newest head, if that is to be checked. */
  address: z.union([z.literal(''), webAddress]).default(''),
  is_active: z.boolean().default(true),
  remark: typed(200).default(''),
});
export const witnessedLogFilter = listInput(['create_time'], { keyword, create_time: dayRange });

export const witnessedLogStates = ['off', 'waiting', 'forked', 'failed', 'new', 'signed'] as const;
export type WitnessedLogState = (typeof witnessedLogStates)[number];

export const witnessedLogRow = z.object({
  id: z.number(),
  name: z.string(),
  origin: z.string(),
  keys: z.array(z.string()),
  address: z.string(),
  is_active: z.boolean(),
  remark: z.string(),
  state: z.enum(witnessedLogStates),
  /** The size of the head that was signed last; 0 while none was. */
  size: z.number(),
  signed_time: z.string().nullable(),
  error: z.enum(logErrorNames).or(z.literal('')),
  error_detail: z.string(),
  error_time: z.string().nullable(),
  checked_time: z.string().nullable(),
  /** Two heads of one size that the log signed: the one that we signed, and the other. */
  fork_known: z.string().nullable(),
  fork_note: z.string().nullable(),
  fork_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type WitnessedLog = z.infer<typeof witnessedLogRow>;

const { fields } = witnessedLogTexts;
export const witnessedLogCalls = {
  ...recordCalls(witnessedLogs, {
    filter: witnessedLogFilter,
    row: witnessedLogRow,
    input: witnessedLogInput,
    fields,
  }),
  look: call('POST witnessedLog/look', {
    types: ['admin'],
    allow: 'system:witnessedLog:look',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
    fields,
  }),
};
