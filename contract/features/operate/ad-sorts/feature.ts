import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const adSorts = feature('operate/ad-sorts', {
  resource: 'adSort',
  area: 'operate:adSort',
  types: ['admin'],
  title: t('广告位', 'Ad slots', '廣告位'),
  one: t('广告位', 'ad slot', '廣告位'),
  many: 'ad slots',
  menu: { id: 142, path: '/operate/adSort', under: 'operate' },
  verbs: ['view', 'add', 'edit', 'delete'],
});
