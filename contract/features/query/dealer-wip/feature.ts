import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerWip = feature('query/dealer-wip', {
  resource: 'dealerWip',
  area: 'query:dealerWip',
  title: t('经销商在制', 'Dealer work in progress', '經銷商在製'),
  one: t('经销商在制', 'dealer work in progress', '經銷商在製'),
  many: 'dealer work in progress',
  menu: { id: 84, path: '/query/dealerWip', under: 'query' },
  verbs: ['view', 'export'],
  roles: { data: 'all', sales: 'all' },
});
