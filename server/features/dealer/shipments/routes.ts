import { sql } from 'kysely';
import { onwardCalls, type SubDealer } from '#contract/features/dealer/shipments/contract.ts';
import type {
  ShipmentLineInput,
  ShipmentState,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { maskMobile } from '#contract/validation.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { asCompany } from '#server/logistics/as-company.ts';
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
import { closeShipment } from '#server/logistics/shipment-receiving.ts';
import { readCodes, readShipment, readShipments } from '#server/logistics/shipment-rows.ts';
import { cancelShipment, shipGoods } from '#server/logistics/shipment-sending.ts';
import { lockShipment } from '#server/logistics/shipments.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';

/** Shipments that this dealer sends; what comes to it is received elsewhere. */
const sentBy = ({ dealerId }: DealerSession) => sql`from_dealer_id = ${dealerId}`;

const plan: RecordPlan<typeof onwardCalls> = {
  texts: shipmentTexts,
  list: {
    table: 'shipment',
    only: sentBy,
    filters: {
      keyword: mentions(),
      state: oneOf('state'),
      dealer_id: equals('dealer_id'),
      planned_date: ([first, last]) => sql`planned_date between ${first}::date and ${last}::date`,
      ship_time: within('ship_time'),
      create_time: within('create_time'),
    },
    rows: readShipments,
  },
  unique: { shipment_by_code: 'code' },
  readInfo: async (reader, id) => {
    const shipment = await readShipment(reader, id);
    if (shipment.from_dealer_id !== reader.session.dealerId) throw notFound();
    return shipment;
  },
  reads: ['code', 'state'],
  related: {
    fields: ['lines'],
    read: async (reader, id) => ({ lines: await orderedLines(reader, id) }),
  },
  toColumns: async (input, call, before) => {
    const { companyId, dealerId } = call.session;
    const target = onlyTarget({ ...input, kind: 'dealer', customer_id: null, place: '' });
    const lines = input.lines.toSorted((one, other) => one.part_id - other.part_id);
    const columns = { ...input, lines };
    if (before) checkFixed(before as typeof before & { state: ShipmentState }, columns);
    return asCompany(call, async () => {
      if (!before || before.state === 'draft') {
        await checkTarget(call, target, dealerId);
        await checkParts(call, lines);
      }
      const code = await codeOf(call, companyId, 'shipment', '', before);
      return { ...columns, kind: 'dealer', from_dealer_id: dealerId, code };
    });
  },
  afterWrite: (call, id, _before, columns) =>
    keepLines(call, id, columns.lines as ShipmentLineInput[]),
  beforeDelete: clearDrafts,
};

/** Holds a shipment that this dealer sends; everything else is not there for it. */
async function holdOwn<Input>(call: CallContext<Input, DealerSession>, id: number): Promise<void> {
  const held = await lockShipment(call, id);
  if (held.from_dealer_id !== call.session.dealerId) throw notFound();
}

export const onwardEndpoints = [
  ...serveRecords(onwardCalls, plan),
  serve(onwardCalls.targets, (call) =>
    asCompany(call, async () => {
      const { companyId, dealerId } = call.session;
      const { rows } = await sql<SubDealer>`
        select d.dealer_id as id, d.code, d.name, d.contact, d.mobile,
          coalesce((select array_agg(distinct t.province::int order by t.province::int) from territory t
            where t.company_id = d.company_id and t.dealer_id = d.dealer_id
              and t.from_day <= (now() at time zone 'Asia/Shanghai')::date
              and (t.until_day is null or t.until_day >= (now() at time zone 'Asia/Shanghai')::date)), '{}') as provinces
        from dealer d
        where d.company_id = ${companyId} and d.parent_id = ${dealerId} and not d.disabled
        order by d.name, d.dealer_id`.execute(call.tx);
      return rows.map((row) => ({ ...row, mobile: maskMobile(row.mobile) }));
    }),
  ),
  serve(onwardCalls.codes, async (call) => {
    await plan.readInfo!(call, call.input.id);
    return readCodes(call, call.input);
  }),
  serve(onwardCalls.scan, async (call) => {
    const { id, codes } = call.input;
    await holdOwn(call, id);
    // Read as the dealer: what it does not hold is not there.
    const goods = await readGoods(call, codes);
    return asCompany(call, () => pickGoods(call, id, goods));
  }),
  serve(onwardCalls.unscan, async (call) => {
    const { id, codes } = call.input;
    await holdOwn(call, id);
    const goods = await readGoods(call, codes);
    return asCompany(call, () => unpickGoods(call, id, goods));
  }),
  serve(onwardCalls.check, async (call) => {
    const { id, allow_short: allowShort } = call.input;
    await holdOwn(call, id);
    await asCompany(call, () => checkShipment(call, id, allowShort));
    return readShipment(call, id);
  }),
  serve(onwardCalls.ship, async (call) => {
    const { id } = call.input;
    await holdOwn(call, id);
    await asCompany(call, () => shipGoods(call, id));
    return readShipment(call, id);
  }),
  serve(onwardCalls.close, async (call) => {
    const { id } = call.input;
    await holdOwn(call, id);
    await asCompany(call, () => closeShipment(call, id));
    return readShipment(call, id);
  }),
  serve(onwardCalls.cancel, async (call) => {
    const { id, reason } = call.input;
    await holdOwn(call, id);
    await asCompany(call, () => cancelShipment(call, id, reason));
    return readShipment(call, id);
  }),
];
