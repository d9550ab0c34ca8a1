import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerOrders = feature('dealer/orders', {
  resource: 'order',
  area: 'dealer:order',
  types: ['dealer'],
  title: t('订货', 'Orders', '訂貨'),
  one: t('订单', 'order', '訂單'),
  many: 'orders',
  menu: { id: 514, path: '/goods/order', under: 'goods' },
  verbs: ['view', 'add'],
  roles: { dealer: 'all' },
  log: { cancel: t('撤回订单', 'Withdrew an order', '撤回訂單') },
  found: { name: 'code', open: 'order' },
});
