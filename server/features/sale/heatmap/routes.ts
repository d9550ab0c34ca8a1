import { heatmapCalls } from '#contract/features/sale/heatmap/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { readPlace } from './place.ts';
import { readHeatmap } from './queries.ts';

export const heatmapEndpoints = [
  serve(
    heatmapCalls.index,
    ({ tx, session, input, language }) => readHeatmap(tx, session.companyId, input, language),
    { isLong: true },
  ),
  serve(heatmapCalls.place, (call) => readPlace(call, call.input), { isLong: true }),
];
