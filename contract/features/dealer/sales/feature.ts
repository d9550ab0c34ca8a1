import { feature } from '#contract/feature.ts';
import { saleMoves } from '#contract/features/trace/sales/moves.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const dealerSales = feature('dealer/sales', {
  resource: 'saleRecord',
  area: 'dealer:saleRecord',
  types: ['dealer'],
  title: t('销售登记', 'Sales', '銷售登記'),
  one: t('销售记录', 'sale', '銷售紀錄'),
  many: 'sales',
  menu: { id: 512, path: '/goods/sale', under: 'goods' },
  verbs: ['view', 'add', 'export'],
  rights: { void: t('作废销售记录', 'Void sales', '作廢銷售紀錄'), reveal: revealRight },
  roles: { dealer: 'all' },
  moves: saleMoves,
  log: { reveal: revealLog },
  found: { name: 'code' },
});
