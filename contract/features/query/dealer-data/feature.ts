import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerData = feature('query/dealer-data', {
  resource: 'dealerData',
  area: 'query:dealerData',
  title: t('经销商数据', 'Dealer data', '經銷商資料'),
  one: t('经销商数据', 'dealer data', '經銷商資料'),
  many: 'dealer data',
  menu: { id: 82, path: '/query/dealerData', under: 'query' },
  verbs: ['view', 'export'],
  roles: { data: 'all', sales: 'all' },
});
