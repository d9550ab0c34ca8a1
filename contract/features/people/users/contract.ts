import * as z from 'zod';
import { call } from '#contract/call.ts';
import type { Feature, Verb } from '#contract/feature.ts';
import { username } from '#contract/features/account/session/contract.ts';
import { invitation, inviteByLinkInput } from '#contract/invitation.ts';
import { idsInput, keyword, listInput } from '#contract/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { namesShown } from '#contract/names.ts';
import type { Permission } from '#contract/permissions.ts';
import { recordCalls } from '#contract/record-calls.ts';
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
import { masked } from '#contract/reveal.ts';
import { platformUsers, users } from './feature.ts';
import type { userMoves } from './moves.ts';
import { userTexts } from './texts.ts';

/** A phone number, or the mask it was shown under, which keeps it unchanged. */
const mobileOrMask = z
  .union([z.literal(''), z.string().trim().regex(masked), mobile], {
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

/** A new user may have a password; otherwise one is generated and shown once. */
export const newUserInput = userInput.extend({
  password: z.union([z.literal(''), password]).default(''),
});

export const userStates = ['active', 'disabled', 'locked'] as const;
export type UserState = (typeof userStates)[number];

export const userFilter = listInput(['username', 'create_time', 'last_login_time'], {
  keyword,
  /** Includes departments below it. */
  dept_id: filter(rowId),
  role_id: filter(rowId),
  position_id: filter(rowId),
  level_id: filter(rowId),
  state: filter(z.enum(userStates)),
});

const userRow = z.object({
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
  /** Whether the reader has all rights of this user, and so may manage them. */
  can_manage: z.boolean(),
  /** Until when an invitation can be accepted; null if there is none. */
  invite_until: z.string().nullable(),
  remark: z.string(),
  last_login_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type User = z.infer<typeof userRow>;

/** A password is shown once, to the user who made it. */
const shownPassword = z.object({ username: z.string(), password: z.string() });
export type ShownPassword = z.infer<typeof shownPassword>;

const newUser = userRow.extend({ initial_password: z.string().nullable() });
export type NewUser = z.infer<typeof newUser>;

/** Hashing each new password is slow on purpose. */
export const resetAtOnce = 50;

/** Passwords of imported users. */
const resetInput = z.strictObject({
  ids: z.array(rowId).min(1).max(resetAtOnce),
});

const { fields } = userTexts;
const callsOf = <T extends LoginType>(
  of: Pick<
    Feature<T, string, string, Verb, string, string, typeof userMoves>,
    'resource' | 'area' | 'types' | 'verbs' | 'moves'
  >,
) => {
  const common = (right: string) => ({
    types: of.types,
    allow: `${of.area}:${right}` as Permission,
    fields,
  });
  return {
    ...recordCalls(of, { filter: userFilter, row: userRow, input: userInput, fields }),
    ...moveCalls(of, fields),
    add: call('POST user/add', { ...common('add'), input: newUserInput, answer: newUser }),
    resetPassword: call('POST user/resetPassword', {
      ...common('resetPassword'),
      input: resetInput,
      answer: z.array(shownPassword),
    }),
    /** Invites a user who never signed in; a later invitation takes the place of an earlier one. */
    invite: call('POST user/invite', {
      ...common('resetPassword'),
      input: inviteByLinkInput,
      answer: invitation,
    }),
    revokeInvite: call('POST user/revokeInvite', {
      ...common('resetPassword'),
      input: z.strictObject({ id: rowId }),
      answer: z.null(),
    }),
    /** Ends their sign-ins on every device, as after a lost phone; the passwords stay. */
    signOut: call('POST user/signOut', {
      ...common('disable'),
      input: idsInput,
      answer: z.null(),
    }),
    unlock: call('POST user/unlock', {
      ...common('unlock'),
      input: idsInput,
      answer: z.null(),
    }),
  };
};
/** Users of a company or of the platform: the same paths, each with its own rights. */
export type UserCalls = ReturnType<typeof callsOf<'web' | 'admin'>>;
export const userCalls = callsOf(users);
export const platformUserCalls = callsOf(platformUsers);
