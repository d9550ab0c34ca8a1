import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';

export const markTexts = {
  one: t('标识配置', 'identifier settings', '標識設定'),
  line: t(
    '消费者扫码后看到什么，码用什么载体、带什么网址',
    'What consumers see after a scan, and the symbology and URL of codes',
    '消費者掃碼後看到什麼，碼用什麼載體、帶什麼網址',
  ),
  fields: {
    hidden: t('显示内容', 'Content shown', '顯示內容'),
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
      'Require an SMS code for activation',
      '啟用須簡訊驗證手機號碼',
    ),
    hotline: t('客服热线', 'Customer hotline', '客服專線'),
    brand_logo: t('品牌标志', 'Brand logo', '品牌標誌'),
    ...namesInThree('brand_name', t('品牌名称', 'Brand name', '品牌名稱')),
    brand_color: t('主色', 'Main colour', '主色'),
    brand_radius: t('圆角', 'Corners', '圓角'),
    brand_spacing: t('间距', 'Spacing', '間距'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  facts: {
    first_verify: t('首次查询时间', 'First check', '首次查詢時間'),
    query_count: t('查询次数', 'Number of checks', '查詢次數'),
    query_log: t('查询记录', 'Check history', '查詢紀錄'),
    place: t('查询地点', 'Check locations', '查詢地點'),
    model: t('产品型号', 'Model', '產品型號'),
    serial: t('序列号', 'Serial number', '序號'),
    batch: t('生产批次', 'Batch', '生產批次'),
    product_date: t('生产日期', 'Production date', '生產日期'),
    warranty: t('质保', 'Warranty', '保固'),
    company: t('企业名称', 'Company', '企業名稱'),
    images: t('产品图片', 'Product pictures', '產品圖片'),
    manuals: t('说明书', 'Manuals', '說明書'),
    attributes: t('产品属性', 'Attributes', '產品屬性'),
    attachments: t('附件', 'Attachments', '附件'),
    repairs: t('维修记录', 'Repairs', '維修紀錄'),
    circulation: t('流通记录', 'Where it has been', '流通紀錄'),
    step_made: t('流通：生产', 'Step: made', '流通：生產'),
    step_tested: t('流通：检验', 'Step: tested', '流通：檢驗'),
    step_packed: t('流通：装箱', 'Step: packed', '流通：裝箱'),
    step_shipped: t('流通：发货与收货', 'Step: shipped and received', '流通：出貨與收貨'),
    step_sold: t('流通：售出', 'Step: sold', '流通：售出'),
  },
  radii: {
    square: t('直角', 'Square', '直角'),
    soft: t('小圆角', 'Slightly rounded', '小圓角'),
    round: t('大圆角', 'Rounded', '大圓角'),
  },
  spacings: {
    tight: t('紧凑', 'Tight', '緊湊'),
    normal: t('适中', 'Normal', '適中'),
    wide: t('宽松', 'Wide', '寬鬆'),
  },
  carriers: {
    qr: t('二维码 QR', 'QR code', 'QR Code'),
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
