import { t } from '#contract/text.ts';

export const importsPageTexts = {
  add: t('导入编码', 'Import codes', '匯入編碼'),
  check: t('开始检查', 'Check the file', '開始檢查'),
  product: t('物料 / 批次', 'Part / batch', '物料 / 批次'),
  note: t(
    '先检查，不会改动任何数据；看过结果再决定是否导入。编码须以“编码前缀”里登记的前缀开头，扫码时才能找到它。',
    'The file is only checked at first; nothing changes until you decide to import it. Codes must start with one of your registered code prefixes so that scans can find them.',
    '先檢查，不會更動任何資料；看過結果再決定是否匯入。編碼須以「編碼前綴」裡登記的前綴開頭，掃碼時才能找到它。',
  ),
  toPrefixes: t('查看编码前缀', 'View code prefixes', '檢視編碼前綴'),
  hints: {
    file: t(
      'csv 或 txt：每行一个编码，或“编码、物料编码、批次号”三列，可带表头；也可用 xlsx（最多 20 万行）。',
      'csv or txt with one code per line, or with the columns code, part and batch, with or without a header row; or an xlsx file of up to 200,000 rows.',
      'csv 或 txt：每列一個編碼，或「編碼、物料編碼、批號」三欄，可帶表頭；也可用 xlsx（最多 20 萬列）。',
    ),
    part: t('用于文件里没有写物料的行', 'For lines without a part', '用於檔案裡沒有寫物料的列'),
    batch: t('用于文件里没有写批次的行', 'For lines without a batch', '用於檔案裡沒有寫批次的列'),
  },
  openPack: t('查看编码', 'Show codes', '檢視編碼'),
  wrongTitle: t('有误的行', 'Lines with errors', '有誤的列'),
  wrongMore: t(
    '只列出前 {n} 行，全部见错误报告。',
    'Showing the first {n} lines; the error report lists all of them.',
    '只列出前 {n} 列，全部見錯誤報告。',
  ),
  noWrong: t('没有发现错误', 'No errors found', '沒有發現錯誤'),
} as const;
