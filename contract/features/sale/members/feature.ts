import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const companyMembers = feature('sale/members', {
  resource: 'companyMember',
  area: 'sale:companyMember',
  title: t('会员', 'Members', '會員'),
  one: t('会员', 'member', '會員'),
  many: 'members',
  menu: { id: 86, path: '/sale/member', under: 'sale' },
  verbs: ['view', 'export'],
  rights: { reveal: revealRight },
  roles: { sales: 'all', data: ['view'] },
  log: { reveal: revealLog },
});
