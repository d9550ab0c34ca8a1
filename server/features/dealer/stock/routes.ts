import { stockCalls } from '#contract/features/dealer/stock/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { asCompany } from '#server/logistics/as-company.ts';
import { cancelCount, closeCount } from '#server/logistics/counts.ts';
import { listPage } from '#server/records/list.ts';
import { countCodes, countList, readCount } from './counts.ts';
import { listStock, readStock, stockCodes } from './queries.ts';

export const dealerStockEndpoints = [
  serve(stockCalls.index, (call) => listStock(call, call.input)),
  serve(stockCalls.codes, (call) => listPage(stockCodes, call, call.input)),
  serve(stockCalls.counts, (call) => listPage(countList, call, call.input)),
  serve(stockCalls.countCodes, (call) => listPage(countCodes, call, call.input)),
  serve(stockCalls.closeCount, async (call) => {
    // Events belong to the company; the count is found as the dealer's.
    await asCompany(call, () => closeCount(call, call.input.id));
    return readCount(call, call.input.id);
  }),
  serve(stockCalls.cancelCount, async (call) => {
    await asCompany(call, () => cancelCount(call, call.input.id));
    return null;
  }),
  serve(stockCalls.info, (call) => readStock(call, call.input.code)),
];
