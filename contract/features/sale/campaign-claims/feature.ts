import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const campaignClaims = feature('sale/campaign-claims', {
  resource: 'campaignClaim',
  area: 'sale:campaignClaim',
  title: t('领奖记录', 'Prize claims', '領獎紀錄'),
  one: t('领奖记录', 'prize claim', '領獎紀錄'),
  many: 'prize claims',
  menu: { id: 542, path: '/sale/campaignClaim', under: 'sale' },
  verbs: ['view', 'export'],
  rights: { reveal: revealRight },
  roles: { sales: 'all', data: ['view'] },
  log: { reveal: revealLog },
});
