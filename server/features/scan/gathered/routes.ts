import { gatheredCalls } from '#contract/features/scan/gathered/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import { carryOut } from '#server/logistics/gathered/carry-out.ts';
import { readWork } from '#server/logistics/gathered/work.ts';

export const gatheredEndpoints = [
  serve(gatheredCalls.work, (call) => readWork(call)),
  serve(gatheredCalls.batch, async (call) => ({ items: await carryOut(call, call.input) })),
];
