import { sql } from 'kysely';
import type * as z from 'zod';
import { dealerReturnCalls, type OwnReturn } from '#contract/features/dealer/returns/contract.ts';
import type {
  ownReturnFilter,
  ReturnCode,
  returnCodeFilter,
} from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { readGoods } from '#server/logistics/goods.ts';
import { originOf } from '#server/logistics/return-parties.ts';
import {
  readReturnCodes,
  readReturns,
  returnCodeFilters,
  returnFilters,
} from '#server/logistics/return-list.ts';
import { cancelReturn, receiveReturn, requestReturn } from '#server/logistics/returns.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder, listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

const list: ListPlan<z.output<typeof ownReturnFilter>, OwnReturn, DealerSession> = {
  table: 'goods_return',
  only: ({ dealerId }) => sql`(dealer_id = ${dealerId} or to_dealer_id = ${dealerId})`,
  filters: returnFilters,
  rows: async (reader, ids) =>
    (await readReturns(reader, ids)).map((row) => ({
      ...row,
      is_mine: row.dealer_id === reader.session.dealerId,
    })),
};
const codeList: ListPlan<z.output<typeof returnCodeFilter>, ReturnCode, DealerSession> = {
  table: 'goods_return_code',
  filters: returnCodeFilters,
  order: () => sql`id`,
  rows: readReturnCodes,
};

/** Reads one that the dealer sends or takes; anything else does not exist for it. */
async function readReturn(reader: Reader<DealerSession>, id: number): Promise<OwnReturn> {
  await returnCodeFilters.id(id, reader);
  const [found] = await inOrder(list, reader, [id]);
  if (!found) throw notFound();
  return found;
}

const { index, info } = dealerReturnCalls;

export const dealerReturnEndpoints = [
  ...serveRecords({ index, info }, { texts: returnTexts, list, readInfo: readReturn }),
  serve(dealerReturnCalls.codes, (call) => listPage(codeList, call, call.input)),
  serve(dealerReturnCalls.add, async (call) => {
    const { dealerId: dealer } = call.session;
    // Read as the dealer: what it does not hold is not there.
    const goods = await readGoods(call, call.input.codes);
    const id = await asCompany(call, async (staff) => {
      const to = await originOf(staff, goods.units, dealer);
      const parties = { from: 'dealer', dealer, customer: null, to } as const;
      return requestReturn(staff, parties, call.input, goods);
    });
    return readReturn(call, id);
  }),
  serve(dealerReturnCalls.receive, async (call) => {
    const { is_mine: isMine } = await readReturn(call, call.input.id);
    // The sender of a return cannot receive it.
    if (isMine) throw notFound();
    await asCompany(call, (staff) => receiveReturn(staff, call.input.id));
    return null;
  }),
  serve(dealerReturnCalls.cancel, async (call) => {
    const { id, reason } = call.input;
    const { is_mine: isMine } = await readReturn(call, id);
    if (!isMine) throw notFound();
    await asCompany(call, (staff) => cancelReturn(staff, id, reason));
    return null;
  }),
];
