import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const witnesses = feature('system/witnesses', {
  resource: 'witness',
  area: 'system:witness',
  types: ['admin'],
  title: t('日志见证方', 'Log witnesses', '日誌見證方'),
  one: t('见证方', 'witness', '見證方'),
  many: 'witnesses',
  menu: { id: 169, path: '/system/witness', under: 'system' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: { ask: t('请求见证', 'Ask witnesses', '請求見證') },
  log: { ask: t('请求见证', 'Asked a witness', '請求見證') },
});
