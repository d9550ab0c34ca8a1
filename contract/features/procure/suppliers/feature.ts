import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const suppliers = feature('procure/suppliers', {
  resource: 'supplier',
  area: 'procure:supplier',
  title: t('供应商', 'Suppliers', '供應商'),
  one: t('供应商', 'supplier', '供應商'),
  many: 'suppliers',
  menu: { id: 41, path: '/procure/supplier', under: 'procure' },
  verbs: everyVerb,
  rights: {
    link: t('关联供应商', 'Link suppliers on the platform', '關聯供應商'),
    reveal: revealRight,
  },
  roles: { procure: 'all', data: ['view'] },
  numbers: { kind: 'supplier', prefix: 'GYS', width: 4, reset: 'never' },
  log: {
    editMany: t('批量修改供应商', 'Changed several suppliers', '批次修改供應商'),
    reveal: revealLog,
    invite: t('邀请供应商关联', 'Invited a supplier to link', '邀請供應商關聯'),
    withdraw: t('撤回供应商关联邀请', 'Withdrew a supplier invitation', '撤回供應商關聯邀請'),
    accept: t('接受供应商关联', 'Accepted a supplier link', '接受供應商關聯'),
    decline: t('拒绝供应商关联', 'Declined a supplier link', '拒絕供應商關聯'),
    suspend: t('暂停供应商关联', 'Suspended a supplier link', '暫停供應商關聯'),
    resume: t('恢复供应商关联', 'Resumed a supplier link', '恢復供應商關聯'),
    end: t('解除供应商关联', 'Ended a supplier link', '解除供應商關聯'),
    inviteByLink: t('用链接邀请供应商', 'Invited a supplier by link', '用連結邀請供應商'),
    revokeInvite: t(
      '撤回供应商邀请链接',
      'Revoked a supplier’s invitation link',
      '撤回供應商邀請連結',
    ),
    takeInvitation: t(
      '接受供应商的邀请链接',
      'Took a supplier’s invitation link',
      '接受供應商的邀請連結',
    ),
  },
  found: { name: 'name', hint: ['code', 'contact'], page: true },
});
