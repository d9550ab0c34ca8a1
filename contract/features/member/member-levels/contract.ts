import * as z from 'zod';
import { dayRange, keyword, listInput } from '#contract/list.ts';
import { inThree } from '#contract/translated.ts';
import { requiredText, typed, wholeNumber } from '#contract/validation.ts';
import { memberLevels } from './feature.ts';
import { memberLevelTexts } from './texts.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const levelColors = ['grey', 'blue', 'jade', 'amber', 'seal'] as const;
export type LevelColor = (typeof levelColors)[number];

/** Upper limit of growth and points, far below that of the column. */
export const mostGrowth = 100_000_000;

export const memberLevelInput = z.strictObject({
  name: requiredText(20),
  name_en: requiredText(40),
  name_tw: requiredText(20),
  /** From this much growth on; the lowest level begins at 0. */
  growth: wholeNumber((number) => number.min(0).max(mostGrowth)),
  color: z.enum(levelColors).default('grey'),
  benefits: typed(500).default(''),
});

/** `GET admin/memberLevel/index`: lowest first by default. */
export const memberLevelFilter = listInput(['name', 'growth', 'create_time'], {
  keyword,
  create_time: dayRange,
});

export const memberLevelRow = z.object({
  id: z.number(),
  ...inThree('name', z.string(), z.string()),
  growth: z.number(),
  color: z.enum(levelColors),
  benefits: z.string(),
  /** The number of members at this level. */
  members: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type MemberLevel = z.infer<typeof memberLevelRow>;

export const memberLevelCalls = recordCalls(memberLevels, {
  filter: memberLevelFilter,
  row: memberLevelRow,
  input: memberLevelInput,
  fields: memberLevelTexts.fields,
});
