import * as z from 'zod';
import { call } from '#contract/call.ts';
import { shippedFilters } from '#contract/features/query/shipping-details/contract.ts';
import type { ShipmentKind } from '#contract/features/trace/shipments/contract.ts';
import { filter } from '#contract/validation.ts';
import { shipmentStatisticsTexts } from './texts.ts';

export const shipmentGroupings = ['time', 'part', 'receiver', 'region'] as const;
export type ShipmentGrouping = (typeof shipmentGroupings)[number];
export const timeSteps = ['day', 'week', 'month'] as const;
export type TimeStep = (typeof timeSteps)[number];
export const shipmentMetrics = ['shipped', 'received', 'missing', 'returned', 'shipments'] as const;
export type ShipmentMetric = (typeof shipmentMetrics)[number];

/** Counted unless told: what the company sends out itself. Goods sent on by dealers would count twice. */
export const usually = {
  kind: ['dealer', 'customer'] as readonly ShipmentKind[],
  from: 'company',
  days: 30,
} as const;

/** `GET shipmentStatistics/index`: what was shipped in a period and what became of it. */
export const shipmentStatisticsInput = z.strictObject({
  ...shippedFilters,
  by: z.enum(shipmentGroupings).default('time'),
  /** By the length of the period unless told. */
  step: filter(z.enum(timeSteps)),
});

const figures = {
  shipped: z.number(),
  received: z.number(),
  missing: z.number(),
  returned: z.number(),
  shipments: z.number(),
};
const total = z.object(figures);
export type ShipmentFigures = z.infer<typeof total>;
const shipmentRow = z.object({
  /** The first day of a step, the id of a part, `d1` a dealer, `c1` a customer, or a province (0: unknown). */
  key: z.union([z.string(), z.number()]),
  name: z.string(),
  ...figures,
  /** Shipped in the period of the same length before. */
  before: z.number(),
});
const statistics = z.object({
  first_day: z.string(),
  last_day: z.string(),
  step: z.enum(timeSteps),
  total,
  /** The period of the same length before. */
  before: total,
  rows: z.array(shipmentRow),
  /** Day by day, week by week or month by month, without gaps unless there are too many. */
  trend: z.array(shipmentRow),
  /** Only the first two hundred groups. */
  is_cut: z.boolean(),
});
export type ShipmentStatistics = z.infer<typeof statistics>;
export type ShipmentStatisticsRow = z.infer<typeof shipmentRow>;

export const shipmentStatisticsCalls = {
  index: call('GET shipmentStatistics/index', {
    types: ['web'],
    allow: 'query:shipmentStatistics:view',
    input: shipmentStatisticsInput,
    answer: statistics,
    fields: shipmentStatisticsTexts.fields,
  }),
};
