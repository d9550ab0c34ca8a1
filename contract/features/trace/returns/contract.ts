import * as z from 'zod';
import { call } from '#contract/call.ts';
import { stateNames as identifierStates } from '#contract/codes/states.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, requiredText, rowId, typed } from '#contract/validation.ts';
import { returns } from './feature.ts';
import { returnMoves } from './moves.ts';
import { conditions, returnCodeStates, returnTexts, sources } from './texts.ts';

export type { ReturnState } from './moves.ts';
export {
  conditions,
  returnCodeStates,
  sources,
  type Condition,
  type ReturnCodeState,
  type Source,
} from './texts.ts';
export const returnStates = stateNames(returnMoves);

const codes = z.array(codeText).min(1).max(moveLimits.listed);

/** What is told of goods that come back. */
export const returnedInput = z.strictObject({
  codes,
  reason: typed(200).default(''),
  condition: z.enum(conditions).default('good'),
  remark: typed(500).default(''),
});
export type ReturnedInput = z.output<typeof returnedInput>;

/** `POST web/goodsReturn/add` */
export const returnInput = returnedInput.extend({
  from: z.enum(sources),
  dealer_id: rowId.nullable().default(null),
  customer_id: rowId.nullable().default(null),
  /** They are here already: received at once. */
  is_received: z.boolean().default(false),
});
export type ReturnInput = z.output<typeof returnInput>;

/** `GET goodsReturn/index` */
export const returnFilter = listInput(['create_time', 'update_time'], {
  keyword,
  from: filterList(z.enum(sources)),
  dealer_id: filter(rowId),
  customer_id: filter(rowId),
  state: filterList(z.enum(returnStates)),
  receive_time: dayRange,
  create_time: dayRange,
});
export const ownReturnFilter = returnFilter.omit({
  from: true,
  dealer_id: true,
  customer_id: true,
});

export const returnRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  from: z.enum(sources),
  dealer_id: z.number().nullable(),
  customer_id: z.number().nullable(),
  from_name: z.string(),
  /** The dealer that takes it back; null: the company. */
  to_dealer_id: z.number().nullable(),
  to_name: z.string(),
  reason: z.string(),
  condition: z.enum(conditions),
  state: z.enum(returnStates),
  units: z.number(),
  restocked: z.number(),
  scrapped: z.number(),
  receive_time: z.string().nullable(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
});
export type GoodsReturn = z.infer<typeof returnRow>;

/** `GET goodsReturn/codes?id=` */
export const returnCodeFilter = listInput([], {
  id: rowId,
  state: filterList(z.enum(returnCodeStates)),
});
export const returnCodeRow = z.object({
  id: z.number(),
  code: z.string(),
  level: z.enum(levels),
  part_name: z.string(),
  batch_code: z.string(),
  state: z.enum(returnCodeStates),
  identifier_state: z.enum(identifierStates),
});
export type ReturnCode = z.infer<typeof returnCodeRow>;

/** `POST goodsReturn/check`: what these codes are and who holds them, before they are taken. */
const checkAnswer = z.object({
  from: z.enum(sources),
  dealer_id: z.number().nullable(),
  customer_id: z.number().nullable(),
  /** The dealer or customer by name. */
  from_name: z.string(),
  units: z.number(),
  parts: z.array(z.object({ part_name: z.string(), units: z.number() })),
});
export type ReturnCheck = z.infer<typeof checkAnswer>;

const { fields } = returnTexts;
const common = { types: ['web'], fields } as const;
/** Without codes: everything that is left. */
const some = z.strictObject({ id: rowId, codes: codes.nullable().default(null) });
export const returnCalls = {
  ...recordCalls(returns, { filter: returnFilter, row: returnRow, input: returnInput, fields }),
  codes: call('GET goodsReturn/codes', {
    ...common,
    allow: 'trace:goodsReturn:view',
    input: returnCodeFilter,
    rows: returnCodeRow,
  }),
  check: call('POST goodsReturn/check', {
    ...common,
    allow: 'trace:goodsReturn:add',
    input: z.strictObject({ codes }),
    answer: checkAnswer,
  }),
  receive: call('POST goodsReturn/receive', {
    ...common,
    allow: 'trace:goodsReturn:receive',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
  }),
  restock: call('POST goodsReturn/restock', {
    ...common,
    allow: 'trace:goodsReturn:settle',
    input: some,
    answer: z.null(),
  }),
  scrap: call('POST goodsReturn/scrap', {
    ...common,
    allow: 'trace:goodsReturn:settle',
    input: some.extend({ reason: requiredText(200) }),
    answer: z.null(),
  }),
  cancel: call('POST goodsReturn/cancel', {
    ...common,
    allow: 'trace:goodsReturn:add',
    input: z.strictObject({ id: rowId, reason: requiredText(200) }),
    answer: z.null(),
  }),
};
