import * as z from 'zod';
import { keyword, listInput, yesOrNo } from '#contract/list.ts';
import type { Feature, Verb } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, typed, wholeNumber } from '#contract/validation.ts';
import { positions, platformPositions } from './feature.ts';
import { positionTexts } from './texts.ts';

const positionInput = z.strictObject({
  code: requiredText(32),
  name: requiredText(40),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  /** A disabled position can no longer be assigned. */
  is_active: z.boolean().default(true),
  remark: typed(200).default(''),
});

export const positionFilter = listInput(['sort', 'name', 'code'], { keyword, is_active: yesOrNo });

export const positionRow = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  code: z.string(),
  name: z.string(),
  sort: z.number(),
  is_active: z.boolean(),
  remark: z.string(),
  /** The number of users with it. */
  users: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Position = z.infer<typeof positionRow>;

const callsOf = <T extends LoginType>(
  of: Pick<Feature<T, string, string, Verb>, 'resource' | 'area' | 'types' | 'verbs'>,
) =>
  recordCalls(of, {
    filter: positionFilter,
    row: positionRow,
    input: positionInput,
    fields: positionTexts.fields,
  });
/** Positions of a company or of the platform: the same paths, each with its own rights. */
export type PositionCalls = ReturnType<typeof callsOf<'web' | 'admin'>>;
export const positionCalls = callsOf(positions);
export const platformPositionCalls = callsOf(platformPositions);
