import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const cities = feature('data/cities', {
  resource: 'city',
  area: 'data:city',
  types: ['admin'],
  title: t('行政区划', 'Divisions', '行政區劃'),
  one: t('行政区划', 'division', '行政區劃'),
  many: 'divisions',
  menu: { id: 62, path: '/data/city', under: 'data' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  log: { turn: t('启用或停用行政区划', 'Enabled or disabled divisions', '啟用或停用行政區劃') },
});
