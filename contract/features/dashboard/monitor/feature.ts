import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const monitor = feature('dashboard/monitor', {
  resource: 'monitor',
  area: 'dashboard:monitor',
  title: t('实时监控', 'Live monitor', '即時監控'),
  menu: { id: 12, path: '/dashboard/monitor', under: 'dashboard' },
  rights: { view: t('查看实时监控', 'View the live monitor', '檢視即時監控') },
  roles: { data: 'all', sales: 'all' },
});
