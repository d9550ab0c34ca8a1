import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';
import { warrantyMoves } from './moves.ts';

export const warranties = feature('sale/warranties', {
  resource: 'warranty',
  area: 'sale:warranty',
  title: t('电子质保', 'Warranties', '電子保固'),
  one: t('质保', 'warranty', '保固'),
  many: 'warranties',
  menu: { id: 69, path: '/sale/warranty', under: 'sale' },
  verbs: ['view', 'export'],
  rights: {
    handle: t(
      '延长、转让、作废、换新',
      'Extend, transfer, void and replace',
      '延長、轉讓、作廢、換新',
    ),
    reveal: revealRight,
  },
  roles: { sales: 'all' },
  moves: warrantyMoves,
  log: {
    reveal: revealLog,
    replace: t('登记换新', 'Recorded a replacement', '登記換新'),
  },
  found: { name: 'code', hint: ['part_name'], page: true },
});
