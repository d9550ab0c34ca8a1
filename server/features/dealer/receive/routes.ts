import { sql } from 'kysely';
import { arrivingStates, receiveCalls } from '#contract/features/dealer/receive/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { readGoods } from '#server/logistics/goods.ts';
import { countArriving, receiveGoods } from '#server/logistics/shipment-receiving.ts';
import { readCodes, readShipment, readShipments } from '#server/logistics/shipment-rows.ts';
import { lockShipment } from '#server/logistics/shipments.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';

/** What is on its way to this dealer, or has arrived; what is still being picked is not its business. */
const sentTo = ({ dealerId }: DealerSession) =>
  sql`dealer_id = ${dealerId} and state = any(${[...arrivingStates]}::text[])`;

const plan: RecordPlan<typeof receiveCalls> = {
  texts: shipmentTexts,
  list: {
    table: 'shipment',
    only: sentTo,
    filters: { keyword: mentions(), state: oneOf('state'), ship_time: within('ship_time') },
    order: () => sql`ship_time desc, id desc`,
    rows: readShipments,
  },
  readInfo: async (reader, id) => {
    const shipment = await readShipment(reader, id);
    if (shipment.dealer_id !== reader.session.dealerId) throw notFound();
    return shipment;
  },
};

export const receiveEndpoints = [
  ...serveRecords(receiveCalls, plan),
  serve(receiveCalls.codes, async (call) => {
    await plan.readInfo!(call, call.input.id);
    return readCodes(call, call.input);
  }),
  serve(
    receiveCalls.check,
    async (call) => {
      const { shipment_id: id, codes } = call.input;
      await plan.readInfo!(call, id);
      const goods = await readGoods(call, codes);
      return asCompany(call, async () => ({ units: await countArriving(call, id, goods) }));
    },
    { writes: false, isFresh: true },
  ),
  serve(receiveCalls.receive, async (call) => {
    const { shipment_id: id, codes } = call.input;
    const held = await lockShipment(call, id);
    if (held.dealer_id !== call.session.dealerId) throw notFound();
    const goods = codes ? await readGoods(call, codes) : null;
    return asCompany(call, () => receiveGoods(call, id, goods));
  }),
];
