import { qcRecordCalls } from '#contract/features/trace/qc-records/contract.ts';
import { serveQuality } from '#server/quality/serve.ts';

export const qcRecordEndpoints = serveQuality('qc', qcRecordCalls);
