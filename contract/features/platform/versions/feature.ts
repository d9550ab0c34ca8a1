import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const versions = feature('platform/versions', {
  resource: 'version',
  area: 'platform:version',
  types: ['admin'],
  title: t('版本管理', 'Versions', '版本管理'),
  one: t('版本', 'version', '版本'),
  many: 'versions',
  menu: { id: 72, path: '/platform/version', under: 'platform' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: { authorise: t('设置版本权限', 'Set version permissions', '設定版本權限') },
  log: {
    authorise: t('设置版本权限', 'Set version permissions', '設定版本權限'),
    'companyUse/export': t('导出企业用量', 'Exported company usage', '匯出企業用量'),
  },
  found: { name: 'name', hint: ['code'] },
});
