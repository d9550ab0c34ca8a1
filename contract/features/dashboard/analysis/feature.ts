import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const analysis = feature('dashboard/analysis', {
  resource: 'analysis',
  area: 'dashboard:analysis',
  title: t('分析', 'Analysis', '分析'),
  one: t('分析', 'analysis', '分析'),
  many: 'the analysis',
  menu: { id: 13, path: '/dashboard/analysis', under: 'dashboard' },
  verbs: ['view', 'export'],
  roles: { product: 'all', data: 'all', sales: 'all', identity: 'all' },
});
