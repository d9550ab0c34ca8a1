import * as z from 'zod';
import { call } from '#contract/call.ts';
import { positiveQuantity, rowId, typed } from '#contract/validation.ts';
import { materialTexts } from './material-texts.ts';

export const useWays = ['scan', 'choice', 'backflush'] as const;
const mostLots = 200;

/** How much of a lot; without a quantity, what the batch still lacks of it. */
const amount = positiveQuantity.nullable().default(null);

/** `POST batch/consume`: lots by choice, or their numbers as a scanner reads them; for all units, or for one. */
export const consumeInput = z.strictObject({
  id: rowId,
  lots: z
    .array(z.strictObject({ lot_id: rowId, quantity: amount }))
    .max(mostLots)
    .default([]),
  codes: z.array(typed(512).min(1)).max(mostLots).default([]),
  /** For those scanned. */
  quantity: amount,
  serial_number: typed(512).default(''),
});
export type ConsumeInput = z.output<typeof consumeInput>;

/** `GET batch/materials`: what a batch needs by its bill, what it used and what is missing. */
const batchMaterials = z.object({
  bom: z.object({ id: z.number(), code: z.string(), version_no: z.number() }).nullable(),
  rows: z.array(
    z.object({
      part_id: z.number(),
      part_code: z.string(),
      part_name: z.string(),
      unit_name: z.string(),
      is_tracked: z.boolean(),
      needed: z.string(),
      consumed: z.string(),
      missing: z.string(),
    }),
  ),
  uses: z.array(
    z.object({
      id: z.number(),
      lot_id: z.number(),
      lot_code: z.string(),
      part_id: z.number(),
      part_code: z.string(),
      part_name: z.string(),
      supplier_name: z.string(),
      quantity: z.string(),
      unit_name: z.string(),
      is_substitute: z.boolean(),
      serial_number: z.string().nullable(),
      way: z.enum(useWays),
      create_user: z.string(),
      create_time: z.string(),
    }),
  ),
});
export type BatchMaterials = z.infer<typeof batchMaterials>;

const { fields } = materialTexts;
const consume = {
  types: ['web'],
  allow: 'trace:batch:consume',
  answer: batchMaterials,
  fields,
} as const;
export const batchMaterialCalls = {
  materials: call('GET batch/materials', {
    types: ['web'],
    allow: 'trace:batch:view',
    input: z.strictObject({ id: rowId }),
    answer: batchMaterials,
    fields,
  }),
  consume: call('POST batch/consume', { ...consume, input: consumeInput }),
  /** `POST batch/backflush`: what this many units take, from the lots that expire first. */
  backflush: call('POST batch/backflush', {
    ...consume,
    input: z.strictObject({ id: rowId, quantity: positiveQuantity }),
  }),
  /** `POST batch/unconsume`: what was recorded by mistake goes back to its lots. */
  unconsume: call('POST batch/unconsume', {
    ...consume,
    input: z.strictObject({ id: rowId, uses: z.array(rowId).min(1).max(500) }),
  }),
};
