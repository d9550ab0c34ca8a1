import { dealerSalesReportCalls } from '#contract/features/query/dealer-sales/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { reportSales } from './queries.ts';

export const dealerSalesReportEndpoints = [
  serve(
    dealerSalesReportCalls.index,
    ({ tx, session, input, language }) => reportSales(tx, session.companyId, input, language),
    { isLong: true },
  ),
];
