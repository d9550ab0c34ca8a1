import * as z from 'zod';
import { dayRange, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, rowId } from '#contract/validation.ts';
import { dealerData } from './feature.ts';
import { dealerDataTexts } from './texts.ts';

/** Without days: the last ninety. */
export const usualPeriod = 90;
/** A shipment is late when it is not received so many days after it was sent. */
export const lateAfterDays = 7;

/** The states of an incident that was confirmed. */
export const confirmedStates = ['confirmed', 'penalised', 'closed'] as const;

export const dealerDataFilter = listInput(['code', 'name'], {
  keyword,
  /** One dealer. */
  dealer_id: filter(rowId),
  disabled: yesOrNo,
  /** The period of everything but stock, which is as of now. */
  days: dayRange,
});

const count = z.number();
const dealerDataRow = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  parent_name: z.string(),
  disabled: z.boolean(),
  /** Units in stock, in all and by how many days they have been there. */
  stock: count,
  days_30: count,
  days_60: count,
  days_90: count,
  days_more: count,
  received: count,
  sold: count,
  forwarded: count,
  returned: count,
  /** The period. */
  first_day: z.string(),
  last_day: z.string(),
  /** Incidents of the period that name it, and those of them that were confirmed. */
  incidents: count,
  confirmed: count,
  /** Shipments to it in the period: all, received late or still on their way after the limit, with differences. */
  shipments: count,
  late: count,
  short: count,
  /** From 0 to 100; null: nothing was shipped to it and nothing happened. */
  score: count.nullable(),
});
export type DealerData = z.infer<typeof dealerDataRow>;

export const dealerDataCalls = recordCalls(dealerData, {
  filter: dealerDataFilter,
  row: dealerDataRow,
  fields: dealerDataTexts.fields,
});

type Judged = Pick<
  DealerData,
  'received' | 'incidents' | 'confirmed' | 'shipments' | 'late' | 'short'
>;

/** How many points each kind of trouble costs at most. */
export const scoreWeights = { incidents: 50, late: 25, short: 25 } as const;
/** Points for each confirmed incident in a thousand received units. */
const perIncident = 10;

/**
 * A hundred points, less: ten for each confirmed incident in a thousand units received (at most 50), 25 times the share
 * of shipments received late, 25 times the share with differences.
 */
export function scoreOf(of: Judged): number | null {
  if (of.shipments === 0 && of.confirmed === 0) return null;
  const share = (n: number) => (of.shipments === 0 ? 0 : n / of.shipments);
  const inThousand = of.confirmed / (Math.max(of.received, 1_000) / 1_000);
  const lost =
    Math.min(scoreWeights.incidents, perIncident * inThousand) +
    scoreWeights.late * share(of.late) +
    scoreWeights.short * share(of.short);
  return Math.round(100 - lost);
}
