import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { permissionNames } from '#contract/permissions.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { moment, requiredText, rowId, rule, typed } from '#contract/validation.ts';
import { apiKeys } from './feature.ts';
import { apiKeyMoves } from './moves.ts';
import { apiKeyTexts } from './texts.ts';

/** An address or a range of them: `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`. */
const addressRange = z
  .string()
  .trim()
  .max(64)
  .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: rule('addressRange') }));

export const apiKeyInput = z.strictObject({
  name: requiredText(40),
  permissions: z.array(z.enum(permissionNames)).min(1).max(permissionNames.length),
  /** Null: it never expires. */
  expires_at: moment.nullable(),
  /** None: from everywhere. */
  addresses: z.array(addressRange).max(20).default([]),
});

const apiKeyStates = stateNames(apiKeyMoves);
export const apiKeyFilter = listInput(['name', 'create_time', 'used_time'], {
  keyword,
  state: filterList(z.enum(apiKeyStates)),
  create_time: dayRange,
});

const apiKeyRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  /** The first letters of the key. */
  prefix: z.string(),
  permissions: z.array(z.string()),
  addresses: z.array(z.string()),
  expires_at: z.string().nullable(),
  state: z.enum(apiKeyStates),
  /** The print station that has it; empty for others. */
  station_name: z.string(),
  reason: z.string(),
  used_time: z.string().nullable(),
  create_user: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type ApiKey = z.infer<typeof apiKeyRow>;

/** The only answer that contains the key. */
const newApiKey = apiKeyRow.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newApiKey>;

const { fields } = apiKeyTexts;
export const apiKeyCalls = {
  ...recordCalls(apiKeys, { filter: apiKeyFilter, row: apiKeyRow, input: apiKeyInput, fields }),
  add: call('POST apiKey/add', {
    types: ['web'],
    allow: 'system:apiKey:add',
    input: apiKeyInput,
    answer: newApiKey,
    fields,
  }),
  revoke: call('POST apiKey/revoke', {
    types: ['web'],
    allow: 'system:apiKey:revoke',
    input: z.strictObject({ id: rowId, reason: typed(200).default('') }),
    answer: z.null(),
    fields,
  }),
};
