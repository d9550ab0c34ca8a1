import * as z from 'zod';
import { dayRange } from '#contract/list.ts';
import { filter, rowId, wholeNumber } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { analysisTexts } from './texts.ts';
import { groupings, metrics, type Metric } from './kinds.ts';

export { groupings, metrics, type Grouping, type Metric } from './kinds.ts';

/** `GET codeAnalysis/index`: the figures of a period, of all or of one part, batch or province. */
export const analysisInput = z.strictObject({
  /** The last thirty days by default. */
  days: dayRange,
  part_id: filter(rowId),
  batch_id: filter(rowId),
  province: filter(wholeNumber((number) => number.min(11).max(82))),
  by: z.enum(groupings).default('day'),
});
const figures = Object.fromEntries(metrics.map((metric) => [metric, z.number()])) as Record<
  Metric,
  z.ZodNumber
>;
const analysisRow = z.object({
  /** A day, or the id of a part, batch or province; 0 for unknown. */
  key: z.union([z.string(), z.number()]),
  name: z.string(),
  ...figures,
  /** Of the period before; a day has none. */
  before: z.object(figures).nullable(),
});
export type AnalysisRow = z.infer<typeof analysisRow>;
const analysisAnswer = z.object({
  first_day: z.string(),
  last_day: z.string(),
  before_first: z.string(),
  before_last: z.string(),
  total: z.object(figures),
  /** In as many days right before them. */
  before: z.object(figures),
  rows: z.array(analysisRow),
  /** Only the first two hundred groups. */
  is_cut: z.boolean(),
});
export type Analysis = z.infer<typeof analysisAnswer>;

export const codeAnalysisCalls = {
  index: call('GET codeAnalysis/index', {
    types: ['web'],
    allow: 'query:codeAnalysis:view',
    input: analysisInput,
    answer: analysisAnswer,
    fields: analysisTexts.fields,
  }),
};
