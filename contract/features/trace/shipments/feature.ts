import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { shipmentMoves } from './moves.ts';

export const shipmentPages = {
  screen: t('发货大屏', 'Shipping screen', '出貨大螢幕'),
  picking: t('扫码拣货', 'Picking board', '掃碼揀貨'),
} as const;

export const shipments = feature('trace/shipments', {
  resource: 'shipment',
  area: 'trace:shipment',
  title: t('发货管理', 'Shipments', '出貨管理'),
  one: t('发货单', 'shipment', '出貨單'),
  many: 'shipments',
  menu: [
    { id: 160, path: '/trace/shipment', under: 'trace' },
    {
      id: 161,
      path: '/trace/shipment/pick',
      under: 'trace',
      title: shipmentPages.picking,
      component: 'trace/shipment-picking',
      hide: true,
    },
    {
      id: 162,
      path: '/trace/shipScreen',
      under: 'trace',
      title: shipmentPages.screen,
      component: 'trace/ship-screen',
    },
  ],
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    pick: t('拣货与复核', 'Pick and check shipments', '揀貨與覆核'),
    ship: t('发货', 'Ship', '出貨'),
    receive: t('代客户确认收货', 'Confirm receipt for customers', '代客戶確認收貨'),
    close: t('取消与关闭发货单', 'Cancel and close shipments', '取消與關閉出貨單'),
  },
  roles: { data: 'all', sales: 'all', identity: ['view'], product: ['view'] },
  numbers: { kind: 'shipment', prefix: 'FH', width: 4, reset: 'day' },
  moves: shipmentMoves,
  log: { unscan: t('移出拣货', 'Removed codes from a shipment', '移出揀貨') },
  found: { name: 'code', hint: ['to_name'], page: true },
});
