import { feature } from '#contract/feature.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { t } from '#contract/text.ts';

export const dealerReceive = feature('dealer/receive', {
  resource: 'receive',
  area: 'dealer:receive',
  types: ['dealer'],
  title: t('收货', 'Receive goods', '收貨'),
  one: t('收货', 'receipt', '收貨'),
  many: 'deliveries',
  menu: { id: 166, path: '/goods/receive', under: 'goods' },
  verbs: ['view'],
  rights: { receive: t('确认收货', 'Confirm receipt', '確認收貨') },
  roles: { dealer: 'all' },
  log: { receive: shipmentMoves.moves.receive.log },
  found: { name: 'code', hint: ['from_name'], open: 'shipment' },
});
