import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const afterSales = feature('query/after-sales', {
  resource: 'afterSales',
  area: 'query:afterSales',
  title: t('售后数据', 'After-sales data', '售後資料'),
  one: t('售后数据', 'after-sales data', '售後資料'),
  many: 'after-sales data',
  menu: { id: 804, path: '/query/afterSales', under: 'query' },
  verbs: ['view', 'export'],
  roles: { data: 'all', sales: 'all' },
});
