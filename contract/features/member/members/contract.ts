import * as z from 'zod';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { provinces } from '#contract/places.ts';
import {
  filter,
  mobile,
  requiredText,
  rowId,
  rule,
  typed,
  wholeNumber,
} from '#contract/validation.ts';
import { levelColors, mostGrowth } from '../member-levels/contract.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import { members } from './feature.ts';
import { memberTexts } from './texts.ts';
import { call } from '#contract/call.ts';

/** What makes a consumer a member without anybody entering them. */
export const memberDeeds = [
  'activation',
  'repair',
  'scan',
  'survey',
  'reward',
  'transfer',
] as const;
export type MemberDeed = (typeof memberDeeds)[number];
/** How the member was first registered. */
export const memberSources = [...memberDeeds, 'import', 'manual'] as const;
export type MemberSource = (typeof memberSources)[number];
/** Values of the dictionary `sex`. */
export const sexes = ['0', '1', '2'] as const;

const province = wholeNumber((number) => number.min(11).max(82)).refine(
  (code) => provinces.some((one) => one.code === code),
  { error: rule('notAllowed') },
);

export const memberInput = z.strictObject({
  name: requiredText(40),
  /** Empty keeps the stored number. */
  mobile: z.union([z.literal(''), mobile]).default(''),
  sex: z.enum(sexes).default('0'),
  birthday: z.iso.date().nullable().default(null),
  province: province.nullable().default(null),
  city: typed(40).default(''),
  source: z.enum(memberSources).default('manual'),
  is_enabled: z.boolean().default(true),
  remark: typed(200).default(''),
});
export type MemberInput = z.infer<typeof memberInput>;

/** `GET admin/member/index` */
export const memberFilter = listInput(
  ['name', 'growth', 'points', 'last_seen_time', 'create_time'],
  {
    keyword,
    /** The whole number or its last four digits; other parts do not match. */
    mobile: filter(typed(14)),
    level_id: filterList(rowId),
    source: filterList(z.enum(memberSources)),
    is_enabled: yesOrNo,
    create_time: dayRange,
  },
);

export const memberRow = z.object({
  id: z.number(),
  name: z.string(),
  /** Masked. */
  mobile: z.string(),
  sex: z.enum(sexes),
  birthday: z.string().nullable(),
  province: z.number().nullable(),
  city: z.string(),
  level_id: z.number().nullable(),
  level_name: z.string(),
  level_color: z.enum(levelColors),
  growth: z.number(),
  points: z.number(),
  source: z.enum(memberSources),
  is_enabled: z.boolean(),
  remark: z.string(),
  last_seen_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Member = z.infer<typeof memberRow>;

/** `GET admin/member/info` */
export const memberInfo = memberRow.extend({
  /** The next level and its threshold; null for the highest. */
  next: z.object({ name: z.string(), growth: z.number() }).nullable(),
});
export type MemberInfo = z.infer<typeof memberInfo>;

const amount = wholeNumber((number) => number.min(0).max(mostGrowth)).default(0);
/** The form for granting and deducting points. */
export const pointInput = z
  .strictObject({ points: amount, growth: amount, reason: requiredText(100) })
  .refine(({ points, growth }) => points + growth > 0, {
    path: ['points'],
    error: rule('required'),
  });
/** `POST admin/member/grant`, `POST admin/member/take` */
export const pointCommand = z
  .strictObject({ id: rowId, points: amount, growth: amount, reason: requiredText(100) })
  .refine(({ points, growth }) => points + growth > 0, {
    path: ['points'],
    error: rule('required'),
  });
/** `POST admin/memberPoint/reverse` */
export const reverseInput = z.strictObject({ id: rowId, reason: requiredText(100) });

/** Entries that come from a record of a company: each gives once. */
export const earnedKinds = ['activation', 'repair', 'scan', 'survey', 'reward'] as const;
export type EarnedKind = (typeof earnedKinds)[number];
export const pointKinds = [...earnedKinds, 'grant', 'take', 'reversal'] as const;
export type PointKind = (typeof pointKinds)[number];

/** `GET admin/memberPoint/index`: point entries of one member or of all, newest first. */
export const pointFilter = listInput(['create_time'], { member_id: filter(rowId) });
export const pointRow = z.object({
  id: z.number(),
  member_id: z.number(),
  kind: z.enum(pointKinds),
  points: z.number(),
  growth: z.number(),
  points_after: z.number(),
  growth_after: z.number(),
  reason: z.string(),
  reverses_id: z.number().nullable(),
  is_reversed: z.boolean(),
  create_user: z.string(),
  create_time: z.string(),
});
export type MemberPoint = z.infer<typeof pointRow>;

const movesPoints = {
  types: ['admin'],
  allow: 'member:member:points',
  input: pointCommand,
  answer: z.null(),
  fields: memberTexts.fields,
} as const;

export const memberCalls = {
  ...recordCalls(members, {
    filter: memberFilter,
    row: memberRow,
    input: memberInput,
    info: memberInfo,
    fields: memberTexts.fields,
  }),
  grant: call('POST member/grant', movesPoints),
  take: call('POST member/take', movesPoints),
  reveal: revealCall(members, memberTexts.fields),
};

export const memberPointCalls = {
  index: call('GET memberPoint/index', {
    types: ['admin'],
    allow: 'member:member:view',
    input: pointFilter,
    rows: pointRow,
    fields: memberTexts.fields,
  }),
  reverse: call('POST memberPoint/reverse', {
    types: ['admin'],
    allow: 'member:member:points',
    input: reverseInput,
    answer: z.null(),
    fields: memberTexts.fields,
  }),
};
