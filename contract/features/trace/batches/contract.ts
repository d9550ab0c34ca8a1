import * as z from 'zod';
import { editManyCall } from '#contract/edit-many.ts';
import { call } from '#contract/call.ts';
import { holderKinds } from '#contract/codes/holders.ts';
import { stateNames as identifierStates } from '#contract/codes/states.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { moveNames, stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import {
  day,
  filter,
  requiredText,
  rowId,
  rule,
  typed,
  wholeNumber,
} from '#contract/validation.ts';
import { batches } from './feature.ts';
import { batchMoves, type BatchState } from './moves.ts';
import { batchTexts } from './texts.ts';

export type { BatchMove, BatchState } from './moves.ts';
/** The states in which identifiers can be bound to a batch. */
export const takesCodes: readonly BatchState[] = ['released', 'producing', 'completed'];
export const batchStates = stateNames(batchMoves);

/** A day of production or expiry, or none. */
const maybeDay = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);

export const batchInput = z
  .strictObject({
    /** If empty, it is numbered by the company's rule. */
    code: typed(64).default(''),
    part_id: rowId,
    quantity: wholeNumber((number) => number.min(1).max(100_000_000)),
    /** A released bill of materials of the part; a new batch takes the newest. */
    bom_id: rowId.nullable().default(null),
    factory_id: rowId.nullable().default(null),
    /** Of a batch that names a factory, the name of this factory. */
    factory: typed(64).default(''),
    line: typed(32).default(''),
    product_date: maybeDay,
    expire_date: maybeDay,
    remark: typed(500).default(''),
  })
  .refine(({ product_date: made, expire_date: ends }) => !made || !ends || made <= ends, {
    error: rule('expiresFirst'),
    path: ['expire_date'],
  });
export type BatchInput = z.infer<typeof batchInput>;

const identity = ['code', 'part_id', 'quantity'] as const;
const circumstances = [
  'bom_id',
  'factory_id',
  'factory',
  'line',
  'product_date',
  'expire_date',
] as const;

/** Locked fields: what a batch is, once it is released; how it was made, once it is closed. */
export function fixedFields(state: BatchState): readonly (keyof BatchInput)[] {
  if (state === 'planned') return [];
  const isOver = state === 'closed' || state === 'recalled';
  return isOver ? [...identity, ...circumstances] : identity;
}

/** `GET web/batch/index` */
export const batchFilter = listInput(['code', 'product_date', 'create_time', 'update_time'], {
  keyword,
  part_id: filter(rowId),
  factory_id: filter(rowId),
  order_id: filter(rowId),
  state: filterList(z.enum(batchStates)),
  product_date: dayRange,
  create_time: dayRange,
});

export const batchRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.number(),
  bom_id: z.number().nullable(),
  /** Its number and version. */
  bom_name: z.string(),
  /** The sales order it is made for. */
  order_id: z.number().nullable(),
  order_code: z.string(),
  state: z.enum(batchStates),
  factory_id: z.number().nullable(),
  /** Empty without a factory of its own record. */
  factory_code: z.string(),
  factory: z.string(),
  line: z.string(),
  product_date: z.string().nullable(),
  expire_date: z.string().nullable(),
  reason: z.string(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Batch = z.infer<typeof batchRow>;

/** One entry in the history of a batch. */
export const batchStep = z.object({
  action: z.enum(['add', ...moveNames(batchMoves)]),
  reason: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});
export type BatchStep = z.infer<typeof batchStep>;

/** `GET web/batch/info`: the row and its history, newest first. */
export const batchInfo = batchRow.extend({ steps: z.array(batchStep) });
export type BatchInfo = z.infer<typeof batchInfo>;

/** `GET batch/holders?id=`: who holds the products of a batch, and how many came back after a recall. */
const batchHolders = z.object({
  total: z.number(),
  on_way: z.number(),
  came_back: z.number(),
  holders: z.array(
    z.object({
      kind: z.enum(holderKinds),
      /** The dealer or customer; of consumers the dealer that sold. */
      id: z.number().nullable(),
      name: z.string(),
      phone: z.string(),
      units: z.number(),
      /** Of those, how many are still on their way. */
      on_way: z.number(),
    }),
  ),
});
export type BatchHolders = z.infer<typeof batchHolders>;

/** `GET batch/exportHolders?id=`: every product with who holds it. */
export const heldUnitFilter = listInput([], { id: rowId });
export const heldUnit = z.object({
  id: z.number(),
  serial: z.string(),
  state: z.enum(identifierStates),
  holder: z.enum(holderKinds),
  holder_name: z.string(),
  phone: z.string(),
  on_way: z.boolean(),
  held_since: z.string().nullable(),
});
export type HeldUnit = z.infer<typeof heldUnit>;

export const batchCalls = {
  ...recordCalls(batches, {
    filter: batchFilter,
    row: batchRow,
    input: batchInput,
    info: batchInfo,
    fields: batchTexts.fields,
  }),
  editMany: editManyCall(batches, {
    input: batchInput,
    many: ['line', 'remark'],
    fields: batchTexts.fields,
  }),
  /** `POST web/batch/{move}`: all of these batches or none. */
  ...moveCalls(batches, batchTexts.fields),
  holders: call('GET batch/holders', {
    types: ['web'],
    allow: 'trace:batch:view',
    input: z.strictObject({ id: rowId }),
    answer: batchHolders,
    fields: batchTexts.fields,
  }),
  exportHolders: call('GET batch/exportHolders', {
    types: ['web'],
    allow: 'trace:batch:export',
    input: heldUnitFilter,
    sendsFile: true,
    fields: batchTexts.fields,
  }),
  /** `POST batch/recallPart`: all batches of a part that can be recalled. */
  recallPart: call('POST batch/recallPart', {
    types: ['web'],
    allow: 'trace:batch:recall',
    input: z.strictObject({ part_id: rowId, reason: requiredText(200) }),
    answer: z.object({ batches: z.number() }),
    fields: batchTexts.fields,
  }),
};
