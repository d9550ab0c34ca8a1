import * as z from 'zod';
import { languages } from '#contract/language.ts';
import { loginTypes } from '#contract/login-types.ts';
import { requiredText, rowId, rule } from '#contract/validation.ts';
import { branding } from '../session/contract.ts';

/** `GET {type}/index/getUserInfo`: the entity User of the specification, and what the shell needs beside it. */
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

/** `POST {type}/index/updateProfile` */
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

/** `POST {type}/index/updateAvatar`: a small picture as a data address, or empty to take it away. */
export const avatarInput = z.strictObject({ image: z.string().max(360_000) });
export const avatarAnswer = z.object({ avatar: z.string().nullable() });
