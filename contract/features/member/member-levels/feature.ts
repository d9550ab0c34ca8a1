import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const memberLevels = feature('member/member-levels', {
  resource: 'memberLevel',
  area: 'member:memberLevel',
  types: ['admin'],
  title: t('会员等级', 'Member levels', '會員等級'),
  one: t('会员等级', 'member level', '會員等級'),
  many: 'member levels',
  menu: { id: 75, path: '/member/memberLevel', under: 'member' },
  verbs: ['view', 'add', 'edit', 'delete'],
});
