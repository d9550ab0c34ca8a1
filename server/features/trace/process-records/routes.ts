import { processRecordCalls } from '#contract/features/trace/process-records/contract.ts';
import { serveQuality } from '#server/quality/serve.ts';

export const processRecordEndpoints = serveQuality('process', processRecordCalls);
