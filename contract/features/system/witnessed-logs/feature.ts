import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const witnessedLogs = feature('system/witnessed-logs', {
  resource: 'witnessedLog',
  area: 'system:witnessedLog',
  types: ['admin'],
  title: t('见证的日志', 'Witnessed logs', '見證的日誌'),
  one: t('见证的日志', 'witnessed log', '見證的日誌'),
  many: 'witnessed logs',
  menu: { id: 170, path: '/system/witnessedLog', under: 'system' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: { look: t('检查见证的日志', 'Check witnessed logs', '檢查見證的日誌') },
  log: { look: t('检查见证的日志', 'Checked a witnessed log', '檢查見證的日誌') },
});
