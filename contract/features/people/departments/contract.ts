import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import type { Feature, Verb } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { departments, platformDepartments } from './feature.ts';
import { deptTexts } from './texts.ts';

/** Maximum depth of the tree and number of departments. */
export const deptDepth = 8;
export const deptMost = 5_000;

const deptInput = z.strictObject({
  parent_id: rowId.nullable().default(null),
  code: requiredText(32),
  name: requiredText(40),
  /** The account of its head. */
  leader_id: rowId.nullable().default(null),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  remark: typed(200).default(''),
});

/** The whole tree as flat rows when `limit` allows. */
export const deptFilter = listInput(['sort', 'name', 'code'], { keyword });

const deptRow = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  parent_id: z.number().nullable(),
  parent_code: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  leader_id: z.number().nullable(),
  leader_name: z.string().nullable(),
  sort: z.number(),
  remark: z.string(),
  /** Users directly in this department. */
  users: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Dept = z.infer<typeof deptRow>;

const callsOf = <T extends LoginType>(
  of: Pick<Feature<T, string, string, Verb>, 'resource' | 'area' | 'types' | 'verbs'>,
) =>
  recordCalls(of, {
    filter: deptFilter,
    row: deptRow,
    input: deptInput,
    fields: deptTexts.fields,
  });
/** Departments of a company or of the platform: the same paths, each with its own rights. */
export type DeptCalls = ReturnType<typeof callsOf<'web' | 'admin'>>;
export const deptCalls = callsOf(departments);
export const platformDeptCalls = callsOf(platformDepartments);
