import * as z from 'zod';
import { call } from '#contract/call.ts';
import { languages } from '#contract/language.ts';
import { loginTypes } from '#contract/login-types.ts';
import { requiredText, rowId, rule } from '#contract/validation.ts';
import { branding, modMobileInput, passwordInput } from '../session/contract.ts';
import { standing } from './standing.ts';

/** The entity User of the specification, plus what the app shell needs. */
export const userInfo = z.object({
  id: z.number(),
  login_type: z.enum(loginTypes),
  username: z.string(),
  realname: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  avatar: z.string().nullable(),
  language: z.enum(languages).nullable(),
  version: z.number(),
  company_id: z.number().nullable(),
  company_name: z.string().nullable(),
  company_verify_status: z.number().nullable(),
  system_version_name: z.string().nullable(),
  roles: z.array(z.object({ code: z.string(), name: z.string() })),
  authorities: z.array(z.object({ permission: z.string() })),
  permissionList: z.array(z.string()),
  menus: z.array(z.unknown()),
  company_config: z.object({ config_3d: z.boolean() }),
  branding: branding.nullable(),
  must_change_password: z.boolean(),
  home_path: z.string().nullable(),
  print_control_url: z.string().nullable(),
  last_login_time: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const profileInput = z.strictObject({
  version: rowId,
  realname: requiredText(32),
  email: z.union([
    z.literal(''),
    z
      .string()
      .trim()
      .max(128)
      .pipe(z.email({ error: rule('email') })),
  ]),
  language: z.enum(languages).nullable().default(null),
});

/** A small picture as a data URL, or empty to remove it. */
const avatarInput = z.strictObject({ image: z.string().max(360_000) });
const avatarAnswer = z.object({ avatar: z.string().nullable() });

const own = { types: loginTypes, allow: 'signedIn' } as const;
export const profileCalls = {
  getUserInfo: call('GET index/getUserInfo', { ...own, answer: userInfo }),
  /** The menu as a tree of `MenuEntry`. */
  getMenuList: call('GET index/getMenuList', { ...own, answer: z.array(z.unknown()) }),
  standing: call('GET index/standing', { ...own, answer: standing }),
  updatePwd: call('POST index/updatePwd', { ...own, input: passwordInput, answer: z.null() }),
  modMobile: call('POST index/modMobile', { ...own, input: modMobileInput, answer: z.null() }),
  updateProfile: call('POST index/updateProfile', {
    ...own,
    input: profileInput,
    answer: userInfo,
  }),
  updateAvatar: call('POST index/updateAvatar', {
    ...own,
    input: avatarInput,
    answer: avatarAnswer,
  }),
};
