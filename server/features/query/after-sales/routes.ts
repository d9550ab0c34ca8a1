import { afterSalesCalls } from '#contract/features/query/after-sales/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { exportAfterSales } from './export.ts';
import { readAfterSales } from './figures.ts';

export const afterSalesEndpoints = [
  serve(afterSalesCalls.index, (call) => readAfterSales(call, call.input), { isLong: true }),
  serve(afterSalesCalls.export, exportAfterSales),
];
