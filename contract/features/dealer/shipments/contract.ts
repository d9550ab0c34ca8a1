import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  cancelInput,
  checkInput,
  codesFilter,
  oneShipment,
  onwardFilter,
  onwardInput,
  scanAnswer,
  scanInput,
  shipmentCode,
  shipmentInfo,
  shipmentRow,
  unscanAnswer,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { dealerShipments } from './feature.ts';

const { fields } = shipmentTexts;
const seeing = { types: ['dealer'], allow: 'dealer:shipment:view', fields } as const;
const shipping = { types: ['dealer'], allow: 'dealer:shipment:ship', fields } as const;

/** A dealer that it supplies, with where that one may sell today; never what that one has in stock. */
const subDealer = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  contact: z.string(),
  mobile: z.string(),
  provinces: z.array(z.number()),
});
export type SubDealer = z.infer<typeof subDealer>;

export const onwardCalls = {
  ...recordCalls(dealerShipments, {
    filter: onwardFilter,
    row: shipmentRow,
    input: onwardInput,
    info: shipmentInfo,
    fields,
  }),
  /** The dealers it supplies. */
  targets: call('GET shipment/targets', { ...seeing, answer: z.array(subDealer) }),
  codes: call('GET shipment/codes', { ...seeing, input: codesFilter, rows: shipmentCode }),
  scan: call('POST shipment/scan', { ...shipping, input: scanInput, answer: scanAnswer }),
  unscan: call('POST shipment/unscan', { ...shipping, input: scanInput, answer: unscanAnswer }),
  check: call('POST shipment/check', { ...shipping, input: checkInput, answer: shipmentInfo }),
  ship: call('POST shipment/ship', { ...shipping, input: oneShipment, answer: shipmentInfo }),
  close: call('POST shipment/close', { ...shipping, input: oneShipment, answer: shipmentInfo }),
  cancel: call('POST shipment/cancel', { ...shipping, input: cancelInput, answer: shipmentInfo }),
};
