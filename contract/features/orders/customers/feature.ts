import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const customers = feature('orders/customers', {
  resource: 'customer',
  area: 'order:customer',
  title: t('客户', 'Customers', '客戶'),
  one: t('客户', 'customer', '客戶'),
  many: 'customers',
  menu: { id: 31, path: '/orderGoods/customer', under: 'orders' },
  verbs: everyVerb,
  rights: {
    link: t('关联客户', 'Link customers on the platform', '關聯客戶'),
    reveal: revealRight,
  },
  roles: { sales: 'all' },
  numbers: { kind: 'customer', prefix: 'KH', width: 4, reset: 'never' },
  log: {
    editMany: t('批量修改客户', 'Changed several customers', '批次修改客戶'),
    reveal: revealLog,
    invite: t('邀请客户关联', 'Invited a customer to link', '邀請客戶關聯'),
    withdraw: t('撤回客户关联邀请', 'Withdrew a customer invitation', '撤回客戶關聯邀請'),
    accept: t('接受客户关联', 'Accepted a customer link', '接受客戶關聯'),
    decline: t('拒绝客户关联', 'Declined a customer link', '拒絕客戶關聯'),
    suspend: t('暂停客户关联', 'Suspended a customer link', '暫停客戶關聯'),
    resume: t('恢复客户关联', 'Resumed a customer link', '恢復客戶關聯'),
    end: t('解除客户关联', 'Ended a customer link', '解除客戶關聯'),
    inviteByLink: t('用链接邀请客户', 'Invited a customer by link', '用連結邀請客戶'),
    revokeInvite: t('撤回客户邀请链接', 'Revoked a customer’s invitation link', '撤回客戶邀請連結'),
    takeInvitation: t(
      '接受客户的邀请链接',
      'Took a customer’s invitation link',
      '接受客戶的邀請連結',
    ),
  },
  found: { name: 'name', hint: ['code', 'contact'], page: true },
});
