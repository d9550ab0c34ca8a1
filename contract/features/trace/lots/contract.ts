import * as z from 'zod';
import { call } from '#contract/call.ts';
import { holderKinds } from '#contract/codes/holders.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import {
  day,
  filter,
  positiveQuantity,
  requiredText,
  rowId,
  rule,
  typed,
} from '#contract/validation.ts';
import { materialLots } from './feature.ts';
import { lotMoves } from './moves.ts';
import { lotTexts } from './texts.ts';

export type { LotState } from './moves.ts';
export const lotStates = stateNames(lotMoves);
const inspections = ['', 'pass', 'fail', 'waived'] as const;

const maybeDay = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);

export const lotInput = z
  .strictObject({
    part_id: rowId,
    /** If empty, it is numbered by the company's rule. */
    code: typed(64).default(''),
    quantity: positiveQuantity,
    supplier_id: rowId.nullable().default(null),
    supplier_lot: typed(64).default(''),
    /** Where it was made here. */
    source_batch_id: rowId.nullable().default(null),
    received_date: day,
    expire_date: maybeDay,
    remark: typed(500).default(''),
  })
  .refine(({ received_date: came, expire_date: ends }) => !ends || came <= ends, {
    error: rule('expiresOnArrival'),
    path: ['expire_date'],
  });
export type LotInput = z.output<typeof lotInput>;

/** `GET materialLot/index` */
export const lotFilter = listInput(
  ['code', 'received_date', 'expire_date', 'create_time', 'update_time'],
  {
    keyword,
    part_id: filter(rowId),
    supplier_id: filter(rowId),
    state: filterList(z.enum(lotStates)),
    received_date: dayRange,
    create_time: dayRange,
  },
);

export const lotRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  supplier_id: z.number().nullable(),
  supplier_name: z.string(),
  supplier_lot: z.string(),
  source_batch_id: z.number().nullable(),
  source_batch_code: z.string(),
  quantity: z.string(),
  used: z.string(),
  left: z.string(),
  unit: z.string(),
  unit_name: z.string(),
  received_date: z.string(),
  expire_date: z.string().nullable(),
  state: z.enum(lotStates),
  inspection: z.enum(inspections),
  inspect_user: z.string(),
  inspect_time: z.string().nullable(),
  reason: z.string(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Lot = z.infer<typeof lotRow>;

/** A lot that went into something, with its supplier. */
export const lotOrigin = z.object({
  /** 1: used in it directly; 2: in something that was used in it, and so on. */
  level: z.number(),
  lot_id: z.number(),
  lot_code: z.string(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  supplier_id: z.number().nullable(),
  supplier_name: z.string(),
  supplier_lot: z.string(),
  state: z.enum(lotStates),
  /** How much the batch took of it. */
  quantity: z.string(),
  unit_name: z.string(),
  /** The batch that used it. */
  batch_id: z.number(),
  batch_code: z.string(),
  /** It is recorded for single units only. */
  is_single: z.boolean(),
});
export type LotOrigin = z.infer<typeof lotOrigin>;

/** A batch that a lot is in. */
const lotUse = z.object({
  level: z.number(),
  batch_id: z.number(),
  batch_code: z.string(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  state: z.string(),
  /** The lot through which it got there. */
  lot_id: z.number(),
  lot_code: z.string(),
  quantity: z.string(),
  unit_name: z.string(),
  /** The codes of the batch, or of the single units that it is recorded for. */
  units: z.number(),
  is_single: z.boolean(),
});
export type LotUse = z.infer<typeof lotUse>;

export const lotGenealogy = z.object({
  lot: lotRow,
  /** What it was made of, where it was made here. */
  up: z.array(lotOrigin),
  /** What it went into. */
  down: z.array(lotUse),
  /** Codes of all these batches. */
  units: z.number(),
  /** The receipt that it came with, and how many serials of the supplier are in it. */
  receipt: z
    .object({ id: z.number(), code: z.string(), line_no: z.number(), serial_count: z.number() })
    .nullable(),
});
export type LotGenealogy = z.infer<typeof lotGenealogy>;

/** `GET materialLot/holders`: who holds the products that a lot is in. */
const lotHolders = z.object({
  total: z.number(),
  on_way: z.number(),
  holders: z.array(
    z.object({
      kind: z.enum(holderKinds),
      id: z.number().nullable(),
      name: z.string(),
      phone: z.string(),
      units: z.number(),
      on_way: z.number(),
    }),
  ),
});
export type LotHolders = z.infer<typeof lotHolders>;

const { fields } = lotTexts;
const view = {
  types: ['web'],
  allow: 'trace:lot:view',
  input: z.strictObject({ id: rowId }),
  fields,
} as const;

export const lotCalls = {
  ...recordCalls(materialLots, { filter: lotFilter, row: lotRow, input: lotInput, fields }),
  ...moveCalls(materialLots, fields),
  /** `POST materialLot/recall`: the lot and every batch and unit that it is in. */
  recall: call('POST materialLot/recall', {
    types: ['web'],
    allow: 'trace:lot:recall',
    input: z.strictObject({ id: rowId, reason: requiredText(200) }),
    answer: z.object({ lots: z.number(), batches: z.number(), units: z.number() }),
    fields,
  }),
  genealogy: call('GET materialLot/genealogy', { ...view, answer: lotGenealogy }),
  holders: call('GET materialLot/holders', { ...view, answer: lotHolders }),
};
