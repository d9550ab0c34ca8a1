import * as z from 'zod';
import { username } from '#contract/features/account/session/contract.ts';
import { keyword, listInput } from '#contract/list.ts';
import { namesShown } from '#contract/names.ts';
import {
  filter,
  mobile,
  optionalEmail,
  password,
  requiredText,
  rowId,
  rule,
  typed,
} from '#contract/validation.ts';

const maskedMobile = /^\d{3}\*{4}\d{4}$/;
/** Whether a number is only the mask of the one that is kept. */
export const isMasked = (value: string): boolean => maskedMobile.test(value);

/** A number; or the mask under which it was shown, which leaves it as it is. */
const mobileOrMask = z
  .union([z.literal(''), z.string().trim().regex(maskedMobile), mobile], {
    error: rule('formatError'),
  })
  .default('');

export const userInput = z.strictObject({
  username,
  realname: requiredText(32),
  mobile: mobileOrMask,
  email: optionalEmail,
  dept_id: rowId.nullable().default(null),
  position_id: rowId.nullable().default(null),
  level_id: rowId.nullable().default(null),
  role_ids: z.array(rowId).min(1).max(20),
  remark: typed(200).default(''),
});
export type UserInput = z.output<typeof userInput>;

/** A new one may bring a password; without one it is made, and shown once. */
export const newUserInput = userInput.extend({
  password: z.union([z.literal(''), password]).default(''),
});

export const userStates = ['active', 'disabled', 'locked'] as const;
export type UserState = (typeof userStates)[number];

/** `GET {web,admin}/user/index` */
export const userFilter = listInput(['username', 'create_time', 'last_login_time'], {
  keyword,
  /** With everything below it. */
  dept_id: filter(rowId),
  role_id: filter(rowId),
  position_id: filter(rowId),
  level_id: filter(rowId),
  state: filter(z.enum(userStates)),
});

export const userRow = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  username: z.string(),
  realname: z.string(),
  mobile: z.string(),
  email: z.string(),
  dept_id: z.number().nullable(),
  dept_name: z.string().nullable(),
  position_id: z.number().nullable(),
  position_name: z.string().nullable(),
  level_id: z.number().nullable(),
  level_name: z.string().nullable(),
  roles: z.array(z.object({ id: z.number(), name: namesShown })),
  role_ids: z.array(z.number()),
  state: z.enum(userStates),
  must_change_password: z.boolean(),
  /** Whether the reader holds all that this person holds, and so may manage them. */
  can_manage: z.boolean(),
  remark: z.string(),
  last_login_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type User = z.infer<typeof userRow>;

/** A password is shown once, to whoever made it. */
export const shownPassword = z.object({ username: z.string(), password: z.string() });
export type ShownPassword = z.infer<typeof shownPassword>;

export const newUser = userRow.extend({ initial_password: z.string().nullable() });
export type NewUser = z.infer<typeof newUser>;

/** Each new password costs the server some work on purpose. */
export const resetAtOnce = 50;

/** `POST {web,admin}/user/resetPassword`: of those that were imported, many at once. */
export const resetInput = z.strictObject({
  ids: z.array(rowId).min(1).max(resetAtOnce),
});
