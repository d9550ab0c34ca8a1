import { t } from '#contract/text.ts';

export const dictionaryPageTexts = {
  title: t('字典', 'Dictionaries', '字典'),
  all: t('全部选项', 'All options', '全部選項'),
  add: t('新增字典', 'Add dictionary', '新增字典'),
  editOne: t('编辑字典 {name}', 'Edit the dictionary {name}', '編輯字典 {name}'),
  deleteOne: t('删除字典 {name}', 'Delete the dictionary {name}', '刪除字典 {name}'),
  delete: t('删除', 'Delete', '刪除'),
  askDelete: t(
    '确定删除“{name}”和它的 {n} 个选项吗？删除后无法恢复。',
    'Delete {name} and its {n} {n:option|options}? This can’t be undone.',
    '確定刪除「{name}」和它的 {n} 個選項嗎？刪除後無法復原。',
  ),
  addOption: t('新增选项', 'Add option', '新增選項'),
  codeHint: t(
    '程序用它找到字典，保存后不能修改',
    'Identifies the dictionary in the program; can’t be changed later',
    '程式用它找到字典，儲存後不能修改',
  ),
} as const;
