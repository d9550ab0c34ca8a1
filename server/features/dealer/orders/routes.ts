import { sql } from 'kysely';
import { dealerOrderCalls, type Orderable } from '#contract/features/dealer/orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { limits } from '#contract/limits.ts';
import { say } from '#contract/text.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { tellOrders } from '#server/logistics/orders/order-notices.ts';
import { readOrder, readOrders } from '#server/logistics/orders/order-rows.ts';
import {
  checkChangeable,
  orderTable,
  placeOrder,
  type HeldOrder,
} from '#server/logistics/orders/orders.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { transition } from '#server/records/transition.ts';

const { index, info } = dealerOrderCalls;
// Row-level security shows a dealer its own orders only.
const plan: RecordPlan<{ index: typeof index; info: typeof info }> = {
  texts: orderTexts,
  list: {
    table: 'sales_order',
    only: ({ dealerId }: DealerSession) => sql`dealer_id = ${dealerId}`,
    filters: { keyword: mentions(), state: oneOf('state'), create_time: within('create_time') },
    rows: readOrders,
  },
  readInfo: readOrder,
};

/** The name of the dealer that calls. */
async function dealerName({ tx, session }: CallContext<unknown, DealerSession>): Promise<string> {
  const { companyId: company, dealerId } = session;
  const dealer = await tx
    .selectFrom('dealer')
    .select('name')
    .where('company_id', '=', company)
    .where('dealer_id', '=', dealerId)
    .executeTakeFirstOrThrow();
  return dealer.name;
}

/** The company's products, a page at a time; without prices. */
async function listParts(
  { tx, session }: CallContext<unknown, DealerSession>,
  {
    page,
    limit: asked,
    keyword = '',
  }: { page: number; limit: number; keyword?: string | undefined },
) {
  const limit = Math.min(asked, limits.listMax);
  const { rows } = await sql<Orderable & { total: number }>`
    select p.id, p.code as part_code, p.name as part_name, coalesce(p.images ->> 0, '') as part_img, p.unit,
      count(*) over () as total
    from part p where p.company_id = ${session.companyId} and p.state = 'active' and p.kind = 'product'
      and strpos(lower(p.name || ' ' || p.code), ${keyword.toLowerCase()}) > 0
    order by p.name, p.id limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  return { count: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) };
}

export const dealerOrderEndpoints = [
  ...serveRecords({ index, info }, plan),
  serve(dealerOrderCalls.parts, (call) => asCompany(call, () => listParts(call, call.input))),
  serve(
    dealerOrderCalls.add,
    async (call) => {
      const buyer = { dealer_id: call.session.dealerId, is_from_dealer: true };
      const placed = await asCompany(call, async (staff) => {
        const order = await placeOrder(staff, buyer, call.input);
        const told = { ...order, dealer_id: call.session.dealerId };
        await tellOrders(staff, 'orderPlaced', [told], { name: await dealerName(call) });
        return order;
      });
      return readOrder(call, placed.id);
    },
    { done: orderTexts.done.placed },
  ),
  serve(dealerOrderCalls.cancel, async (call) => {
    const { id } = call.input;
    await readOrder(call, id);
    const reason = say(orderTexts.withdrawn, call.language);
    await asCompany(call, async (staff) => {
      const options = { reason, skipsDone: true, check: checkChangeable };
      const withdrawn = await transition<typeof orderTable.moves, HeldOrder>(
        staff,
        orderTable,
        [id],
        'cancel',
        options,
      );
      await tellOrders(staff, 'orderCancelled', withdrawn, { reason });
    });
    call.tell(orderTexts.done.withdrawn);
    return null;
  }),
];
