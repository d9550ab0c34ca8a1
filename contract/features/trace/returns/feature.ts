import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { returnMoves } from './moves.ts';

export const returns = feature('trace/returns', {
  resource: 'goodsReturn',
  area: 'trace:goodsReturn',
  title: t('退货', 'Returns', '退貨'),
  one: t('退货单', 'return', '退貨單'),
  many: 'returns',
  menu: { id: 502, path: '/trace/return', under: 'trace' },
  verbs: ['view', 'add', 'export'],
  rights: {
    receive: t('收退货', 'Receive returns', '收退貨'),
    settle: t('退货重新入库与报废', 'Restock and scrap returns', '退貨重新入庫與報廢'),
  },
  roles: { sales: ['view', 'add', 'export'], data: 'all', identity: ['view'] },
  numbers: { kind: 'goods_return', prefix: 'TH', width: 4, reset: 'day' },
  moves: returnMoves,
  found: { name: 'code', hint: ['from_name'] },
});
