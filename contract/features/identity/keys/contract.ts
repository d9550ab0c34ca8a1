import * as z from 'zod';
import { filterList, listInput } from '#contract/list.ts';
import { requiredText, rowId } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { keyTexts } from './texts.ts';

export const keyPurposes = ['code', 'covert', 'signature'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];
export const keyStates = ['active', 'retiring', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

/** `GET web/secretKey/index`; never returns the keys themselves. */
export const keyFilter = listInput(['create_time'], {
  purpose: filterList(z.enum(keyPurposes)),
  state: filterList(z.enum(keyStates)),
});
export const keyRow = z.object({
  id: z.number(),
  company_id: z.number(),
  purpose: z.enum(keyPurposes),
  generation: z.number(),
  state: z.enum(keyStates),
  reason: z.string(),
  /** Revoked, but for codes that had been shipped. */
  keeps_shipped: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type SecretKey = z.infer<typeof keyRow>;

/** `POST web/secretKey/rotate`: makes a new key; codes of the old one stay valid. */
const rotateInput = z.strictObject({ purpose: z.enum(keyPurposes) });
/**
 * `POST web/secretKey/revoke`: all codes of this key become invalid, for good; but for those that have been shipped, if
 * asked for. These may be revoked later.
 */
export const revokeInput = z.strictObject({
  id: rowId,
  version: rowId,
  reason: requiredText(200),
  keeps_shipped: z.boolean().default(false),
});

const common = { types: ['web'], fields: keyTexts.fields } as const;
export const keyCalls = {
  index: call('GET secretKey/index', {
    ...common,
    allow: 'identity:key:view',
    input: keyFilter,
    rows: keyRow,
  }),
  rotate: call('POST secretKey/rotate', {
    ...common,
    allow: 'identity:key:rotate',
    input: rotateInput,
    answer: keyRow,
  }),
  revoke: call('POST secretKey/revoke', {
    ...common,
    allow: 'identity:key:revoke',
    input: revokeInput,
    answer: keyRow,
  }),
};
