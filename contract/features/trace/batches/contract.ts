import * as z from 'zod';
import { dayRange, filterList, idsInput, keyword, listInput } from '#contract/list.ts';
import {
  day,
  filter,
  requiredText,
  rowId,
  rule,
  typed,
  wholeNumber,
} from '#contract/validation.ts';

export const batchStates = [
  'planned',
  'released',
  'producing',
  'held',
  'completed',
  'closed',
  'recalled',
] as const;
export type BatchState = (typeof batchStates)[number];

/** What is done to batches, from where, and where that leads. */
export const batchMoves = {
  release: { from: ['planned'], to: 'released' },
  start: { from: ['released'], to: 'producing' },
  hold: { from: ['producing'], to: 'held', needsReason: true },
  resume: { from: ['held'], to: 'producing' },
  complete: { from: ['producing'], to: 'completed' },
  close: { from: ['completed'], to: 'closed' },
  recall: { from: ['completed', 'closed'], to: 'recalled', needsReason: true },
} as const satisfies Record<
  string,
  { from: readonly BatchState[]; to: BatchState; needsReason?: true }
>;
export type BatchMove = keyof typeof batchMoves;
/** Where a batch stands while identifiers are bound to it: there are products of it, or will be. */
export const takesCodes: readonly BatchState[] = ['released', 'producing', 'completed'];
export const batchMoveNames = Object.keys(batchMoves) as BatchMove[];

export const canMove = (move: BatchMove, state: BatchState): boolean =>
  (batchMoves[move].from as readonly BatchState[]).includes(state);
export const needsReason = (move: BatchMove): boolean => 'needsReason' in batchMoves[move];

/** A day that products are made on or expire, or none. */
const maybeDay = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);

export const batchInput = z
  .strictObject({
    /** Left empty it is numbered by the company's rule. */
    code: typed(64).default(''),
    part_id: rowId,
    quantity: wholeNumber((number) => number.min(1).max(100_000_000)),
    factory: typed(32).default(''),
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
const circumstances = ['factory', 'line', 'product_date', 'expire_date'] as const;

/** What can no longer be changed: what a batch is once it is released, and how it was made once it is closed. */
export function fixedFields(state: BatchState): readonly (keyof BatchInput)[] {
  if (state === 'planned') return [];
  const isOver = state === 'closed' || state === 'recalled';
  return isOver ? [...identity, ...circumstances] : identity;
}

/** `GET web/batch/index` */
export const batchFilter = listInput(['code', 'product_date', 'create_time', 'update_time'], {
  keyword,
  part_id: filter(rowId),
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
  state: z.enum(batchStates),
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

/** What was done to a batch, by whom and why. */
export const batchStep = z.object({
  action: z.enum(['add', ...batchMoveNames]),
  reason: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});
export type BatchStep = z.infer<typeof batchStep>;

/** `GET web/batch/info`: the row and what was done to it, newest first. */
export const batchInfo = batchRow.extend({ steps: z.array(batchStep) });
export type BatchInfo = z.infer<typeof batchInfo>;

/** `POST web/batch/{move}`: all of these batches, or none; why, where the move asks for it. */
export const batchCommand = idsInput;
export const batchReason = z.strictObject({ reason: requiredText(200) });
export const reasonedCommand = idsInput.extend(batchReason.shape);
