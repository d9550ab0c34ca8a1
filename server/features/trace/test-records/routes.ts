import { testRecordCalls } from '#contract/features/trace/test-records/contract.ts';
import { serveQuality } from '#server/quality/serve.ts';

export const testRecordEndpoints = serveQuality('test', testRecordCalls);
