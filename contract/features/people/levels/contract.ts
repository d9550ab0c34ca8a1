import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import type { Feature, Verb } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, typed, wholeNumber } from '#contract/validation.ts';
import { levels, platformLevels } from './feature.ts';
import { levelTexts } from './texts.ts';

const levelInput = z.strictObject({
  code: requiredText(32),
  name: requiredText(40),
  /** Higher numbers are higher ranks. */
  rank: wholeNumber((number) => number.min(1).max(999)),
  remark: typed(200).default(''),
});

export const levelFilter = listInput(['rank', 'name', 'code'], { keyword });

export const levelRow = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  code: z.string(),
  name: z.string(),
  rank: z.number(),
  remark: z.string(),
  /** The number of users with it. */
  users: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Level = z.infer<typeof levelRow>;

const callsOf = <T extends LoginType>(
  of: Pick<Feature<T, string, string, Verb>, 'resource' | 'area' | 'types' | 'verbs'>,
) =>
  recordCalls(of, {
    filter: levelFilter,
    row: levelRow,
    input: levelInput,
    fields: levelTexts.fields,
  });
/** Levels of a company or of the platform: the same paths, each with its own rights. */
export type LevelCalls = ReturnType<typeof callsOf<'web' | 'admin'>>;
export const levelCalls = callsOf(levels);
export const platformLevelCalls = callsOf(platformLevels);
