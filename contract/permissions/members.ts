import { t } from '../text.ts';
import { declare, everyVerb, rights } from './declare.ts';

/** Members, their levels, and what is known of one person. */
export const memberRights = declare({
  ...rights('member:member', ['admin'], t('会员', 'members', '會員'), ...everyVerb),
  'member:member:points': {
    types: ['admin'],
    label: t('发放、扣减与冲正积分', 'Grant, take and reverse points', '發放、扣減與沖正積分'),
  },
  'member:member:reveal': {
    types: ['admin'],
    label: t('查看会员完整手机号', 'See whole phone numbers of members', '檢視會員完整手機號碼'),
  },
  ...rights(
    'member:memberLevel',
    ['admin'],
    t('会员等级', 'member levels', '會員等級'),
    'view',
    'add',
    'edit',
    'delete',
  ),
  'member:person:view': {
    types: ['admin'],
    label: t(
      '查看个人在各企业的数据',
      'See what companies know of a person',
      '檢視個人在各企業的資料',
    ),
  },
  'member:person:export': {
    types: ['admin'],
    label: t('导出个人数据', 'Export a person’s data', '匯出個人資料'),
  },
  'member:person:erase': {
    types: ['admin'],
    label: t('删除个人数据', 'Erase a person’s data', '刪除個人資料'),
  },
});
