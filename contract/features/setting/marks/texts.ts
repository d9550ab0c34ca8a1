import { t } from '#contract/text.ts';

export const markTexts = {
  one: t('标识配置', 'mark configuration', '標識設定'),
  line: t(
    '消费者扫码后看到什么，码用什么载体、带什么网址',
    'What consumers see after a scan, and the symbology and URL of codes',
    '消費者掃碼後看到什麼，碼用什麼載體、帶什麼網址',
  ),
  fields: {
    hidden: t('显示内容', 'What is shown', '顯示內容'),
    carrier: t('码制', 'Symbology', '碼制'),
    error_level: t('纠错等级', 'Error correction', '容錯等級'),
    address_form: t('网址形式', 'URL format', '網址形式'),
    shows_dealer_names: t(
      '向消费者显示经销商名称',
      'Show dealers’ names to consumers',
      '向消費者顯示經銷商名稱',
    ),
    activation_sms: t(
      '激活须短信验证手机号',
      'Activation needs a code by SMS',
      '啟用須簡訊驗證手機號碼',
    ),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  facts: {
    first_verify: t('首次查询时间', 'First check', '首次查詢時間'),
    query_count: t('查询次数', 'Number of checks', '查詢次數'),
    query_log: t('查询记录', 'Check history', '查詢記錄'),
    place: t('查询地点', 'Check locations', '查詢地點'),
    model: t('产品型号', 'Model', '產品型號'),
    serial: t('序列号', 'Serial number', '序號'),
    batch: t('生产批次', 'Batch', '生產批次'),
    product_date: t('生产日期', 'Production date', '生產日期'),
    warranty: t('质保', 'Warranty', '保固'),
    company: t('企业名称', 'Company', '企業名稱'),
    images: t('产品图片', 'Pictures', '產品圖片'),
    manuals: t('说明书', 'Manuals', '說明書'),
    attributes: t('产品属性', 'Attributes', '產品屬性'),
    attachments: t('附件', 'Attachments', '附件'),
    repairs: t('维修记录', 'Repairs', '維修記錄'),
    circulation: t('流通记录', 'Where it has been', '流通記錄'),
  },
  carriers: {
    qr: t('二维码 QR', 'QR code', '二維條碼 QR'),
    datamatrix: t('Data Matrix', 'Data Matrix', 'Data Matrix'),
  },
  levels: {
    L: t('L · 7%', 'L · 7%', 'L · 7%'),
    M: t('M · 15%', 'M · 15%', 'M · 15%'),
    Q: t('Q · 25%', 'Q · 25%', 'Q · 25%'),
    H: t('H · 30%', 'H · 30%', 'H · 30%'),
  },
  forms: {
    short: t('短链接', 'Short link', '短連結'),
    gs1: t('GS1 数字链接', 'GS1 Digital Link', 'GS1 數位連結'),
  },
  done: {
    saved: t('保存成功，立即生效', 'Saved; it takes effect immediately', '儲存成功，立即生效'),
  },
} as const;
