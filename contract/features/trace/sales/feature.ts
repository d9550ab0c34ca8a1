import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';
import { saleMoves } from './moves.ts';

export const sales = feature('trace/sales', {
  resource: 'saleRecord',
  area: 'trace:saleRecord',
  title: t('销售核销', 'Sales verification', '銷售核銷'),
  one: t('销售记录', 'sale', '銷售紀錄'),
  many: 'sales',
  menu: { id: 501, path: '/trace/sale', under: 'trace' },
  verbs: ['view', 'add', 'import', 'export'],
  rights: { void: t('作废销售记录', 'Void sales', '作廢銷售紀錄'), reveal: revealRight },
  roles: { sales: 'all', data: ['view'] },
  numbers: { kind: 'sale_record', prefix: 'XS', width: 4, reset: 'day' },
  moves: saleMoves,
  log: { reveal: revealLog },
  found: { name: 'code', hint: ['seller_name'] },
});
