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
  card: t('基本信息', 'Basics', '基本資料'),
  reach: t('联系方式', 'Contact details', '聯絡方式'),
  glnHint: t(
    '填写后，追溯事件会记下货物从哪里来、到哪里去',
    'If filled in, trace events record where goods come from and go to',
    '填寫後，追溯事件會記下貨物從哪裡來、到哪裡去',
  ),
  codeHint: t(
    '留空则按编号规则自动生成',
    'Leave empty to number it automatically',
    '留空則依編號規則自動產生',
  ),
  taking: t('接受邀请', 'Accept the invitation', '接受邀請'),
  later: t('以后再说', 'Not now', '以後再說'),
  takeAsSupplier: t(
    '{company} 邀请贵企业作为其供应商。接受后把它登记为客户并建立关联，双方的订单将可互通。',
    '{company} invites you to be its supplier. If you accept, it is added to your customers and linked, and you can exchange orders.',
    '{company} 邀請貴企業作為其供應商。接受後把它登記為客戶並建立關聯，雙方的訂單將可互通。',
  ),
  takeAsCustomer: t(
    '{company} 邀请贵企业作为其客户。接受后把它登记为供应商并建立关联，双方的订单将可互通。',
    '{company} invites you to be its customer. If you accept, it is added to your suppliers and linked, and you can exchange orders.',
    '{company} 邀請貴企業作為其客戶。接受後把它登記為供應商並建立關聯，雙方的訂單將可互通。',
  ),
  link: {
    invite: t('用链接邀请', 'Invite by link', '用連結邀請'),
    again: t('重新生成邀请链接', 'New invitation link', '重新產生邀請連結'),
    revoke: t('撤回邀请链接', 'Revoke the link', '撤回邀請連結'),
    sent: t('链接已发', 'Link sent', '連結已發'),
    line: t(
      '对方还没有使用本平台时，把链接发给对方。打开后注册企业或登录即可接受；新企业认证通过后自动建立关联。{until} 前有效，只能使用一次。',
      'For a company that is not on the platform yet. They open the link and register or sign in to accept; a new company is linked once it is verified. Valid once, until {until}.',
      '對方還沒有使用本平台時，把連結發給對方。開啟後註冊企業或登入即可接受；新企業認證通過後自動建立關聯。{until} 前有效，只能使用一次。',
    ),
  },
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
