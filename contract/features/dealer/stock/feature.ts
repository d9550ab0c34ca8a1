import { feature } from '#contract/feature.ts';
import { countMoves } from '#contract/features/trace/stock-counts/moves.ts';
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
  rights: { count: t('结束盘点', 'Close stock counts', '結束盤點') },
  roles: { dealer: 'all' },
  log: { closeCount: countMoves.moves.close.log, cancelCount: countMoves.moves.cancel.log },
});
