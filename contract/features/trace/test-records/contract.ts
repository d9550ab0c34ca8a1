import { qualityCalls } from '#contract/quality/calls.ts';
import { testTexts } from '#contract/quality/texts.ts';
import { testRecords } from './feature.ts';

export const testRecordCalls = qualityCalls(testRecords, testTexts.fields);
