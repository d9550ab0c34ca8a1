import { qualityCalls } from '#contract/quality/calls.ts';
import { qcTexts } from '#contract/quality/texts.ts';
import { qcRecords } from './feature.ts';

export const qcRecordCalls = qualityCalls(qcRecords, qcTexts.fields);
