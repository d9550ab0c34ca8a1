import { t } from '#contract/text.ts';

/** What the export of chosen columns and rows says. */
export const exportTexts = {
  options: t('选择列和行', 'Choose columns and rows', '選擇欄位和列'),
  selected: t('导出所选', 'Export selected', '匯出所選'),
  title: t('导出{one}', 'Export {one}', '匯出{one}'),
  rows: t('导出的行', 'Rows', '匯出的列'),
  filtered: t('符合筛选条件的全部', 'All that match the filters', '符合篩選條件的全部'),
  filteredOf: t(
    '符合筛选条件的全部（{n} 条）',
    'All that match the filters ({n})',
    '符合篩選條件的全部（{n} 筆）',
  ),
  ticked: t('已选的 {n} 条', 'The {n} selected', '已選的 {n} 筆'),
  columns: t('导出的列', 'Columns', '匯出的欄位'),
  all: t('全部列', 'All columns', '全部欄位'),
  shown: t('列表中显示的列', 'Columns shown in the list', '清單中顯示的欄位'),
  chosen: t('自选', 'Chosen columns', '自選'),
  remembered: t(
    '列的选择会记住，下次导出时沿用。',
    'Your choice of columns is remembered for the next export.',
    '欄位的選擇會記住，下次匯出時沿用。',
  ),
  failed: t('可选的列未能加载', 'The columns could not be loaded', '可選的欄位未能載入'),
} as const;
