import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { logPublicKey, requiredText, rowId, typed, webAddress } from '#contract/validation.ts';
import { askErrorNames } from './errors.ts';
import { witnesses } from './feature.ts';
import { witnessTexts } from './texts.ts';

/** So many that one of them may be lost, so few that each head is signed within seconds. */
export const mostWitnesses = 8;

export const witnessInput = z.strictObject({
  name: requiredText(40),
  /** What stands before `/add-checkpoint`. */
  address: webAddress,
  key: logPublicKey,
  is_active: z.boolean().default(true),
  remark: typed(200).default(''),
});
export const witnessFilter = listInput(['create_time'], { keyword, create_time: dayRange });

export const witnessStates = ['off', 'waiting', 'failed', 'behind', 'signed'] as const;
export type WitnessState = (typeof witnessStates)[number];

export const witnessRow = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  key: z.string(),
  is_active: z.boolean(),
  remark: z.string(),
  state: z.enum(witnessStates),
  /** The size of the head that it signed last; 0 while it signed none. */
  size: z.number(),
  signed_time: z.string().nullable(),
  error: z.enum(askErrorNames).or(z.literal('')),
  error_detail: z.string(),
  error_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Witness = z.infer<typeof witnessRow>;

const { fields } = witnessTexts;
export const witnessCalls = {
  ...recordCalls(witnesses, {
    filter: witnessFilter,
    row: witnessRow,
    input: witnessInput,
    fields,
  }),
  ask: call('POST witness/ask', {
    types: ['admin'],
    allow: 'system:witness:ask',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
    fields,
  }),
};
