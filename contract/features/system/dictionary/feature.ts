import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dictionaries = feature('system/dictionary', {
  resource: 'dict',
  area: 'system:dict',
  types: ['admin'],
  title: t('字典管理', 'Dictionaries', '字典管理'),
  one: t('字典', 'dictionary', '字典'),
  many: 'dictionaries',
  menu: { id: 125, path: '/system/dictionary', under: 'system' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: {
    import: t('导入字典', 'Import dictionaries', '匯入字典'),
    export: t('导出字典', 'Export dictionaries', '匯出字典'),
  },
  log: {
    'dictData/add': t('新增字典选项', 'Added an option', '新增字典選項'),
    'dictData/edit': t('编辑字典选项', 'Edited an option', '編輯字典選項'),
    'dictData/delete': t('删除字典选项', 'Deleted options', '刪除字典選項'),
    'dictData/import': t('导入字典选项', 'Imported options', '匯入字典選項'),
    'dictData/export': t('导出字典选项', 'Exported options', '匯出字典選項'),
    'dictData/sort': t('调整字典选项顺序', 'Reordered options', '調整字典選項順序'),
  },
  found: { name: 'name', hint: ['code'] },
});
