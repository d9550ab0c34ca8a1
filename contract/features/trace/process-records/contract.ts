import { qualityCalls } from '#contract/quality/calls.ts';
import { processTexts } from '#contract/quality/texts.ts';
import { processRecords } from './feature.ts';

export const processRecordCalls = qualityCalls(processRecords, processTexts.fields);
