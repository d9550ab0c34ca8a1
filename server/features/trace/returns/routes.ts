import { sql } from 'kysely';
import type * as z from 'zod';
import {
  returnCalls,
  type GoodsReturn,
  type ReturnCode,
  type returnCodeFilter,
  type returnFilter,
} from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { checkParties } from '#server/logistics/return-parties.ts';
import {
  readReturnCodes,
  readReturns,
  returnCodeFilters,
  returnFilters,
} from '#server/logistics/return-list.ts';
import {
  cancelReturn,
  receiveReturn,
  requestReturn,
  restockReturn,
  scrapReturn,
} from '#server/logistics/returns.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, oneOf } from '#server/records/filters.ts';
import { inOrder, listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';
import { proposeReturn } from './propose.ts';

// Between dealers a return is theirs; the company sees it all the same.
const list: ListPlan<z.output<typeof returnFilter>, GoodsReturn, StaffSession> = {
  table: 'goods_return',
  filters: {
    ...returnFilters,
    from: oneOf('source'),
    dealer_id: equals('dealer_id'),
    customer_id: equals('customer_id'),
  },
  rows: readReturns,
};
const codeList: ListPlan<z.output<typeof returnCodeFilter>, ReturnCode, StaffSession> = {
  table: 'goods_return_code',
  filters: returnCodeFilters,
  order: () => sql`id`,
  rows: readReturnCodes,
};

const columns: readonly ExportColumn<GoodsReturn>[] = [
  { field: 'code', width: 20 },
  { field: 'from', show: (from, language) => returnTexts.sources[from][language] },
  { field: 'from_name', width: 24 },
  { field: 'state', show: (state, language) => returnTexts.states[state][language] },
  { field: 'condition', show: (value, language) => returnTexts.conditions[value][language] },
  { field: 'units' },
  { field: 'restocked' },
  { field: 'scrapped' },
  { field: 'reason', width: 24 },
  { field: 'remark', width: 24 },
  { field: 'receive_time', width: 18 },
  { field: 'create_time', width: 18 },
];

const { index, info, export: exported } = returnCalls;

async function readReturn(reader: Reader<StaffSession>, id: number): Promise<GoodsReturn> {
  const [found] = await inOrder(list, reader, [id]);
  if (!found) throw notFound();
  return found;
}

export const returnEndpoints = [
  ...serveRecords({ index, info, export: exported }, { texts: returnTexts, list, export: columns }),
  serve(returnCalls.codes, (call) => listPage(codeList, call, call.input)),
  serve(returnCalls.check, (call) => proposeReturn(call, call.input.codes), {
    writes: false,
    // It locks what it looks at, which a replica cannot.
    isFresh: true,
  }),
  serve(returnCalls.add, async (call) => {
    const { from, dealer_id, customer_id, is_received: isHere, ...input } = call.input;
    const parties = {
      from,
      dealer: from === 'dealer' ? dealer_id : null,
      customer: from === 'customer' ? customer_id : null,
      to: null,
    };
    await checkParties(call, parties);
    const id = await requestReturn(call, parties, input);
    if (isHere) await receiveReturn(call, id);
    return readReturn(call, id);
  }),
  serve(returnCalls.receive, async (call) => {
    await receiveReturn(call, call.input.id);
    return null;
  }),
  serve(returnCalls.restock, async (call) => {
    await restockReturn(call, call.input.id, call.input.codes);
    return null;
  }),
  serve(returnCalls.scrap, async (call) => {
    await scrapReturn(call, call.input.id, call.input.codes, call.input.reason);
    return null;
  }),
  serve(returnCalls.cancel, async (call) => {
    await cancelReturn(call, call.input.id, call.input.reason);
    return null;
  }),
];
