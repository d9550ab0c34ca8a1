import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  codesFilter,
  receiveAnswer,
  scannedCodes,
  shipmentCode,
  shipmentInfo,
  shipmentRow,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { rowId } from '#contract/validation.ts';
import { dealerReceive } from './feature.ts';

/** What can be on its way to a dealer, or has arrived. */
export const arrivingStates = ['shipped', 'partial', 'received', 'closed'] as const;

/** `GET receive/index`: what is under way to me, and what came. */
export const receiveFilter = listInput(['ship_time', 'create_time'], {
  keyword,
  state: filterList(z.enum(arrivingStates)),
  ship_time: dayRange,
});

const { fields } = shipmentTexts;
const common = { types: ['dealer'], fields } as const;

export const receiveCalls = {
  ...recordCalls(dealerReceive, {
    filter: receiveFilter,
    row: shipmentRow,
    info: shipmentInfo,
    fields,
  }),
  codes: call('GET receive/codes', {
    ...common,
    allow: 'dealer:receive:view',
    input: codesFilter,
    rows: shipmentCode,
  }),
  /** What of these is still on its way; what is not in the delivery is refused as `receive` would. Changes nothing. */
  check: call('POST receive/check', {
    ...common,
    allow: 'dealer:receive:receive',
    input: z.strictObject({ shipment_id: rowId, codes: scannedCodes }),
    answer: z.object({ units: z.number() }),
  }),
  receive: call('POST receive/receive', {
    ...common,
    allow: 'dealer:receive:receive',
    input: z.strictObject({ shipment_id: rowId, codes: scannedCodes.optional() }),
    answer: receiveAnswer,
  }),
};
