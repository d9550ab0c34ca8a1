import * as z from 'zod';
import { call } from '#contract/call.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, rowId, typed } from '#contract/validation.ts';
import { registrations } from './feature.ts';
import { registrationMoves } from './moves.ts';
import { registeredStates, registrationTexts } from './texts.ts';

export type { RegisteredState } from './texts.ts';
export type { RegistrationState } from './moves.ts';
export const registrationStates = stateNames(registrationMoves);
export const registrationLimits = { codes: 1_000_000, atOnce: 500 } as const;

/** `POST registration/add`: a whole pack, or codes, with this installation's own node or another. */
export const registrationInput = z.strictObject({
  pack_id: rowId.nullable().default(null),
  codes: z.array(codeText).min(1).max(moveLimits.listed).nullable().default(null),
  node: z
    .union([z.literal('own'), rowId])
    .nullable()
    .default(null),
  remark: typed(200).default(''),
});
export type RegistrationInput = z.output<typeof registrationInput>;

export const registrationFilter = listInput(['create_time'], {
  keyword,
  state: filterList(z.enum(registrationStates)),
  pack_id: filter(rowId),
  create_time: dayRange,
});
export const registrationRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  /** Null: the node of this installation. */
  node: z.number().nullable(),
  node_name: z.string(),
  pack_id: z.number().nullable(),
  pack_code: z.string(),
  state: z.enum(registrationStates),
  total: z.number(),
  registered: z.number(),
  failed: z.number(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
});
export type Registration = z.infer<typeof registrationRow>;

/** `GET registration/codes?id=` */
export const registeredFilter = listInput([], {
  id: rowId,
  state: filterList(z.enum(registeredStates)),
});
export const registeredRow = z.object({
  id: z.number(),
  code: z.string(),
  state: z.enum(registeredStates),
  answer: z.string(),
  end_time: z.string().nullable(),
});
export type RegisteredCode = z.infer<typeof registeredRow>;

/** `GET registration/log?id=` */
export const registrationLogFilter = listInput([], { id: rowId });
export const registrationLogRow = z.object({
  id: z.number(),
  create_time: z.string(),
  codes: z.number(),
  status: z.number().nullable(),
  is_done: z.boolean(),
  answer: z.string(),
  duration: z.number(),
});
export type RegistrationAnswer = z.infer<typeof registrationLogRow>;

const { fields } = registrationTexts;
const common = { types: ['web'], allow: 'trace:registration:view', fields } as const;
export const registrationCalls = {
  ...recordCalls(registrations, {
    filter: registrationFilter,
    row: registrationRow,
    input: registrationInput,
    fields,
  }),
  ...moveCalls(registrations, fields),
  codes: call('GET registration/codes', {
    ...common,
    input: registeredFilter,
    rows: registeredRow,
  }),
  log: call('GET registration/log', {
    ...common,
    input: registrationLogFilter,
    rows: registrationLogRow,
  }),
};
