import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  codesFilter,
  senders,
  shipmentCode,
  shipmentKinds,
} from '#contract/features/trace/shipments/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { provinces } from '#contract/places.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, rowId, wholeNumber } from '#contract/validation.ts';
import { shippingDetails } from './feature.ts';
import { shippingDetailTexts } from './texts.ts';

/** The states of what has left. */
export const shippedStates = ['shipped', 'partial', 'received', 'closed'] as const;
const lastProvince = provinces.at(-1)!.code;

/** Which shipped lines; the statistics are asked with the same. */
export const shippedFilters = {
  keyword,
  /** The days on which they left. */
  days: dayRange,
  part_id: filter(rowId),
  dealer_id: filter(rowId),
  customer_id: filter(rowId),
  kind: filterList(z.enum(shipmentKinds)),
  from: filter(z.enum(senders)),
  /** Where the receiver's address is; 0: unknown. */
  province: filter(wholeNumber((number) => number.min(0).max(lastProvince))),
};

export const shippingDetailFilter = listInput(['ship_time'], {
  ...shippedFilters,
  from_dealer_id: filter(rowId),
  /** The days of the last receipt. */
  receive_time: dayRange,
  state: filterList(z.enum(shippedStates)),
});

export const shippingDetailRow = z.object({
  id: z.number(),
  shipment_id: z.number(),
  shipment_code: z.string(),
  ship_time: z.string(),
  kind: z.enum(shipmentKinds),
  /** Empty: the company itself. */
  from_name: z.string(),
  dealer_id: z.number().nullable(),
  customer_id: z.number().nullable(),
  to_name: z.string(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  /** Units. */
  quantity: z.number(),
  /** Boxes and pallets that were picked as a whole; a mixed one counts for each part in it. */
  boxes: z.number(),
  received: z.number(),
  /** Not received when the shipment was closed. */
  missing: z.number(),
  /** Came back from the dealer or customer. */
  returned: z.number(),
  carrier: z.string(),
  tracking_no: z.string(),
  state: z.enum(shippedStates),
  receive_time: z.string().nullable(),
});
export type ShippingDetail = z.infer<typeof shippingDetailRow>;

const { fields } = shippingDetailTexts;
export const shippingDetailCalls = {
  ...recordCalls(shippingDetails, {
    filter: shippingDetailFilter,
    row: shippingDetailRow,
    fields,
  }),
  /** The codes of one line. */
  codes: call('GET shippingDetail/codes', {
    types: ['web'],
    allow: 'query:shippingDetail:view',
    input: codesFilter,
    rows: shipmentCode,
    fields,
  }),
};
