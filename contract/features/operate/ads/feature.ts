import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const ads = feature('operate/ads', {
  resource: 'ad',
  area: 'operate:ad',
  types: ['admin'],
  title: t('广告', 'Ads', '廣告'),
  one: t('广告', 'ad', '廣告'),
  many: 'ads',
  menu: { id: 141, path: '/operate/ad', under: 'operate' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
});
