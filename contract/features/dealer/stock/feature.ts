import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerStock = feature('dealer/stock', {
  resource: 'stock',
  area: 'dealer:stock',
  types: ['dealer'],
  title: t('我的库存', 'My stock', '我的庫存'),
  one: t('库存', 'stock', '庫存'),
  many: 'stock',
  menu: { id: 511, path: '/goods/stock', under: 'goods' },
  verbs: ['view'],
  roles: { dealer: 'all' },
});
