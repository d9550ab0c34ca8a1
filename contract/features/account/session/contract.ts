import * as z from 'zod';
import { call } from '#contract/call.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { inviteToken } from '#contract/invitation.ts';
import { loginTypes } from '#contract/login-types.ts';
import {
  creditCode,
  mobile,
  password,
  requiredText,
  rowId,
  rule,
  typed,
} from '#contract/validation.ts';

const smsCode = z
  .string({ error: rule('codeEmpty') })
  .trim()
  .min(1, { error: rule('codeEmpty'), abort: true })
  .regex(/^\d{6}$/, { error: rule('formatError') });
const captcha = z
  .string({ error: rule('codeEmpty') })
  .trim()
  .min(1, { error: rule('codeEmpty'), abort: true })
  .max(12);
const captchaKey = requiredText(64);

export const loginInput = z.strictObject({
  username: z
    .string({ error: rule('usernameEmpty') })
    .trim()
    .min(1, { error: rule('usernameEmpty') })
    .max(64),
  password: z
    .string({ error: rule('passwordEmpty') })
    .min(1, { error: rule('passwordEmpty') })
    .max(128),
  remember: z.boolean().default(false),
  captcha: typed(12).optional(),
  key: typed(64).optional(),
  /** Which company, where one phone number has accounts of several. */
  company_id: rowId.optional(),
});
const loginAnswer = z.object({
  access_token: z.string(),
  must_change_password: z.boolean(),
});

/**
 * Sent with a refused sign-in: whether the next attempt needs a captcha, and the companies to choose from where a phone
 * number and its password belong to several.
 */
export type LoginRefused = {
  captcha_required: boolean;
  companies?: { company_id: number; company_name: string; dealer_name: string }[];
};

const captchaAnswer = z.object({ captcha: z.string(), key: z.string() });

/** Phone-change fields plus key. */
const smsInput = z.strictObject({
  mobile,
  captcha,
  key: captchaKey,
  code: typed(12).optional(),
});

export const modMobileInput = z.strictObject({
  mobile,
  captcha: typed(12).optional(),
  code: smsCode,
  key: typed(64).optional(),
});

export const passwordInput = z
  .strictObject({
    realname: typed(32).optional(),
    oldPassword: z
      .string({ error: rule('passwordEmpty') })
      .min(1, { error: rule('passwordEmpty') })
      .max(128),
    newPassword: password,
    rePassword: z.string({ error: rule('confirmEmpty') }).min(1, { error: rule('confirmEmpty') }),
  })
  .refine((form) => form.newPassword === form.rePassword, {
    error: rule('confirmDiffers'),
    path: ['rePassword'],
    when: ({ value }) => {
      const form = value as { newPassword?: unknown; rePassword?: unknown };
      return (
        typeof form?.newPassword === 'string' &&
        typeof form.rePassword === 'string' &&
        form.rePassword !== ''
      );
    },
  });

export const username = z
  .string({ error: rule('usernameEmpty') })
  .trim()
  .min(1, { error: rule('usernameEmpty'), abort: true })
  .regex(/^[A-Za-z0-9._-]{3,32}$/, { error: rule('usernameForm') });

/** A company and its general manager. */
export const registerInput = z.strictObject({
  company_name: requiredText(64),
  credit_code: creditCode,
  realname: requiredText(32),
  username,
  password,
  mobile,
  code: smsCode,
  /** The link of a company that wants this one as its supplier or customer. */
  invitation: inviteToken.optional(),
});
const registerAnswer = z.object({ company_id: rowId });

/** A new password, by a code sent to the phone number of the account. */
export const resetInput = z.strictObject({
  mobile,
  code: smsCode,
  password,
  /** Which account, where the phone number has several. */
  account_id: rowId.optional(),
});
const resetAnswer = z.object({ username: z.string() });

/** Sent where the phone number has several accounts: those to choose from. */
export type ResetRefused = {
  accounts: { id: number; username: string; company_name: string }[];
};

const invitationAnswer = z.object({
  username: z.string(),
  realname: z.string(),
  company_name: z.string(),
});
const partnerInvitation = z.object({
  company_name: z.string(),
  /** As what the other company is invited. */
  side: z.enum(['supplier', 'customer']),
  name: z.string(),
  credit_code: z.string(),
  contact: z.string(),
});
export type PartnerInvitation = z.infer<typeof partnerInvitation>;
export const acceptInput = z.strictObject({
  token: inviteToken,
  realname: requiredText(32),
  password,
});

const brandingInput = z.strictObject({ company_id: rowId.optional() });
/** How a company's own login page looks. */
export const branding = z.object({
  title: z.string(),
  logo: z.string().nullable(),
  color: z.string().nullable(),
});
export type Branding = z.infer<typeof branding>;

export const sessionCalls = {
  login: call('POST login/login', {
    types: loginTypes,
    allow: 'public',
    input: loginInput,
    answer: loginAnswer,
  }),
  logout: call('GET login/logout', { types: loginTypes, allow: 'signedIn', answer: z.null() }),
  captcha: call('GET login/captcha', {
    types: loginTypes,
    allow: 'public',
    answer: captchaAnswer,
  }),
  sms: call('POST login/sms', {
    types: loginTypes,
    allow: 'public',
    input: smsInput,
    answer: z.null(),
  }),
  register: call('POST login/register', {
    types: ['web'],
    allow: 'public',
    input: registerInput,
    answer: registerAnswer,
    fields: { ...companyTexts.fields, company_name: companyTexts.fields.name },
  }),
  resetPassword: call('POST login/resetPassword', {
    types: loginTypes,
    allow: 'public',
    input: resetInput,
    answer: resetAnswer,
  }),
  invitation: call('POST login/invitation', {
    types: loginTypes,
    allow: 'public',
    input: z.strictObject({ token: inviteToken }),
    answer: invitationAnswer,
  }),
  /** Which company invites by a link, and what it knows of the one it invites. */
  partnerInvitation: call('POST login/partnerInvitation', {
    types: ['web'],
    allow: 'public',
    input: z.strictObject({ token: inviteToken }),
    answer: partnerInvitation,
  }),
  acceptInvitation: call('POST login/acceptInvitation', {
    types: loginTypes,
    allow: 'public',
    input: acceptInput,
    answer: resetAnswer,
  }),
  branding: call('GET login/branding', {
    types: ['web'],
    allow: 'public',
    input: brandingInput,
    answer: branding.nullable(),
  }),
};
