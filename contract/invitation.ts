import * as z from 'zod';
import { languages } from './language.ts';
import { t } from './text.ts';
import { rowId } from './validation.ts';

/** Whom to invite by a link; it is also sent by SMS or email if wished, by default in the inviter’s language. */
export const inviteByLinkInput = z.strictObject({
  id: rowId,
  by_sms: z.boolean().default(false),
  by_email: z.boolean().default(false),
  language: z.enum(languages).optional(),
});
export type InviteByLink = z.output<typeof inviteByLinkInput>;

/** The link of an invitation, shown once: its path on this site, until when it is valid, and to whom it was sent. */
export const invitation = z.object({ path: z.string(), until: z.string(), sent_to: z.string() });
export type Invitation = z.infer<typeof invitation>;

export const inviteToken = z.string().trim().min(20).max(64);

/** After the hash, where no server and no other site sees it. */
export const linkParts = { person: 'invite', partner: 'partner' } as const;

/** The token in the part of an address after `#`, if it is an invitation of this kind. */
export function tokenIn(hash: string, kind: keyof typeof linkParts): string | undefined {
  const [name, token] = hash.replace(/^#/, '').split('=');
  return name === linkParts[kind] && /^[\w-]{20,64}$/.test(token ?? '') ? token : undefined;
}

export const invitationTexts = {
  fields: {
    invite_until: t('邀请有效期至', 'Invited until', '邀請有效期至'),
    by_sms: t('短信通知', 'By SMS', '簡訊通知'),
    by_email: t('邮件通知', 'By email', '郵件通知'),
    language: t('语言', 'Language', '語言'),
  },
  commands: {
    invite: t('邀请', 'Invite', '邀請'),
    inviteAgain: t('重新邀请', 'Invite again', '重新邀請'),
    revokeInvite: t('撤回邀请', 'Revoke invitation', '撤回邀請'),
  },
  title: t('邀请“{name}”', 'Invitation for {name}', '邀請「{name}」'),
  line: t(
    '把链接发给本人。打开后设置密码即可登录，{until} 前有效，只能使用一次。',
    'Send the link to this person. It lets them set a password and sign in; valid once, until {until}.',
    '把連結發給本人。開啟後設定密碼即可登入，{until} 前有效，只能使用一次。',
  ),
  copy: t('复制链接', 'Copy the link', '複製連結'),
  sms: t('短信发送到 {mobile}', 'Send by SMS to {mobile}', '以簡訊傳送到 {mobile}'),
  mail: t('邮件发送到 {email}', 'Send by email to {email}', '以郵件傳送到 {email}'),
  sent: t('已发送到 {to}', 'Sent to {to}', '已傳送到 {to}'),
  language: t('消息语言', 'Language of the message', '訊息語言'),
  close: t('完成', 'Done', '完成'),
  done: {
    invited: t('邀请已生成', 'Invitation made', '邀請已產生'),
    revoked: t('邀请已撤回', 'Invitation revoked', '邀請已撤回'),
  },
  errors: {
    alreadyIn: t(
      '“{name}”已登录过，不需要邀请；忘记密码时请重置密码',
      '{name} has signed in before and needs no invitation; reset the password if it is forgotten',
      '「{name}」已登入過，不需要邀請；忘記密碼時請重設密碼',
    ),
    noMobile: t(
      '“{name}”没有手机号，请复制链接发送',
      '{name} has no phone number; copy the link and send it yourself',
      '「{name}」沒有手機號碼，請複製連結後自行傳送',
    ),
    noEmail: t(
      '“{name}”没有邮箱，请复制链接发送',
      '{name} has no email; copy the link and send it yourself',
      '「{name}」沒有電子郵件，請複製連結後自行傳送',
    ),
  },
} as const;
