import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const members = feature('member/members', {
  resource: 'member',
  area: 'member:member',
  types: ['admin'],
  title: t('会员管理', 'Members', '會員管理'),
  one: t('会员', 'member', '會員'),
  many: 'members',
  menu: { id: 74, path: '/member/member', under: 'member' },
  verbs: everyVerb,
  rights: {
    points: t('发放、扣减与冲正积分', 'Grant, deduct and reverse points', '發放、扣減與沖正點數'),
    reveal: t('查看会员完整手机号', 'View full phone numbers of members', '檢視會員完整手機號碼'),
  },
  log: {
    reveal: t('查看会员手机号', 'Viewed a member’s phone number', '檢視會員手機號碼'),
    grant: t('发放会员积分', 'Granted points to a member', '發放會員點數'),
    take: t('扣减会员积分', 'Deducted points from a member', '扣減會員點數'),
    'memberPoint/reverse': t('冲正会员积分', 'Reversed points of a member', '沖正會員點數'),
  },
});

export const persons = feature('member/members', {
  resource: 'person',
  area: 'member:person',
  types: ['admin'],
  title: t('个人数据', 'Personal data', '個人資料'),
  rights: {
    view: t(
      '查看个人在各企业的数据',
      'View a person’s data in all companies',
      '檢視個人在各企業的資料',
    ),
    export: t('导出个人数据', 'Export personal data', '匯出個人資料'),
    erase: t('删除个人数据', 'Erase personal data', '刪除個人資料'),
  },
  log: {
    find: t('查看个人数据', 'Viewed personal data', '檢視個人資料'),
    export: t('导出个人数据', 'Exported personal data', '匯出個人資料'),
    erase: t('删除个人数据', 'Erased personal data', '刪除個人資料'),
  },
});
