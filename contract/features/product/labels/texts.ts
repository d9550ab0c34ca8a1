import type { LabelField } from '#contract/labels/content.ts';
import type { LabelElementKind } from '#contract/labels/document.ts';
import type { FaultKind } from '#contract/labels/faults.ts';
import { t, type Text } from '#contract/text.ts';

const kinds: Record<LabelElementKind, Text> = {
  text: t('文字', 'Text', '文字'),
  qr: t('二维码', 'QR code', 'QR Code'),
  datamatrix: t('DataMatrix 码', 'Data Matrix', 'DataMatrix 碼'),
  code128: t('Code 128 条码', 'Code 128', 'Code 128 條碼'),
  ean: t('商品条码', 'EAN / GTIN', '商品條碼'),
  image: t('图片', 'Picture', '圖片'),
  line: t('线条', 'Line', '線條'),
  box: t('方框', 'Box', '方框'),
  table: t('表格', 'Table', '表格'),
};

/** What a label can show of its code. */
const bound: Record<LabelField, Text> = {
  code: t('标识编码', 'Identifier', '標識編碼'),
  link: t('查询链接', 'Link', '查詢連結'),
  digital_link: t('GS1 数字链接', 'GS1 Digital Link', 'GS1 數位連結'),
  gs1: t('GS1 应用标识串', 'GS1 element string', 'GS1 應用識別字串'),
  'part.code': t('物料编码', 'Part code', '物料編碼'),
  'part.name': t('物料名称', 'Part name', '物料名稱'),
  'part.model': t('型号', 'Model', '型號'),
  'part.gtin': t('商品条码 GTIN', 'GTIN', '商品條碼 GTIN'),
  'batch.code': t('批次号', 'Batch number', '批號'),
  'batch.product_date': t('生产日期', 'Produced on', '生產日期'),
  'batch.expire_date': t('有效期至', 'Expires on', '有效期至'),
  'batch.factory': t('工厂', 'Factory', '工廠'),
  'company.name': t('公司名称', 'Company', '公司名稱'),
  'pack.code': t('标识包编号', 'Pack', '標識包編號'),
  number: t('序号', 'Number', '序號'),
  total: t('总数', 'Total', '總數'),
  today: t('打印日期', 'Printed on', '列印日期'),
};

const faults: Record<FaultKind, Text> = {
  empty: t('没有内容', 'No content', '沒有內容'),
  unknown: t('没有叫 {names} 的字段', 'There is no field named {names}', '沒有叫 {names} 的欄位'),
  invalid: t(
    '内容不能编成这种码，请检查校验位和字符',
    'This content can’t be encoded; check the check digit and the characters',
    '內容不能編成這種碼，請核對檢查碼和字元',
  ),
  conflict: t(
    '这些 GS1 元素不能单独或一起出现，例如序列号 (21) 要与产品编号 (01) 一起',
    'These GS1 elements can’t stand like this; for example, a serial number (21) needs its product number (01)',
    '這些 GS1 元素不能單獨或一起出現，例如序號 (21) 要與產品編號 (01) 一起',
  ),
  tooSmall: t(
    '太小，放不下这个码，请放大',
    'Too small for this code; make it larger',
    '太小，放不下這個碼，請放大',
  ),
  overflows: t(
    '文字放不下，会被裁掉',
    'The text does not fit and will be cut off',
    '文字放不下，會被裁掉',
  ),
  outside: t('超出标签边缘', 'Extends beyond the edge of the label', '超出標籤邊緣'),
};

export const labelTexts = {
  one: t('标签模板', 'label template', '標籤範本'),
  line: t(
    '按毫米设计标签，发布后用于打印',
    'Labels designed in millimetres; published ones can be printed',
    '按毫米設計標籤，發布後用於列印',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    state: t('状态', 'Status', '狀態'),
    size: t('尺寸', 'Size', '尺寸'),
    width_mm: t('宽度', 'Width', '寬度'),
    height_mm: t('高度', 'Height', '高度'),
    dpi: t('打印机分辨率', 'Printer resolution', '印表機解析度'),
    elements: t('元素', 'Elements', '元素'),
    sheet: t('纸张', 'Sheet', '紙張'),
    sheet_kind: t('纸张', 'Sheet', '紙張'),
    copies: t('份数', 'Copies', '份數'),
    bindings: t('自定义字段', 'Custom fields', '自訂欄位'),
    parts: t('默认用于', 'Default for', '預設用於'),
    publish_time: t('发布时间', 'Published', '發布時間'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('名称', 'Name', '名稱'),
    code: t('标识', 'Identifier', '標識'),
    format: t('格式', 'Format', '格式'),
    letters: t('字符', 'Characters', '字元'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    // Of elements.
    content: t('内容', 'Content', '內容'),
    x: t('左', 'Left', '左'),
    y: t('上', 'Top', '上'),
    width: t('宽', 'Width', '寬'),
    height: t('高', 'Height', '高'),
    rotation: t('旋转', 'Rotation', '旋轉'),
    size_pt: t('字号', 'Font size', '字級'),
    rows: t('行', 'Rows', '列'),
    columns: t('列', 'Columns', '欄'),
    url: t('图片', 'Picture', '圖片'),
    thickness: t('线宽', 'Line width', '線寬'),
    radius: t('圆角', 'Corner radius', '圓角'),
  },
  kinds,
  bound,
  faults,
  sheets: {
    roll: t('卷纸', 'Roll', '捲紙'),
    page: t('整页', 'Page', '整頁'),
  },
  empty: {
    title: t('还没有标签模板', 'No label templates yet', '還沒有標籤範本'),
    hint: t(
      '选一个常用尺寸开始，放上二维码和文字，发布后就能打印。',
      'Start from a common size, place codes and text, publish, then print.',
      '選一個常用尺寸開始，放上 QR Code 和文字，發布後就能列印。',
    ),
  },
  errors: {
    faulty: t(
      '“{name}”还不能发布：有 {n} 处问题',
      '{name} can’t be published yet: {n} {n:problem|problems}',
      '「{name}」還不能發布：有 {n} 處問題',
    ),
    noElements: t(
      '“{name}”是空白的，先放上内容再发布',
      '{name} is blank: add something before publishing',
      '「{name}」是空白的，先放上內容再發布',
    ),
    noCode: t('没有这个标识', 'There is no such identifier', '沒有這個標識'),
    noPicture: t('图片不存在', 'This picture does not exist', '圖片不存在'),
  },
  done: {
    copied: t('已复制', 'Copied', '已複製'),
  },
} as const;
