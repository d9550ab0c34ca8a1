import * as z from 'zod';
import { call } from '#contract/call.ts';
import { incidentStates } from '#contract/features/risk/incidents/contract.ts';
import { riskKinds } from '#contract/features/risk/rules/contract.ts';
import { dayRangeOfYear } from '#contract/list.ts';
import { provinceOf } from '#contract/places.ts';
import { filter, requiredText, rowId, rule, wholeNumber } from '#contract/validation.ts';
import { heatmapTexts } from './texts.ts';

/** Without days: the last thirty. */
export const usualDays = 30;
/** 0: abroad, where countries take the place of cities. */
const province = wholeNumber((number) => number.max(82)).refine(
  (code) => code === 0 || provinceOf(code) !== undefined,
  { error: rule('notAllowed') },
);

/** `GET heatmap/index`: consumers' scans by province, by city of one province, or by country. */
export const heatmapInput = z.strictObject({
  days: dayRangeOfYear,
  /** Only goods of this dealer. */
  dealer_id: filter(rowId),
  province: filter(province),
});

const counts = {
  total: z.number(),
  /** Of goods outside the territories of the dealer that had them. */
  outside: z.number(),
};
/** The code of a province (0: abroad or unknown), or a city or country as scans name it (empty: unknown). */
const key = z.union([z.number(), z.string()]);
const heatmapRow = z.object({ key, name: z.string(), ...counts });
export type HeatmapRow = z.infer<typeof heatmapRow>;
const heatmapFlow = z.object({
  dealer_id: z.number(),
  dealer_name: z.string(),
  /** The province of the dealer's address, or of its first territory; 0: unknown. */
  from: z.number(),
  /** A province, or abroad a country. */
  to: key,
  ...counts,
});
export type HeatmapFlow = z.infer<typeof heatmapFlow>;
const heatmapTerritory = z.object({
  dealer_id: z.number(),
  dealer_name: z.string(),
  province: z.number(),
  /** Empty: the whole province. */
  city: z.string(),
  from_day: z.string(),
  until_day: z.string().nullable(),
});
const heatmapAnswer = z.object({
  first_day: z.string(),
  last_day: z.string(),
  total: z.object(counts),
  rows: z.array(heatmapRow),
  /** The same by day; days and places without scans are left out. */
  series: z.array(z.object({ day: z.string(), key, ...counts })),
  /** The fifty ways that goods took most often. */
  flows: z.array(heatmapFlow),
  /** Where dealers were allowed to sell in the period; at most five hundred. */
  territories: z.array(heatmapTerritory),
});
export type Heatmap = z.infer<typeof heatmapAnswer>;

/** `GET heatmap/place`: what is behind the scans outside of a province or one of its cities. */
export const placeInput = z.strictObject({
  days: dayRangeOfYear,
  province,
  city: filter(requiredText(40)),
  dealer_id: filter(rowId),
  /** Of the products. */
  page: wholeNumber((number) => number.min(1).max(100_000)).default(1),
});
/** Products on a page. */
export const productsPerPage = 20;

const placeAnswer = z.object({
  dealers: z.array(
    z.object({
      dealer_id: z.number(),
      dealer_name: z.string(),
      /** From its incidents; null without the right to see them. */
      score: z.number().nullable(),
      ...counts,
    }),
  ),
  /** Open incidents of the province; null without the right to see incidents. */
  incidents: z
    .array(
      z.object({
        id: z.number(),
        code: z.string(),
        kind: z.enum(riskKinds),
        state: z.enum(incidentStates),
        dealer_name: z.string(),
        last_time: z.string(),
      }),
    )
    .nullable(),
  /** The shipments that brought these goods to their dealers; null without the right to see shipments. */
  shipments: z
    .array(
      z.object({
        id: z.number(),
        code: z.string(),
        dealer_name: z.string(),
        ship_time: z.string().nullable(),
        units: z.number(),
      }),
    )
    .nullable(),
  products: z.array(
    z.object({
      /** Its sequence number. */
      id: z.number(),
      code: z.string(),
      part_name: z.string(),
      dealer_name: z.string(),
      city: z.string(),
      n: z.number(),
      last_time: z.string(),
    }),
  ),
  product_count: z.number(),
});
export type HeatmapPlace = z.infer<typeof placeAnswer>;

const common = {
  types: ['web'],
  allow: 'sale:heatmap:view',
  fields: heatmapTexts.fields,
} as const;
export const heatmapCalls = {
  index: call('GET heatmap/index', { ...common, input: heatmapInput, answer: heatmapAnswer }),
  place: call('GET heatmap/place', { ...common, input: placeInput, answer: placeAnswer }),
};
