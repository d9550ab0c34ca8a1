import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange } from '#contract/list.ts';
import { filter, rowId } from '#contract/validation.ts';
import { dealerSalesTexts } from './texts.ts';

export const salesGroupings = ['dealer', 'part', 'month'] as const;
export type SalesGrouping = (typeof salesGroupings)[number];
export const salesMetrics = ['received', 'forwarded', 'sold', 'returned'] as const;
export type SalesMetric = (typeof salesMetrics)[number];

/** `GET dealerSales/index`: what dealers received, shipped on, sold and sent back in a period. */
export const dealerSalesInput = z.strictObject({
  /** The last twelve months by default. */
  days: dayRange,
  dealer_id: filter(rowId),
  part_id: filter(rowId),
  by: z.enum(salesGroupings).default('dealer'),
});

const figures = {
  received: z.number(),
  forwarded: z.number(),
  sold: z.number(),
  returned: z.number(),
};
const salesRow = z.object({
  /** The id of a dealer or part (0: unknown), or a month. */
  key: z.union([z.string(), z.number()]),
  name: z.string(),
  ...figures,
});
export type DealerSalesRow = z.infer<typeof salesRow>;
const salesAnswer = z.object({
  first_day: z.string(),
  last_day: z.string(),
  total: z.object(figures),
  /** In the period of the same length before. */
  before: z.object(figures),
  rows: z.array(salesRow),
  /** Month by month, without gaps. */
  trend: z.array(z.object({ month: z.string(), received: z.number(), sold: z.number() })),
  /** Only the first two hundred groups. */
  is_cut: z.boolean(),
});
export type DealerSalesReport = z.infer<typeof salesAnswer>;

export const dealerSalesReportCalls = {
  index: call('GET dealerSales/index', {
    types: ['web'],
    allow: 'query:dealerSales:view',
    input: dealerSalesInput,
    answer: salesAnswer,
    fields: dealerSalesTexts.fields,
  }),
};

/** Sold of what was received; null: nothing was. */
export const sellThrough = ({ received, sold }: { received: number; sold: number }) =>
  received > 0 ? sold / received : null;
