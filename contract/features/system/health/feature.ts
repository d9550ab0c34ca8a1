import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const health = feature('system/health', {
  resource: 'health',
  area: 'system:health',
  types: ['admin'],
  title: t('服务状态', 'Service health', '服務狀態'),
  menu: { id: 82, path: '/system/health', under: 'system' },
  rights: { view: t('查看服务状态', 'View service health', '檢視服務狀態') },
});
