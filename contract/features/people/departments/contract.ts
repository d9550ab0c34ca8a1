import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';

/** How deep departments grow, and how many there are at most. */
export const deptDepth = 8;
export const deptMost = 5_000;

export const deptInput = z.strictObject({
  parent_id: rowId.nullable().default(null),
  code: requiredText(32),
  name: requiredText(40),
  /** Who leads it: an account. */
  leader_id: rowId.nullable().default(null),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  remark: typed(200).default(''),
});

/** `GET {web,admin}/dept/index`: the whole tree as flat rows when `limit` allows. */
export const deptFilter = listInput(['sort', 'name', 'code'], { keyword });

export const deptRow = z.object({
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
  /** People directly in it. */
  users: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Dept = z.infer<typeof deptRow>;
