import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const attachments = feature('trace/attachments', {
  resource: 'WipFile',
  area: 'trace:attachment',
  title: t('附件', 'Attachments', '附件'),
  one: t('附件', 'attachment', '附件'),
  many: 'attachments',
  menu: { id: 51, path: '/trace/attachments', under: 'trace' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  roles: { data: 'all' },
  log: {
    add: t('新增附件', 'Added attachments', '新增附件'),
    edit: t('替换附件', 'Replaced an attachment', '替換附件'),
    export: t('导出附件清单', 'Exported the attachment list', '匯出附件清單'),
  },
});
