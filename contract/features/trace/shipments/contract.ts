import * as z from 'zod';
import { call } from '#contract/call.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { eachPartOnce } from '#contract/trade/lines.ts';
import {
  day,
  filter,
  requiredText,
  rowId,
  rule,
  typed,
  wholeNumber,
} from '#contract/validation.ts';
import { shipments } from './feature.ts';
import { shipmentMoves, type ShipmentState } from './moves.ts';
import { shipmentTexts } from './texts.ts';

export type { ShipmentMove, ShipmentState } from './moves.ts';
export const shipmentKinds = ['dealer', 'customer', 'transfer'] as const;
export type ShipmentKind = (typeof shipmentKinds)[number];
export const shipmentStates = stateNames(shipmentMoves);
export const shipmentLimits = { lines: 2_000 } as const;

const maybeDay = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);
const maybeId = rowId.nullable().default(null);

const lineInput = z.strictObject({
  part_id: rowId,
  quantity: wholeNumber((number) => number.min(1).max(10_000_000)),
});
export type ShipmentLineInput = z.infer<typeof lineInput>;
/** What was ordered; nothing: whatever is scanned is taken. */
export const linesInput = z
  .array(lineInput)
  .max(shipmentLimits.lines)
  .superRefine(eachPartOnce)
  .default([]);

const onTheRoad = {
  planned_date: maybeDay,
  carrier: typed(64).default(''),
  tracking_no: typed(64).default(''),
  remark: typed(500).default(''),
};
export const shipmentInput = z
  .strictObject({
    kind: z.enum(shipmentKinds),
    dealer_id: maybeId,
    customer_id: maybeId,
    /** Where a transfer goes. */
    place: typed(100).default(''),
    /** The sales order that it fulfils. */
    order_id: maybeId,
    lines: linesInput,
    ...onTheRoad,
  })
  .superRefine(({ kind, dealer_id: dealer, customer_id: customer, place }, context) => {
    const require = (field: string, isGiven: boolean) => {
      if (!isGiven) context.addIssue({ code: 'custom', message: rule('required'), path: [field] });
    };
    if (kind === 'dealer') require('dealer_id', dealer !== null);
    if (kind === 'customer') require('customer_id', customer !== null);
    if (kind === 'transfer') require('place', place !== '');
  });
export type ShipmentInput = z.infer<typeof shipmentInput>;

/** What a dealer fills in: to which of its sub-dealers. */
export const onwardInput = z.strictObject({ dealer_id: rowId, lines: linesInput, ...onTheRoad });
export type OnwardInput = z.infer<typeof onwardInput>;

/** Locked fields: to whom and what, once picking has started; everything, once it has left. */
export function fixedFields(state: ShipmentState): 'none' | 'target' | 'all' {
  if (state === 'draft') return 'none';
  return state === 'picking' || state === 'checked' ? 'target' : 'all';
}

/** Whose shipment it is. */
export const senders = ['company', 'dealer'] as const;

const filters = {
  keyword,
  state: filterList(z.enum(shipmentStates)),
  dealer_id: filter(rowId),
  planned_date: dayRange,
  ship_time: dayRange,
  create_time: dayRange,
};
const sorts = ['code', 'planned_date', 'ship_time', 'create_time', 'update_time'] as const;
/** `GET shipment/index` of a dealer: what it sends. */
export const onwardFilter = listInput(sorts, filters);
/**
 * `GET shipment/index`; `late`: planned for an earlier day and still here; `overdue`: sent long ago and not received in full; `slow`: received
 * in full long after it was sent, or overdue; `short`: something was missing.
 */
export const shipmentFilter = listInput(sorts, {
  ...filters,
  kind: filterList(z.enum(shipmentKinds)),
  customer_id: filter(rowId),
  from: filter(z.enum(senders)),
  from_dealer_id: filter(rowId),
  part_id: filter(rowId),
  receive_time: dayRange,
  late: yesOrNo,
  overdue: yesOrNo,
  slow: yesOrNo,
  short: yesOrNo,
});

export const shipmentRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  kind: z.enum(shipmentKinds),
  from_dealer_id: z.number().nullable(),
  /** Empty: the company itself. */
  from_name: z.string(),
  dealer_id: z.number().nullable(),
  dealer_name: z.string(),
  customer_id: z.number().nullable(),
  customer_name: z.string(),
  place: z.string(),
  /** The receiver: the dealer, the customer or the place. */
  to_name: z.string(),
  order_id: z.number().nullable(),
  state: z.enum(shipmentStates),
  planned_date: z.string().nullable(),
  /** Units: ordered (0 where picked freely), picked, received and missing. */
  ordered: z.number(),
  picked: z.number(),
  received: z.number(),
  missing: z.number(),
  carrier: z.string(),
  tracking_no: z.string(),
  ship_time: z.string().nullable(),
  receive_time: z.string().nullable(),
  reason: z.string(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Shipment = z.infer<typeof shipmentRow>;

export const shipmentLine = z.object({
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  /** Nothing: it was picked freely. */
  quantity: z.number().nullable(),
  picked: z.number(),
  received: z.number(),
});
export type ShipmentLine = z.infer<typeof shipmentLine>;
const shipmentStep = z.object({
  kind: z.string(),
  event_time: z.string(),
  quantity: z.number(),
  create_user: z.string(),
  reason: z.string(),
  place: z.string(),
});
export type ShipmentStep = z.infer<typeof shipmentStep>;
/** The row with its lines and what happened to its goods, newest first. */
export const shipmentInfo = shipmentRow.extend({
  lines: z.array(shipmentLine),
  events: z.array(shipmentStep),
});
export type ShipmentInfo = z.infer<typeof shipmentInfo>;

export const codeStates = ['picked', 'shipped', 'received', 'missing'] as const;
export type CodeState = (typeof codeStates)[number];
/** `GET shipment/codes`: by numbers; `roots`: only what was scanned, boxes and pallets as a whole. */
export const codesFilter = z.strictObject({
  id: rowId,
  page: wholeNumber((number) => number.min(1).max(10_000_000)).default(1),
  limit: wholeNumber((number) => number.min(1).max(1_000)).default(20),
  state: filter(z.enum(codeStates)),
  roots: yesOrNo,
});
export const shipmentCode = z.object({
  id: z.number(),
  code: z.string(),
  level: z.enum(levels),
  part_name: z.string(),
  batch_code: z.string(),
  /** The box or pallet it was scanned with. */
  root_code: z.string(),
  /** Units in it. */
  units: z.number(),
  state: z.enum(codeStates),
});
export type ShipmentCode = z.infer<typeof shipmentCode>;

export const scannedCodes = z.array(codeText).min(1).max(moveLimits.listed);
export const oneShipment = z.strictObject({ id: rowId });
export const scanInput = oneShipment.extend({ codes: scannedCodes });
export const checkInput = oneShipment.extend({ allow_short: z.boolean().default(false) });
export const cancelInput = oneShipment.extend({ reason: requiredText(200) });
/** Without codes everything is received. */
export const receiveInput = oneShipment.extend({ codes: scannedCodes.optional() });
/** How many units were added, and how far each line has come. */
export const scanAnswer = z.object({ added: z.number(), lines: z.array(shipmentLine) });
export type ScanAnswer = z.infer<typeof scanAnswer>;
export const unscanAnswer = z.object({ removed: z.number(), lines: z.array(shipmentLine) });
export type UnscanAnswer = z.infer<typeof unscanAnswer>;
/** How many units were received now, and how many are still missing. */
export const receiveAnswer = z.object({ received: z.number(), missing: z.number() });

/** `GET shipment/screen`: today's figures and shipments, for a wall. */
const screenAnswer = z.object({
  figures: z.object({
    to_pick: z.number(),
    picking: z.number(),
    checked: z.number(),
    shipped: z.number(),
    shipped_units: z.number(),
    received: z.number(),
    received_units: z.number(),
    late: z.number(),
  }),
  rows: z.array(shipmentRow),
});
export type ShipScreen = z.infer<typeof screenAnswer>;

const { fields } = shipmentTexts;
const web = { types: ['web'], fields } as const;

export const shipmentCalls = {
  ...recordCalls(shipments, {
    filter: shipmentFilter,
    row: shipmentRow,
    input: shipmentInput,
    info: shipmentInfo,
    fields,
  }),
  codes: call('GET shipment/codes', {
    ...web,
    allow: 'trace:shipment:view',
    input: codesFilter,
    rows: shipmentCode,
  }),
  screen: call('GET shipment/screen', {
    ...web,
    allow: 'trace:shipment:view',
    answer: screenAnswer,
  }),
  /** The delivery note as a PDF: the shipment, its lines, boxes and codes. */
  note: call('GET shipment/note', {
    ...web,
    allow: 'trace:shipment:view',
    input: oneShipment,
    sendsFile: true,
  }),
  /** The pick list as a PDF: what to fetch, in the order of the way. */
  pickList: call('GET shipment/pickList', {
    ...web,
    allow: 'trace:shipment:view',
    input: oneShipment,
    sendsFile: true,
  }),
  scan: call('POST shipment/scan', {
    ...web,
    allow: 'trace:shipment:pick',
    input: scanInput,
    answer: scanAnswer,
  }),
  unscan: call('POST shipment/unscan', {
    ...web,
    allow: 'trace:shipment:pick',
    input: scanInput,
    answer: unscanAnswer,
  }),
  check: call('POST shipment/check', {
    ...web,
    allow: 'trace:shipment:pick',
    input: checkInput,
    answer: shipmentInfo,
  }),
  ship: call('POST shipment/ship', {
    ...web,
    allow: 'trace:shipment:ship',
    input: oneShipment,
    answer: shipmentInfo,
  }),
  receive: call('POST shipment/receive', {
    ...web,
    allow: 'trace:shipment:receive',
    input: receiveInput,
    answer: receiveAnswer,
  }),
  close: call('POST shipment/close', {
    ...web,
    allow: 'trace:shipment:close',
    input: oneShipment,
    answer: shipmentInfo,
  }),
  cancel: call('POST shipment/cancel', {
    ...web,
    allow: 'trace:shipment:close',
    input: cancelInput,
    answer: shipmentInfo,
  }),
};
