import { t, type Text } from '#contract/text.ts';
import { importMoves } from './moves.ts';

/** What can be wrong with a line. */
export const lineErrors = ['format', 'prefix', 'twice', 'taken', 'part', 'batch'] as const;
export type LineError = (typeof lineErrors)[number];

export const importTexts = {
  one: t('编码导入', 'code import', '編碼匯入'),
  line: t(
    '把企业已有的编码带进来：先检查，再导入，之后与自己生成的编码一样使用',
    'Import codes you already have: they are checked first, then imported and used like any other',
    '把企業既有的編碼帶進來：先檢查，再匯入，之後與自己產生的編碼一樣使用',
  ),
  fields: {
    id: t('编码导入', 'Import', '編碼匯入'),
    code: t('导入单号', 'Import number', '匯入單號'),
    file: t('文件', 'File', '檔案'),
    file_name: t('文件', 'File', '檔案'),
    file_size: t('大小', 'Size', '大小'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    batch_id: t('生产批次', 'Batch', '生產批次'),
    batch_code: t('生产批次', 'Batch', '生產批次'),
    level: t('层级', 'Level', '層級'),
    state: t('状态', 'Status', '狀態'),
    reason: t('原因', 'Reason', '原因'),
    lines: t('行数', 'Lines', '列數'),
    good: t('可导入', 'Valid', '可匯入'),
    bad: t('有误', 'Errors', '有誤'),
    progress: t('进度', 'Progress', '進度'),
    pack_id: t('标识包', 'Pack', '標識包'),
    pack_code: t('标识包', 'Pack', '標識包'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('单号、文件名、备注', 'Number, file or remark', '單號、檔名、備註'),
    line: t('行号', 'Line', '列號'),
    text: t('内容', 'Content', '內容'),
    error: t('原因', 'Reason', '原因'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: importMoves.states,
  report: t('错误报告', 'Error report', '錯誤報告'),
  lineErrors: {
    format: t(
      '格式不对：6 到 64 位字母、数字、点、横线或下划线',
      'Wrong format: 6 to 64 letters, digits, dots, hyphens or underscores',
      '格式不對：6 到 64 位字母、數字、點、橫線或底線',
    ),
    prefix: t(
      '不以本企业有效的编码前缀开头',
      'Does not start with a valid code prefix of your company',
      '不以本企業有效的編碼前綴開頭',
    ),
    twice: t('与第 {n} 行重复', 'Duplicate of line {n}', '與第 {n} 列重複'),
    taken: t('编码已存在', 'This code already exists', '編碼已存在'),
    part: t('没有这个物料', 'There is no such part', '沒有這個物料'),
    batch: t(
      '没有这个批次，或它属于别的物料、已关闭',
      'There is no such batch, or it is closed or belongs to another part',
      '沒有這個批次，或它屬於別的物料、已關閉',
    ),
  } satisfies Record<LineError, Text>,
  empty: {
    title: t('还没有导入过编码', 'No codes imported yet', '還沒有匯入過編碼'),
    hint: t(
      '先登记编码前缀，再上传每行一个编码的文件；检查不会改动任何数据。',
      'Register the code prefix, then upload a file with one code per line; checking changes nothing.',
      '先登記編碼前綴，再上傳每列一個編碼的檔案；檢查不會更動任何資料。',
    ),
  },
  done: {
    add: t('正在后台检查', 'Checking in the background', '正在背景檢查'),
  },
  errors: {
    noFile: t('请上传文件', 'Please upload a file', '請上傳檔案'),
    wrongFile: t(
      '只能导入 csv、txt 或 xlsx 文件',
      'Only csv, txt and xlsx files can be imported',
      '只能匯入 csv、txt 或 xlsx 檔案',
    ),
    nothing: t('没有可以导入的编码', 'There are no codes to import', '沒有可以匯入的編碼'),
    used: t(
      '“{code}”的编码已被使用、打印、导出或查询过，不能撤回',
      'Codes of {code} have been used, printed, exported or checked, so the import can’t be undone',
      '「{code}」的編碼已被使用、列印、匯出或查詢過，不能撤回',
    ),
  },
} as const;
