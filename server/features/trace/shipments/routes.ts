import { sql } from 'kysely';
import { lateAfterDays } from '#contract/features/query/dealer-data/contract.ts';
import {
  shipmentCalls,
  type ShipmentLineInput,
  type ShipmentState,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { readGoods } from '#server/logistics/goods.ts';
import {
  checkFixed,
  checkParts,
  checkTarget,
  clearDrafts,
  keepLines,
  onlyTarget,
  orderedLines,
} from '#server/logistics/shipment-drafts.ts';
import { checkShipment, pickGoods, unpickGoods } from '#server/logistics/shipment-picking.ts';
import { closeShipment, receiveGoods } from '#server/logistics/shipment-receiving.ts';
import { checkOrder } from '#server/logistics/orders/orders.ts';
import { isSlow, readCodes, readShipment, readShipments } from '#server/logistics/shipment-rows.ts';
import { cancelShipment, shipGoods } from '#server/logistics/shipment-sending.ts';
import { lockShipment } from '#server/logistics/shipments.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { deliveryNote } from './note.ts';
import { pickList } from './pick-list.ts';
import { readScreen } from './screen.ts';
import { shipmentColumns } from './spreadsheet.ts';

const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
const isHere = sql`state in ('draft', 'picking', 'checked')`;
const isOverdue = sql`(state in ('shipped', 'partial') and ship_time < now() - make_interval(days => ${sql.lit(lateAfterDays)}))`;

const plan: RecordPlan<typeof shipmentCalls> = {
  texts: shipmentTexts,
  list: {
    table: 'shipment',
    filters: {
      keyword: mentions(),
      state: oneOf('state'),
      kind: oneOf('kind'),
      dealer_id: equals('dealer_id'),
      customer_id: equals('customer_id'),
      from: (sender) =>
        sender === 'company' ? sql`from_dealer_id is null` : sql`from_dealer_id is not null`,
      from_dealer_id: equals('from_dealer_id'),
      part_id: (
        part,
      ) => sql`exists (select from shipment_line l where l.company_id = shipment.company_id
        and l.shipment_id = shipment.id and l.part_id = ${part})`,
      planned_date: ([first, last]) => sql`planned_date between ${first}::date and ${last}::date`,
      ship_time: within('ship_time'),
      receive_time: within('receive_time'),
      create_time: within('create_time'),
      late: (isLate) =>
        isLate
          ? sql`${isHere} and planned_date < ${today}`
          : sql`not (${isHere} and coalesce(planned_date < ${today}, false))`,
      overdue: (is) => (is ? isOverdue : sql`not ${isOverdue}`),
      slow: (is) => (is ? isSlow : sql`not coalesce(${isSlow}, false)`),
      short: (is) => (is ? sql`missing > 0` : sql`missing = 0`),
    },
    rows: readShipments,
  },
  unique: { shipment_by_code: 'code' },
  readInfo: readShipment,
  reads: ['code', 'state', 'from_dealer_id'],
  related: {
    fields: ['lines'],
    read: async (reader, id) => ({ lines: await orderedLines(reader, id) }),
  },
  toColumns: async (input, call, before) => {
    const target = onlyTarget(input);
    const lines = input.lines.toSorted((one, other) => one.part_id - other.part_id);
    const columns = { ...input, ...target, lines };
    if (before) checkFixed(before as typeof before & { state: ShipmentState }, columns);
    if (before?.state === 'draft' || !before) {
      await checkTarget(call, input, (before?.from_dealer_id as number | null) ?? null);
      await checkOrder(call, input.order_id, target);
      await checkParts(call, lines);
    }
    const code = await codeOf(call, call.session.companyId, 'shipment', '', before);
    return { ...columns, code };
  },
  afterWrite: (call, id, _before, columns) =>
    keepLines(call, id, columns.lines as ShipmentLineInput[]),
  beforeDelete: clearDrafts,
  export: shipmentColumns,
};

export const shipmentEndpoints = [
  ...serveRecords(shipmentCalls, plan),
  serve(shipmentCalls.codes, (call) => readCodes(call, call.input)),
  serve(shipmentCalls.screen, readScreen),
  serve(shipmentCalls.note, deliveryNote, { transaction: false }),
  serve(shipmentCalls.pickList, pickList, { transaction: false }),
  serve(shipmentCalls.scan, async (call) => {
    const { id, codes } = call.input;
    await lockShipment(call, id);
    return pickGoods(call, id, await readGoods(call, codes));
  }),
  serve(shipmentCalls.unscan, async (call) => {
    const { id, codes } = call.input;
    await lockShipment(call, id);
    return unpickGoods(call, id, await readGoods(call, codes));
  }),
  serve(shipmentCalls.check, async (call) => {
    await checkShipment(call, call.input.id, call.input.allow_short);
    return readShipment(call, call.input.id);
  }),
  serve(shipmentCalls.ship, async (call) => {
    await shipGoods(call, call.input.id);
    return readShipment(call, call.input.id);
  }),
  serve(shipmentCalls.receive, async (call) => {
    const { id, codes } = call.input;
    await lockShipment(call, id);
    return receiveGoods(call, id, codes ? await readGoods(call, codes) : null);
  }),
  serve(shipmentCalls.close, async (call) => {
    await closeShipment(call, call.input.id);
    return readShipment(call, call.input.id);
  }),
  serve(shipmentCalls.cancel, async (call) => {
    await cancelShipment(call, call.input.id, call.input.reason);
    return readShipment(call, call.input.id);
  }),
];
