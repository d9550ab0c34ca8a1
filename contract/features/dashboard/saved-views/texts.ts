import { t } from '#contract/text.ts';

export const savedViewTexts = {
  fields: {
    list: t('列表', 'List', '清單'),
    name: t('名称', 'Name', '名稱'),
    is_shared: t('共享', 'Shared', '共用'),
    state: t('视图内容', 'Content of the view', '檢視內容'),
    filters: t('筛选条件', 'Filters', '篩選條件'),
    sort: t('排序', 'Sort', '排序'),
    page_size: t('每页条数', 'Rows per page', '每頁筆數'),
    columns: t('列', 'Columns', '欄位'),
  },
  done: {
    added: t('视图已保存', 'View saved', '檢視已儲存'),
    restored: t('视图已恢复', 'View restored', '檢視已復原'),
  },
  errors: {
    mayNotShare: t(
      '没有共享视图的权限，可以保存为自己的视图',
      'You don’t have permission to share views. You can save it for yourself',
      '沒有共用檢視的權限，可以儲存為自己的檢視',
    ),
    mayNotEdit: t(
      '这个视图由他人创建，可以另存为自己的视图',
      'Someone else made this view. You can save a copy of your own',
      '這個檢視由他人建立，可以另存為自己的檢視',
    ),
    tooMany: t(
      '每个列表最多保存 {n} 个自己的视图，请先删除不用的',
      'You can save up to {n} views of a list. Please delete one you no longer need',
      '每個清單最多儲存 {n} 個自己的檢視，請先刪除不用的',
    ),
    tooManyShared: t(
      '每个列表最多 {n} 个共享视图',
      'A list can have up to {n} shared views',
      '每個清單最多 {n} 個共用檢視',
    ),
  },
} as const;
