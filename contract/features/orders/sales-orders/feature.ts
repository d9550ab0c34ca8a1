import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { orderMoves } from './moves.ts';

export const salesOrders = feature('orders/sales-orders', {
  resource: 'salesOrder',
  area: 'order:salesOrder',
  title: t('销售订单', 'Sales orders', '銷售訂單'),
  one: t('销售订单', 'sales order', '銷售訂單'),
  many: 'sales orders',
  menu: { id: 32, path: '/orderGoods/so', under: 'orders' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    approve: t(
      '审核、完成与取消订单',
      'Approve, complete and cancel orders',
      '審核、完成與取消訂單',
    ),
    produce: t('按订单排产', 'Produce for orders', '依訂單排產'),
    ship: t('按订单发货', 'Ship orders', '依訂單出貨'),
  },
  roles: { sales: 'all', data: ['view', 'produce', 'ship'] },
  numbers: { kind: 'sales_order', prefix: 'SO', width: 4, reset: 'day' },
  moves: orderMoves,
  found: { name: 'code', hint: ['buyer_name'], page: true },
});
