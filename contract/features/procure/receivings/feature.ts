import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { receivingMoves } from './moves.ts';

export const receivings = feature('procure/receivings', {
  resource: 'receiving',
  area: 'procure:receiving',
  title: t('物料收货', 'Material receiving', '物料收貨'),
  one: t('收料单', 'receipt', '收料單'),
  many: 'receipts',
  menu: { id: 44, path: '/procure/receiving', under: 'procure' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    post: t('过账收料单', 'Post receipts', '過帳收料單'),
    reverse: t('冲销收料单', 'Reverse receipts', '沖銷收料單'),
  },
  roles: { procure: 'all', data: 'all' },
  numbers: { kind: 'receiving', prefix: 'SL', width: 4, reset: 'day' },
  moves: receivingMoves,
  found: { name: 'code', hint: ['supplier_name', 'order_code'], open: 'receiving' },
});
