import * as z from 'zod';
import { call } from '#contract/call.ts';
import type { Permission } from '#contract/permissions.ts';
import { screenFigures, screenPeriodNames, screenRanks, screenTrends } from './kinds.ts';
import type { ScreenKind } from './kinds.ts';
import { screenTexts } from './texts.ts';

/** `GET shipmentScreen/index` and those of the other screens. */
export const screenInput = z.strictObject({
  period: z.enum(screenPeriodNames).default('today'),
});

const anyOf = <Key extends string>(lists: Readonly<Record<string, readonly Key[]>>) =>
  z.enum([...new Set(Object.values(lists).flat())] as [Key, ...Key[]]);

const board = z.object({
  /** The time of the server: the clock on the wall goes by it. */
  now: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  before_first: z.string(),
  before_last: z.string(),
  figures: z.array(
    z.object({
      key: anyOf(screenFigures),
      /** Money is in cents. */
      value: z.number(),
      /** In the period before, of as many days; null: it is as of now. */
      before: z.number().nullable(),
    }),
  ),
  trend: z.object({
    /** The last days, two weeks of them at least. */
    days: z.array(z.string()),
    series: z.array(z.object({ key: anyOf(screenTrends), values: z.array(z.number()) })),
  }),
  ranks: z.array(
    z.object({
      key: anyOf(screenRanks),
      rows: z.array(
        z.object({
          /** An id; of a receiver or buyer `d1` a dealer, `c1` a customer. */
          id: z.union([z.number(), z.string()]),
          name: z.string(),
          value: z.number(),
          /** What it is to become; null: nothing. */
          most: z.number().nullable(),
        }),
      ),
    }),
  ),
  /** What happened last, or is under way. */
  latest: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      units: z.number(),
      /** Of so many; null: of no certain number. */
      most: z.number().nullable(),
      state: z.string(),
      time: z.string(),
    }),
  ),
});
export type Board = z.infer<typeof board>;
export type ScreenLine = Board['latest'][number];

const screenCall = <const Allow extends Permission>(resource: string, allow: Allow) =>
  call(`GET ${resource}/index`, {
    types: ['web'],
    allow,
    input: screenInput,
    answer: board,
    fields: screenTexts.fields,
  });

export const screenCalls = {
  shipment: screenCall('shipmentScreen', 'dashboard:shipmentScreen:view'),
  packing: screenCall('packingScreen', 'dashboard:packingScreen:view'),
  production: screenCall('productionScreen', 'dashboard:productionScreen:view'),
  sale: screenCall('saleScreen', 'dashboard:saleScreen:view'),
  dealer: screenCall('dealerScreen', 'dashboard:dealerScreen:view'),
  customer: screenCall('customerScreen', 'dashboard:customerScreen:view'),
  order: screenCall('orderScreen', 'dashboard:orderScreen:view'),
} satisfies Record<ScreenKind, unknown>;
