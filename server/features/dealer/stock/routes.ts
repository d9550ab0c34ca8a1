import { stockCalls } from '#contract/features/dealer/stock/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { listPage } from '#server/records/list.ts';
import { listStock, readStock, stockCodes } from './queries.ts';

export const dealerStockEndpoints = [
  serve(stockCalls.index, (call) => listStock(call, call.input)),
  serve(stockCalls.codes, (call) => listPage(stockCodes, call, call.input)),
  serve(stockCalls.info, (call) => readStock(call, call.input.code)),
];
