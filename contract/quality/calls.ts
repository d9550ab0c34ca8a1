import * as z from 'zod';
import { call } from '#contract/call.ts';
import type { everyVerb, Feature } from '#contract/feature.ts';
import type { Permission } from '#contract/permissions.ts';
import { recordCalls } from '#contract/record-calls.ts';
import type { Text } from '#contract/text.ts';
import { qualityLimits } from './kinds.ts';
import { collectedAnswer, recordFilter, recordInput, recordRow } from './records.ts';
import {
  saveSheetAnswer,
  saveSheetInput,
  sheetAnswer,
  sheetInput,
  stepsAnswer,
  stepsInput,
  trendAnswer,
  trendInput,
} from './sheet.ts';

/** Each record is judged by itself, so that a wrong one does not refuse the others. */
const collectInput = z.strictObject({
  records: z.array(z.unknown()).min(1).max(qualityLimits.collected),
});
const collectAnswer = z.object({
  created: z.number(),
  same: z.number(),
  failed: z.number(),
  records: z.array(collectedAnswer),
});

type QualityFeature = Pick<
  Feature<'web', string, string, (typeof everyVerb)[number]>,
  'resource' | 'area' | 'types' | 'verbs'
>;

/** The calls of one kind of record: `testRecord/index`, `testRecord/sheet` and so on. */
/* @__NO_SIDE_EFFECTS__ */
export function qualityCalls(of: QualityFeature, fields: Readonly<Record<string, Text>>) {
  const common = (right: string) => ({
    types: of.types,
    allow: `${of.area}:${right}` as Permission,
    fields,
  });
  return {
    ...recordCalls(of, { filter: recordFilter, row: recordRow, input: recordInput, fields }),
    sheet: call(`GET ${of.resource}/sheet`, {
      ...common('view'),
      input: sheetInput,
      answer: sheetAnswer,
    }),
    steps: call(`GET ${of.resource}/steps`, {
      ...common('view'),
      input: stepsInput,
      answer: stepsAnswer,
    }),
    saveSheet: call(`POST ${of.resource}/saveSheet`, {
      ...common('edit'),
      input: saveSheetInput,
      answer: saveSheetAnswer,
    }),
    trend: call(`GET ${of.resource}/trend`, {
      ...common('view'),
      input: trendInput,
      answer: trendAnswer,
    }),
    collect: call(`POST ${of.resource}/collect`, {
      ...common('collect'),
      input: collectInput,
      answer: collectAnswer,
    }),
  };
}
export type QualityCalls = ReturnType<typeof qualityCalls>;
