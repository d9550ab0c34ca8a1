import { t } from '../text.ts';

/** Texts of exports and import templates, and messages about imported files and rows. */
export const spreadsheetTexts = {
  yes: t('是', 'Yes', '是'),
  no: t('否', 'No', '否'),
  template: t('导入模板', 'import template', '匯入範本'),
  guide: {
    sheet: t('填写说明', 'Instructions', '填寫說明'),
    column: t('列', 'Column', '欄位'),
    isRequired: t('必填', 'Required', '必填'),
    words: t('可填写的内容', 'Allowed values', '可填寫的內容'),
    example: t('示例', 'Example', '範例'),
    hint: t('说明', 'Remarks', '說明'),
    more: t('等共 {n} 项', 'and more, {n} in total', '等共 {n} 項'),
  },
  done: t('导入成功，共 {n} 行', 'Imported: {n} {n:row|rows}', '匯入成功，共 {n} 行'),
  checked: t('检查通过，共 {n} 行', 'Checked, no errors: {n} {n:row|rows}', '檢查通過，共 {n} 行'),
  file: {
    missing: t('请上传附件', 'Please upload an attachment', '請上傳附件'),
    wrongFormat: t(
      '附件格式错误，请重新上传',
      'The attachment has the wrong format, please upload again',
      '附件格式錯誤，請重新上傳',
    ),
    damaged: t(
      '文件已损坏或不完整，请重新保存后上传',
      'The file is damaged or incomplete. Please save it again and upload it',
      '檔案已損壞或不完整，請重新儲存後上傳',
    ),
    severalSheets: t(
      '工作表“{names}”都有数据，请只保留要导入的一张',
      'The sheets “{names}” all contain data; please keep only the one to import',
      '工作表「{names}」都有資料，請只保留要匯入的一張',
    ),
    encrypted: t(
      '文件已加密，请取消密码后重新上传',
      'The file is password-protected; please remove the password and upload it again',
      '檔案已加密，請取消密碼後重新上傳',
    ),
    tooMuch: t(
      '文件内容过大，请只保留要导入的数据后重新上传',
      'The file contains too much data; please keep only the rows to import and upload it again',
      '檔案內容過大，請只保留要匯入的資料後重新上傳',
    ),
    busy: t(
      '同时导入的人较多，请稍后再试',
      'Too many imports are running. Please try again in a moment',
      '同時匯入的人較多，請稍後再試',
    ),
    noHeader: t(
      '文件中没有找到表头，请使用导入模板',
      'No header row found; please use the import template',
      '檔案中沒有找到表頭，請使用匯入範本',
    ),
    noRows: t('文件中没有数据行', 'The file contains no rows to import', '檔案中沒有資料列'),
    tooManyRows: t(
      '单次最多 {most} 行，文件中有 {n} 行',
      'At most {most} rows at a time; the file has {n}',
      '單次最多 {most} 行，檔案中有 {n} 行',
    ),
    wrongHead: t(
      '表头有误：{problems}',
      'The header row is not valid: {problems}',
      '表頭有誤：{problems}',
    ),
    rowErrors: t(
      '有 {n} 处错误，未导入任何数据',
      '{n} {n:error|errors}; nothing was imported',
      '有 {n} 處錯誤，未匯入任何資料',
    ),
  },
  head: {
    unknown: t('无法识别的列“{name}”', 'unknown column “{name}”', '無法識別的欄位「{name}」'),
    missing: t(
      '缺少必填列“{name}”',
      'the required column “{name}” is missing',
      '缺少必填欄位「{name}」',
    ),
    twice: t(
      '列“{name}”出现多次',
      'the column “{name}” appears more than once',
      '欄位「{name}」出現多次',
    ),
    merged: t('表头有合并的单元格', 'there are merged cells', '表頭有合併的儲存格'),
    formula: t('表头中有公式', 'there is a formula', '表頭中有公式'),
  },
  cell: {
    formula: t(
      '不能是公式，请粘贴为数值',
      'is a formula; please paste it as a value',
      '不能是公式，請貼上為數值',
    ),
    merged: t(
      '是合并的单元格，请取消合并并逐行填写',
      'is a merged cell; please unmerge it and fill in every row',
      '是合併的儲存格，請取消合併並逐行填寫',
    ),
    error: t(
      '单元格里是错误值 {value}',
      'holds the error value {value}',
      '儲存格裡是錯誤值 {value}',
    ),
    rounded: t(
      '数字超过 15 位，表格软件已丢失精度，请将单元格设为文本后重新填写',
      'has more than 15 digits and was rounded by the spreadsheet; please make the cell text and type it again',
      '數字超過 15 位，試算表已遺失精確度，請將儲存格設為文字後重新填寫',
    ),
    notAllowed: t(
      '“{value}”不是可填写的内容，可填：{words}',
      '“{value}” is not allowed; allowed: {words}',
      '「{value}」不是可填寫的內容，可填：{words}',
    ),
    ambiguous: t(
      '“{value}”对应多个选项，无法确定',
      '“{value}” matches several options',
      '「{value}」對應多個選項，無法確定',
    ),
    twice: t(
      '“{value}”与第 {row} 行重复',
      '“{value}” already appears in row {row}',
      '「{value}」與第 {row} 行重複',
    ),
  },
} as const;
