import * as z from 'zod';
import { call } from '#contract/call.ts';
import { earnedKinds, memberDeeds } from '#contract/features/member/members/contract.ts';
import { repairStates } from '#contract/features/sale/repairs/states.ts';
import { reportStates } from '#contract/features/sale/reports/moves.ts';
import { warrantyStates } from '#contract/features/sale/warranties/moves.ts';
import { dayRange, filterList, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import { filter, rowId, typed } from '#contract/validation.ts';
import { companyMembers } from './feature.ts';
import { companyMemberTexts } from './texts.ts';

/** `GET companyMember/index` */
export const companyMemberFilter = listInput(['first_time', 'last_time', 'points'], {
  /** The whole number or its last four digits; other parts do not match. */
  mobile: filter(typed(14)),
  source: filterList(z.enum(memberDeeds)),
  first_time: dayRange,
  last_time: dayRange,
});

const companyMemberRow = z.object({
  id: z.number(),
  company_id: z.number(),
  /** The first letter of the name; empty if none was told. */
  name: z.string(),
  /** Never the whole number. */
  phone: z.string(),
  source: z.enum(memberDeeds),
  /** How many of each they have here. */
  warranties: z.number(),
  repairs: z.number(),
  /** What they collected with products of this company, not what they have in all. */
  points: z.number(),
  first_time: z.string(),
  last_time: z.string(),
});
export type CompanyMember = z.infer<typeof companyMemberRow>;

/** `GET companyMember/info?id=`: with the newest records of this person; null where the caller may not view such records. */
const companyMemberInfo = companyMemberRow.extend({
  owned: z
    .array(
      z.object({
        id: z.number(),
        code: z.string(),
        part_name: z.string(),
        state: z.enum(warrantyStates),
        active_time: z.string(),
        expire_time: z.string(),
      }),
    )
    .nullable(),
  requests: z
    .array(
      z.object({
        id: z.number(),
        code: z.string(),
        part_name: z.string(),
        state: z.enum(repairStates),
        create_time: z.string(),
      }),
    )
    .nullable(),
  reports: z
    .array(
      z.object({
        id: z.number(),
        code: z.string(),
        part_name: z.string(),
        state: z.enum(reportStates),
        create_time: z.string(),
      }),
    )
    .nullable(),
  surveys: z
    .array(
      z.object({
        id: z.number(),
        title: z.string(),
        serial_number: z.string(),
        create_time: z.string(),
      }),
    )
    .nullable(),
  collected: z.array(
    z.object({
      kind: z.enum(earnedKinds),
      points: z.number(),
      is_reversed: z.boolean(),
      create_time: z.string(),
    }),
  ),
});
export type CompanyMemberInfo = z.infer<typeof companyMemberInfo>;

const { fields } = companyMemberTexts;

export const companyMemberCalls = {
  ...recordCalls(companyMembers, { filter: companyMemberFilter, row: companyMemberRow, fields }),
  info: call('GET companyMember/info', {
    types: ['web'],
    allow: 'sale:companyMember:view',
    input: z.strictObject({ id: rowId }),
    answer: companyMemberInfo,
    fields,
  }),
  reveal: revealCall(companyMembers, fields),
};
