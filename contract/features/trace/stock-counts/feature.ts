import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { countMoves } from './moves.ts';

export const stockCounts = feature('trace/stock-counts', {
  resource: 'stockCount',
  area: 'trace:stockCount',
  title: t('盘点', 'Stock counts', '盤點'),
  one: t('盘点单', 'stock count', '盤點單'),
  many: 'stock counts',
  menu: { id: 503, path: '/trace/stockCount', under: 'trace' },
  verbs: ['view', 'add', 'export'],
  rights: { count: t('盘点扫码与结束', 'Count stock and close counts', '盤點掃碼與結束') },
  roles: { data: 'all', identity: ['view'] },
  numbers: { kind: 'stock_count', prefix: 'PD', width: 4, reset: 'day' },
  moves: countMoves,
  log: {
    scan: t('盘点扫码', 'Counted stock', '盤點掃碼'),
    unscan: t('撤回盘点扫码', 'Removed counted stock', '撤回盤點掃碼'),
  },
  found: { name: 'code', hint: ['place'], open: 'count' },
});
