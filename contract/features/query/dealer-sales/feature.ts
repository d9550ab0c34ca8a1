import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerSalesReport = feature('query/dealer-sales', {
  resource: 'dealerSales',
  area: 'query:dealerSales',
  title: t('经销商销售', 'Dealer sales', '經銷商銷售'),
  menu: { id: 83, path: '/query/dealerSales', under: 'query' },
  rights: { view: t('查看经销商销售', 'View dealer sales', '檢視經銷商銷售') },
  roles: { data: 'all', sales: 'all' },
});
