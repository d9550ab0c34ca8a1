import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const operationLog = feature('logs/operation-log', {
  resource: 'operLog',
  area: 'system:operLog',
  types: ['web', 'admin'],
  title: t('操作日志', 'Operation log', '操作日誌'),
  one: t('操作日志', 'operation log', '操作日誌'),
  many: 'the operation log',
  menu: { id: 122, path: '/system/operLog', under: { web: 'companySystem', admin: 'system' } },
  verbs: ['view', 'export'],
});
