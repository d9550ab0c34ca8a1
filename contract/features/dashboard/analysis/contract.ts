import * as z from 'zod';
import { call } from '#contract/call.ts';
import { scanRow } from '#contract/features/identity/identifiers/contract.ts';
import { dayRangeOfYear, yesOrNo } from '#contract/list.ts';
import { filter, rowId, wholeNumber } from '#contract/validation.ts';
import { shownMetrics } from './sources.ts';
import { analysisTexts } from './texts.ts';

/** Without days: so many up to today. */
export const usualDays = 30;
/** The groups of a ranking. */
export const mostRanks = 10;
/** Scans are looked for among so many of the newest in the period. */
export const scansLookedAt = 10_000;

const asked = {
  /** Days in Shanghai. */
  days: dayRangeOfYear,
  part_id: filter(rowId),
  province: filter(wholeNumber((number) => number.min(11).max(82))),
  dealer_id: filter(rowId),
};
/** `GET analysis/index`: the figures of a period and of the one before, of as many days. */
export const analysisInput = z.strictObject(asked);
/** `GET analysis/ranks`: which parts, provinces and dealers had most of one figure. */
export const ranksInput = z.strictObject({
  ...asked,
  metric: z.enum(shownMetrics).default('scanned'),
});

const metric = z.enum(shownMetrics);
const analysisAnswer = z.object({
  first_day: z.string(),
  last_day: z.string(),
  before_first: z.string(),
  before_last: z.string(),
  /** Without those that are not counted by what was asked for. */
  figures: z.array(
    z.object({
      metric,
      value: z.number(),
      before: z.number(),
      /** Day by day, from the first to the last. */
      days: z.array(z.number()),
    }),
  ),
});
export type Analysis = z.infer<typeof analysisAnswer>;

const rank = z.object({
  /** The id of a part or dealer, or the code of a province; 0: unknown. */
  key: z.number(),
  name: z.string(),
  value: z.number(),
  before: z.number(),
});
export type Rank = z.infer<typeof rank>;
/** Null: not counted by this. All provinces, but only the first parts and dealers. */
const ranksAnswer = z.object({
  part: z.array(rank).nullable(),
  province: z.array(rank).nullable(),
  dealer: z.array(rank).nullable(),
});
export type Ranks = z.infer<typeof ranksAnswer>;

/** `GET analysis/scans`: the counted scans of consumers behind a figure, newest first. */
export const scansInput = z.strictObject({
  days: asked.days,
  part_id: asked.part_id,
  province: asked.province,
  /** Only first checks. */
  is_first: yesOrNo,
  page: wholeNumber((number) => number.min(1).max(scansLookedAt)).default(1),
  limit: wholeNumber((number) => number.min(1).max(50)).default(20),
});
export const behindScan = scanRow.extend({
  identifier_id: z.number().nullable(),
  code: z.string(),
  part_name: z.string(),
});
const scansAnswer = z.object({
  rows: z.array(behindScan),
  count: z.number(),
  /** Only the newest scans of the period were looked at. */
  is_cut: z.boolean(),
});
export type BehindScans = z.infer<typeof scansAnswer>;

const common = { types: ['web'], fields: analysisTexts.fields } as const;
const view = { ...common, allow: 'dashboard:analysis:view' } as const;
export const analysisCalls = {
  index: call('GET analysis/index', { ...view, input: analysisInput, answer: analysisAnswer }),
  ranks: call('GET analysis/ranks', { ...view, input: ranksInput, answer: ranksAnswer }),
  scans: call('GET analysis/scans', { ...view, input: scansInput, answer: scansAnswer }),
  /** A workbook of the figures, the days, and what is ranked. */
  export: call('GET analysis/export', {
    ...common,
    allow: 'dashboard:analysis:export',
    input: ranksInput,
    sendsFile: true,
  }),
};
