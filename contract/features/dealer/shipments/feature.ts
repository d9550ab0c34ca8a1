import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

/** A dealer ships on to its sub-dealers; the commands are named and logged like those of the company. */
export const dealerShipments = feature('dealer/shipments', {
  resource: 'shipment',
  area: 'dealer:shipment',
  types: ['dealer'],
  title: t('发货给下级', 'Ship to sub-dealers', '出貨給下級'),
  one: t('发货单', 'shipment', '出貨單'),
  many: 'shipments',
  menu: { id: 165, path: '/goods/shipment', under: 'goods' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: { ship: t('拣货、发货与关闭', 'Pick, ship and close', '揀貨、出貨與關閉') },
  roles: { dealer: 'all' },
  found: { name: 'code', hint: ['to_name'], open: 'shipment', adds: false },
});
