import { t } from '#contract/text.ts';

export const sheetTexts = {
  noNumber: t('请输入数字', 'Enter a number', '請輸入數字'),
  noTime: t(
    '请输入时间，例如 2026-11-03 08:05',
    'Enter a time, for example 2026-11-03 08:05',
    '請輸入時間，例如 2026-11-03 08:05',
  ),
  noChoice: t('请选择：{list}', 'Choose one of: {list}', '請選擇：{list}'),
  tooLong: t('最多 {max} 个字符', 'At most {max} characters', '最多 {max} 個字元'),
  high: t('高于上限 {limit}', 'Above the upper limit {limit}', '高於上限 {limit}'),
  low: t('低于下限 {limit}', 'Below the lower limit {limit}', '低於下限 {limit}'),
  failed: t('不合格', 'Failed', '不合格'),
  unsaved: t('{n} 个单元格未保存', '{n} unsaved {n:cell|cells}', '{n} 個儲存格未儲存'),
  allSaved: t('全部已保存', 'All saved', '全部已儲存'),
  readOnly: t('只读', 'Read only', '唯讀'),
  save: t('保存', 'Save', '儲存'),
  undo: t('撤销', 'Undo', '復原'),
  redo: t('重做', 'Redo', '重做'),
  saved: t('已保存 {n} 个单元格', 'Saved {n} {n:cell|cells}', '已儲存 {n} 個儲存格'),
  savedPart: t(
    '已保存 {saved} 个单元格，其余 {left} 个未保存：{msg}',
    'Saved {saved} cells; the other {left} were not saved: {msg}',
    '已儲存 {saved} 個儲存格，其餘 {left} 個未儲存：{msg}',
  ),
  notSaved: t('未保存任何单元格：{msg}', 'No cell was saved: {msg}', '未儲存任何儲存格：{msg}'),
  fixFirst: t(
    '有 {n} 个单元格填写有误，请先修正',
    '{n} {n:cell contains|cells contain} errors; please correct them first',
    '有 {n} 個儲存格填寫有誤，請先修正',
  ),
  saving: t('正在保存 {done} / {all}', 'Saving {done} / {all}', '正在儲存 {done} / {all}'),
  beyond: t(
    '粘贴的内容多出 {n} 行，未放入表格',
    '{n} pasted {n:row|rows} did not fit and {n:was|were} left out',
    '貼上的內容多出 {n} 列，未放入表格',
  ),
  unknown: t(
    '{n} 行的序列号不在表中：{list}',
    '{n} {n:row has|rows have} a serial number that is not in the sheet: {list}',
    '{n} 列的序號不在表中：{list}',
  ),
  problems: t('需要注意的单元格', 'Cells that need attention', '需要注意的儲存格'),
  errorCount: t('{n} 处错误', '{n} {n:error|errors}', '{n} 處錯誤'),
  outsideCount: t('{n} 处不合格', '{n} failed', '{n} 處不合格'),
  more: t('另有 {n} 处', '{n} more', '另有 {n} 處'),
  selected: t(
    '已选 {rows} 行 × {columns} 列',
    '{rows} rows × {columns} columns selected',
    '已選 {rows} 列 × {columns} 欄',
  ),
  keys: t(
    '方向键移动 · 直接输入覆盖 · Enter 或 F2 编辑 · Tab 下一格 · Shift+方向键选择 · Ctrl+C / Ctrl+V 复制粘贴 · Ctrl+D 向下填充 · Delete 清空 · Ctrl+Z / Ctrl+Y 撤销重做 · Ctrl+S 保存',
    'Arrow keys move · type to overwrite · Enter or F2 to edit · Tab for the next cell · Shift+arrows select · Ctrl+C / Ctrl+V copy and paste · Ctrl+D fill down · Delete clears · Ctrl+Z / Ctrl+Y undo and redo · Ctrl+S saves',
    '方向鍵移動 · 直接輸入覆蓋 · Enter 或 F2 編輯 · Tab 下一格 · Shift+方向鍵選取 · Ctrl+C / Ctrl+V 複製貼上 · Ctrl+D 向下填滿 · Delete 清空 · Ctrl+Z / Ctrl+Y 復原重做 · Ctrl+S 儲存',
  ),
  pasteHint: t(
    '从 Excel 粘贴时，若第一列是序列号，请先选中序列号列的单元格，各行会自动对应。',
    'If the first column you paste from Excel is the serial number, select a cell in the serial number column first; rows are then matched automatically.',
    '從 Excel 貼上時，若第一欄是序號，請先選取序號欄的儲存格，各列會自動對應。',
  ),
  tooOld: t(
    '此浏览器版本过旧，无法显示电子表格',
    'This browser is too old to show the spreadsheet',
    '此瀏覽器版本過舊，無法顯示試算表',
  ),
  tooOldHint: t(
    '请升级到 Chrome 或 Edge 122、Firefox 131、Safari 18.4 及以上版本，或改用表单逐条录入。',
    'Update to Chrome or Edge 122, Firefox 131 or Safari 18.4 or later, or enter records one by one in the form.',
    '請升級至 Chrome 或 Edge 122、Firefox 131、Safari 18.4 以上版本，或改用表單逐筆輸入。',
  ),
};
