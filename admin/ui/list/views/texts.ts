import { t } from '#contract/text.ts';

/** What the saved views of a list say. */
export const viewTexts = {
  open: t('列表视图', 'Saved views', '清單檢視'),
  openNamed: t('列表视图：{name}', 'Saved view: {name}', '清單檢視：{name}'),
  openChanged: t(
    '列表视图：{name}，有未保存的修改',
    'Saved view: {name}, with unsaved changes',
    '清單檢視：{name}，有未儲存的修改',
  ),
  changed: t('未保存', 'Unsaved', '未儲存'),
  changes: t('“{name}”有未保存的修改', '“{name}” has unsaved changes', '「{name}」有未儲存的修改'),
  save: t('保存', 'Save', '儲存'),
  revert: t('还原', 'Revert', '還原'),
  everything: t('不使用视图', 'No view', '不使用檢視'),
  own: t('我的视图', 'My views', '我的檢視'),
  shared: t('他人共享的', 'Shared by others', '他人共用的'),
  by: t('{name} 共享', 'Shared by {name}', '{name} 共用'),
  isShared: t('已共享', 'Shared', '已共用'),
  none: t(
    '把当前的筛选、排序和列保存为视图，下次一点就到。',
    'Save the current filters, order and columns as a view, and come back to them with one click.',
    '把目前的篩選、排序和欄位儲存為檢視，下次一點就到。',
  ),
  saveAs: t('另存为新视图', 'Save as a new view', '另存為新檢視'),
  name: t('视图名称', 'Name of the view', '檢視名稱'),
  share: t('共享给同事', 'Share with colleagues', '共用給同事'),
  openWith: t('打开列表时使用', 'Open the list in this view', '開啟清單時使用'),
  setDefault: t('打开列表时使用 {name}', 'Open the list in {name}', '開啟清單時使用 {name}'),
  unsetDefault: t(
    '打开列表时不再使用 {name}',
    'No longer open the list in {name}',
    '開啟清單時不再使用 {name}',
  ),
  edit: t('重命名或共享 {name}', 'Rename or share {name}', '重新命名或共用 {name}'),
  report: t('定时发送 {name}', 'Send {name} as a scheduled report', '定時傳送 {name}'),
  delete: t('删除 {name}', 'Delete {name}', '刪除 {name}'),
  deleted: t('已删除“{name}”', '“{name}” deleted', '已刪除「{name}」'),
  undo: t('撤销', 'Undo', '復原'),
  failed: t('视图未能加载', 'The views could not be loaded', '檢視未能載入'),
} as const;
