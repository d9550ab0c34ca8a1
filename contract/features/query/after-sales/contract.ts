import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRangeOfYear } from '#contract/list.ts';
import { filter, rowId } from '#contract/validation.ts';
import { afterSalesTexts } from './texts.ts';

/** Without days: so many up to today. */
export const usualAfterSalesDays = 90;
/** Warranties that end within so many days. */
export const expiringSoon = 30;
/** So many groups are told. */
export const mostAfterSalesGroups = 200;

export const repairGroupings = ['fault', 'product', 'state', 'used'] as const;
export type RepairGrouping = (typeof repairGroupings)[number];

/** `GET afterSales/index`: repairs by the day they were asked for, and warranties. */
export const afterSalesInput = z.strictObject({
  /** Days in Shanghai. */
  days: dayRangeOfYear,
  part_id: filter(rowId),
});

const repaired = z.object({
  repairs: z.number(),
  finished: z.number(),
  open: z.number(),
  overdue: z.number(),
  replaced: z.number(),
  /** Days from the request to the end, in the middle; null: none is finished. */
  days: z.number().nullable(),
  /** What customers paid for repairs that are done, and what the company bore, in cents. */
  income: z.number(),
  cost: z.number(),
});
export type Repaired = z.infer<typeof repaired>;
const group = repaired.extend({
  /** A fault, the id of a part (0: unknown), or a state. */
  key: z.union([z.string(), z.number()]),
  name: z.string(),
  /** Asked for in the period before. */
  before: z.number(),
});
export type RepairGroup = z.infer<typeof group>;
const warranted = z.object({ activated: z.number(), ended: z.number() });

const afterSalesAnswer = z.object({
  first_day: z.string(),
  last_day: z.string(),
  before_first: z.string(),
  before_last: z.string(),
  repairs: z.object({ total: repaired, before: repaired }),
  warranties: z.object({
    total: warranted,
    before: warranted,
    /** Those that end in the next days, as of now. */
    expiring: z.number(),
  }),
  /** Day by day, without gaps. */
  trend: z.array(
    z.object({
      day: z.string(),
      repairs: z.number(),
      /** On the day as many days earlier as the period is long. */
      before: z.number(),
      activated: z.number(),
      ended: z.number(),
    }),
  ),
  by_fault: z.array(group),
  by_product: z.array(group),
  by_state: z.array(group),
  by_used: z.array(
    z.object({
      key: z.number(),
      name: z.string(),
      quantity: z.number(),
      repairs: z.number(),
    }),
  ),
});
export type AfterSales = z.infer<typeof afterSalesAnswer>;

const common = { types: ['web'], fields: afterSalesTexts.fields, input: afterSalesInput } as const;
export const afterSalesCalls = {
  index: call('GET afterSales/index', {
    ...common,
    allow: 'query:afterSales:view',
    answer: afterSalesAnswer,
  }),
  /** A workbook of the figures, the days and all groups. */
  export: call('GET afterSales/export', {
    ...common,
    allow: 'query:afterSales:export',
    sendsFile: true,
  }),
};
