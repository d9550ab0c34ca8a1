import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const shipmentStatistics = feature('query/shipment-statistics', {
  resource: 'shipmentStatistics',
  area: 'query:shipmentStatistics',
  title: t('发货统计', 'Shipment statistics', '出貨統計'),
  menu: { id: 801, path: '/query/shipmentStatistics', under: 'query' },
  rights: { view: t('查看发货统计', 'View shipment statistics', '檢視出貨統計') },
  roles: { data: 'all', sales: 'all' },
});
