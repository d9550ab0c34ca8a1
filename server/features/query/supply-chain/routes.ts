import { supplyChainCalls } from '#contract/features/query/supply-chain/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { findChain } from './queries.ts';

export const supplyChainEndpoints = [
  serve(supplyChainCalls.find, (call) => findChain(call, call.input.text), { isLong: true }),
];
