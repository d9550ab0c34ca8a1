import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const heatmap = feature('sale/heatmap', {
  resource: 'heatmap',
  area: 'sale:heatmap',
  title: t('窜货热力图', 'Diversion map', '竄貨熱力圖'),
  menu: { id: 79, path: '/sale/heatmap', under: 'sale' },
  rights: { view: t('查看窜货热力图', 'View the diversion map', '檢視竄貨熱力圖') },
  roles: { data: 'all', sales: 'all' },
});
