import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const generator = feature('tool/generate', {
  resource: 'generate',
  area: 'tool:generate',
  types: ['admin'],
  title: t('代码生成', 'Code generator', '程式碼產生'),
  one: t('表描述', 'table description', '表描述'),
  many: 'table descriptions',
  menu: { id: 152, path: '/tool/generate', under: 'tool' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: { download: t('下载生成的代码', 'Download generated code', '下載產生的程式碼') },
  log: {
    delete: t('删除表描述', 'Deleted table descriptions', '刪除表描述'),
    copy: t('复制表描述', 'Copied a table description', '複製表描述'),
  },
});
