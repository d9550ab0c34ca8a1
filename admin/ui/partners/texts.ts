import type { LinkMove, LinkState } from '#contract/partners.ts';
import { t, type Text } from '#contract/text.ts';
import type { StateTone } from '#admin/ui/StateDot.tsx';

export const linkTones: Record<LinkState, StateTone> = {
  none: 'idle',
  invited: 'busy',
  pending: 'caution',
  active: 'good',
  suspended: 'bad',
};

/** Moves that ask for something first: whom to invite, or why. */
export type AskingMove = Extract<LinkMove, 'invite' | 'decline' | 'suspend' | 'end'>;

/** What is said before a move that asks for nothing more. */
export const moveQuestions: Record<Exclude<LinkMove, AskingMove>, Text> = {
  withdraw: t(
    '撤回对“{name}”的邀请？对方将不再看到它。',
    'Withdraw the invitation to {name}? They will no longer see it.',
    '撤回對「{name}」的邀請？對方將不再看到它。',
  ),
  accept: t(
    '与“{name}”建立关联？双方的订单将可互通。',
    'Link with {name}? You will be able to exchange orders.',
    '與「{name}」建立關聯？雙方的訂單將可互通。',
  ),
  resume: t('恢复与“{name}”的关联？', 'Resume the link with {name}?', '恢復與「{name}」的關聯？'),
};

export const partnerFormTexts = {
  card: t('基本信息', 'Basics', '基本資訊'),
  reach: t('联系方式', 'Contact details', '聯絡方式'),
  codeHint: t(
    '留空则按编号规则自动生成',
    'Leave empty to number it automatically',
    '留空則依編號規則自動產生',
  ),
  inviteHint: t(
    '按统一社会信用代码查找平台上的已认证企业，对方接受后即建立关联',
    'Finds the verified company with this code on the platform; the link is created once they accept',
    '依統一社會信用代碼尋找平台上的已認證企業，對方接受後即建立關聯',
  ),
  reasonHint: t(
    '对方会看到这个原因',
    'The other company will see this reason',
    '對方會看到這個原因',
  ),
} as const;
