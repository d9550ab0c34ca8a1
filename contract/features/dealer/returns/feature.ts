import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerReturns = feature('dealer/returns', {
  resource: 'return',
  area: 'dealer:return',
  types: ['dealer'],
  title: t('退货', 'Returns', '退貨'),
  one: t('退货单', 'return', '退貨單'),
  many: 'returns',
  menu: { id: 513, path: '/goods/return', under: 'goods' },
  verbs: ['view', 'add'],
  roles: { dealer: 'all' },
  log: {
    receive: t('收下级退货', 'Received a return', '收下級退貨'),
    cancel: t('取消退货', 'Cancelled a return', '取消退貨'),
  },
  found: { name: 'code' },
});
