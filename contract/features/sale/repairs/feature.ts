import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';
import { repairMoves } from './moves.ts';
import { repairWorkTexts } from './work.ts';

export const repairs = feature('sale/repairs', {
  resource: 'repair',
  area: 'sale:repair',
  title: t('维修', 'Repairs', '維修'),
  one: t('维修单', 'repair', '維修單'),
  many: 'repairs',
  menu: { id: 68, path: '/sale/repair', under: 'sale' },
  verbs: ['view', 'edit', 'export'],
  rights: { handle: t('处理维修单', 'Handle repairs', '處理維修單'), reveal: revealRight },
  roles: { sales: 'all' },
  numbers: { kind: 'repair', prefix: 'WX', width: 4, reset: 'day' },
  moves: repairMoves,
  log: { reveal: revealLog, ...repairWorkTexts.log },
  found: { name: 'code', hint: ['serial_number', 'part_name'], page: true },
});
