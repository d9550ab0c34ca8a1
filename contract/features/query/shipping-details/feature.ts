import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const shippingDetails = feature('query/shipping-details', {
  resource: 'shippingDetail',
  area: 'query:shippingDetail',
  title: t('发货明细', 'Shipping details', '出貨明細'),
  one: t('发货明细', 'shipped line', '出貨明細'),
  many: 'shipped lines',
  menu: { id: 800, path: '/query/shippingDetail', under: 'query' },
  verbs: ['view', 'export'],
  roles: { data: 'all', sales: 'all' },
});
