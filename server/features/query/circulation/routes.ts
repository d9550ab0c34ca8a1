import { circulationCalls } from '#contract/features/query/circulation/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { findCirculation } from './queries.ts';

export const circulationEndpoints = [
  serve(circulationCalls.find, (call) => findCirculation(call, call.input.text), { isLong: true }),
];
