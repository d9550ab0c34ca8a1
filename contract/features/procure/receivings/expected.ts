import * as z from 'zod';
import { purchaseMoves } from '#contract/features/procure/purchase-orders/moves.ts';
import { keyword, listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { filter, rowId } from '#contract/validation.ts';

/** Orders of which something is still to come. */
export const openOrderFilter = listInput([], { keyword, supplier_id: filter(rowId) });
const when = z.string().nullable();
const orderStates = stateNames(purchaseMoves);
export const openOrder = z.object({
  id: z.number(),
  code: z.string(),
  supplier_id: z.number(),
  supplier_name: z.string(),
  state: z.enum(orderStates),
  expected_date: when,
  line_count: z.number(),
});
export type OpenOrder = z.infer<typeof openOrder>;

const expectedLine = z.object({
  line_no: z.number(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.string(),
  received: z.string(),
  left: z.string(),
  unit_name: z.string(),
  /** Confirmed by the supplier, else ordered. */
  date: when,
});
export type ExpectedLine = z.infer<typeof expectedLine>;

/** What a linked supplier has sent: only what a buyer may know of it. */
const comingShipment = z.object({
  code: z.string(),
  carrier: z.string(),
  tracking_no: z.string(),
  ship_time: when,
  parts: z.array(
    z.object({
      /** Empty where it is none of ours. */
      part_id: z.number().nullable(),
      part_name: z.string(),
      units: z.number(),
      received: z.number(),
    }),
  ),
});
export type ComingShipment = z.infer<typeof comingShipment>;

export const expectedOrder = openOrder.omit({ line_count: true }).extend({
  lines: z.array(expectedLine),
  shipments: z.array(comingShipment),
});
export type ExpectedOrder = z.infer<typeof expectedOrder>;
