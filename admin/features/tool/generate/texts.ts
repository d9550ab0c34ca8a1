import { t } from '#contract/text.ts';

export const generatePageTexts = {
  preview: t('预览文件', 'Preview files', '預覽檔案'),
  download: t('下载', 'Download', '下載'),
  copy: t('复制', 'Copy', '複製'),
  save: t('存为文件', 'Save to file', '存為檔案'),
  load: t('从文件载入', 'Load from file', '從檔案載入'),
  notJson: t('不是表描述文件', 'This is not a table description file', '不是表描述檔案'),
  loaded: t('已载入 {name}', 'Loaded: {name}', '已載入 {name}'),
  downloaded: t('已下载 {name}', 'Downloaded: {name}', '已下載 {name}'),
  files: t('文件', 'Files', '檔案'),
  isNew: t('新', 'New', '新'),
  changed: t('改', 'Changed', '改'),
  counts: t(
    '{own} 个新文件，{shared} 个改动的文件',
    '{own} new, {shared} changed',
    '{own} 個新檔案，{shared} 個改動的檔案',
  ),
  copyFile: t('复制内容', 'Copy content', '複製內容'),
  sections: {
    basic: t('表', 'Table', '表'),
    words: t('名称与说明', 'Names and description', '名稱與說明'),
    fields: t('字段', 'Fields', '欄位'),
  },
  hints: {
    section: t(
      '选择已有分组，或输入一个新的',
      'Choose an existing group, or type a new one',
      '選擇已有分組，或輸入一個新的',
    ),
    resource: t(
      '接口与表的名称，如 storagePlace',
      'Name of the API and the table, for example storagePlace',
      '介面與表的名稱，如 storagePlace',
    ),
    many: t(
      '文件夹与页面的名称，如 storage places',
      'Name of folders and pages, for example storage places',
      '資料夾與頁面的名稱，如 storage places',
    ),
    fields: t(
      '第一个字段是必填的短文本，用来称呼一条记录',
      'The first field must be a required short text that names a record',
      '第一個欄位是必填的短文字，用來稱呼一筆紀錄',
    ),
    most: t(
      '文本的字数，或最大的数',
      'Length of a text, or the largest number',
      '文字的字數，或最大的數',
    ),
  },
  fieldType: t('类型', 'Type', '類型'),
  addField: t('添加字段', 'Add field', '新增欄位'),
  addOption: t('添加选项', 'Add option', '新增選項'),
} as const;
