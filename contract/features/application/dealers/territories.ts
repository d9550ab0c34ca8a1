import * as z from 'zod';
import { call } from '#contract/call.ts';
import { filter, rowId, rule, wholeNumber } from '#contract/validation.ts';
import { filterList, listInput } from '#contract/list.ts';
import { provinceOf } from '#contract/places.ts';
import { territoryTexts } from './texts.ts';

export const territoryLimits = { most: 200 } as const;

const province = wholeNumber((number) => number).refine((code) => provinceOf(code) !== undefined, {
  error: rule('notAllowed'),
});
/** A city by its GB/T 2260 code, which begins with that of its province. */
const city = wholeNumber((number) => number.min(110_000).max(829_999));

/**
 * Where a dealer may sell and when: a whole province or one of its cities; without a last day the territory has no end.
 */
export const territoryInput = z
  .strictObject({
    province,
    city: city.nullable().default(null),
    from_day: z.iso.date(),
    until_day: z.iso.date().nullable().default(null),
  })
  .refine(({ city: at, province: of }) => at === null || Math.floor(at / 10_000) === of, {
    error: rule('cityElsewhere'),
    path: ['city'],
  })
  .refine(({ from_day: from, until_day: until }) => until === null || until >= from, {
    error: rule('endsBefore'),
    path: ['until_day'],
  });
export type Territory = z.infer<typeof territoryInput>;

type Period = { from_day: string; until_day: string | null };
const doMeet = (one: Period, other: Period) =>
  (one.until_day === null || one.until_day >= other.from_day) &&
  (other.until_day === null || other.until_day >= one.from_day);

type Placed = Pick<Territory, 'province' | 'city'> & Period;
/** Whether two territories overlap in place and time. A province without a city includes all its cities. */
export const doOverlap = (one: Placed, other: Placed): boolean =>
  one.province === other.province &&
  (one.city === null || other.city === null || one.city === other.city) &&
  doMeet(one, other);

/** The territories of one dealer; they must not overlap. */
export const territoriesInput = z
  .array(territoryInput)
  .max(territoryLimits.most)
  .superRefine((list, context) => {
    for (const [at, one] of list.entries())
      if (list.slice(0, at).some((earlier) => doOverlap(earlier, one)))
        context.addIssue({
          code: 'custom',
          message: rule('territoryTwice'),
          path: [at, 'province'],
        });
  });

export const territoryFilter = listInput(['from_day'], {
  dealer_id: filter(rowId),
  province: filterList(wholeNumber((number) => number.min(11).max(82))),
  /** The territories in force on this day. */
  day: filter(z.iso.date()),
});
const territoryRow = z.object({
  id: z.number(),
  company_id: z.number(),
  dealer_id: z.number(),
  dealer_code: z.string(),
  dealer_name: z.string(),
  province: z.number(),
  city: z.number().nullable(),
  city_name: z.string(),
  from_day: z.string(),
  until_day: z.string().nullable(),
  create_time: z.string(),
});
export type TerritoryRow = z.infer<typeof territoryRow>;

export const territoryCalls = {
  /** Which dealer may sell where. */
  index: call('GET territory/index', {
    types: ['web'],
    allow: 'app:dealer:view',
    input: territoryFilter,
    rows: territoryRow,
    fields: territoryTexts.fields,
  }),
};
