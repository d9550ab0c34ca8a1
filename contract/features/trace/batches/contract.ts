import * as z from 'zod';
import { dayRange, filterList, idsInput, keyword, listInput } from '#contract/list.ts';
import { filter, requiredText, rowId, rule, typed, wholeNumber } from '#contract/validation.ts';

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

const day = z
  .union([z.literal('').transform(() => null), z.iso.date()])
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
    product_date: day,
    expire_date: day,
    remark: typed(500).default(''),
  })
  .refine(({ product_date: made, expire_date: ends }) => !made || !ends || made <= ends, {
    error: rule('dayRange'),
    path: ['expire_date'],
  });
export type BatchInput = z.infer<typeof batchInput>;

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

/** `POST web/batch/{move}` */
export const batchCommand = idsInput.extend({ reason: typed(200).default('') });
export const batchReason = requiredText(200);
