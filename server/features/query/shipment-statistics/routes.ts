import { shipmentStatisticsCalls } from '#contract/features/query/shipment-statistics/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { countShipments } from './queries.ts';

export const shipmentStatisticsEndpoints = [
  serve(shipmentStatisticsCalls.index, (call) => countShipments(call, call.input), {
    isLong: true,
  }),
];
