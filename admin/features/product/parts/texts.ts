import { t } from '#contract/text.ts';

export const partsPageTexts = {
  passport: {
    open: t('打开护照', 'Open passport', '開啟護照'),
    never: t('未发布', 'Not published', '未發布'),
    changed: t('是', 'Yes', '是'),
    none: t(
      '这个物料还没有产品护照',
      'This part has no product passport yet',
      '這個物料還沒有產品護照',
    ),
    write: t('填写产品护照', 'Write the product passport', '填寫產品護照'),
  },
  pages: t('消费者看到的页面', 'Pages for consumers', '消費者看到的頁面'),
  changePages: t('更换页面', 'Change pages', '更換頁面'),
  defaultPage: t('默认页面', 'Default page', '預設頁面'),
  sections: {
    basic: t('基本信息', 'Basics', '基本資料'),
    languages: t('其他语言', 'Other languages', '其他語言'),
    material: t('图片与说明书', 'Pictures and manuals', '圖片與說明書'),
    attributes: t('属性与备注', 'Attributes and remarks', '屬性與備註'),
    warranty: t('质保', 'Warranty', '保固'),
  },
  notes: {
    pictures: t(
      '第一张是列表和扫码页上的主图；最多 {n} 张。',
      'The first picture is the main one in lists and on scan pages; up to {n}.',
      '第一張是清單和掃碼頁上的主圖；最多 {n} 張。',
    ),
    manuals: t(
      '消费者扫码后可以打开的资料。',
      'Documents that consumers can open after a scan.',
      '消費者掃碼後可以開啟的資料。',
    ),
    languages: t(
      '英文和繁体页面上显示；留空则显示中文。',
      'Shown on English and Traditional Chinese pages. Where empty, the Chinese text is shown.',
      '英文和繁體頁面上顯示；留空則顯示中文。',
    ),
    attributes: t(
      '颜色、材质、功率等自己的项目，按此顺序显示。',
      'Your own fields such as colour, material or power, shown in this order.',
      '顏色、材質、功率等自己的項目，依此順序顯示。',
    ),
  },
  hints: {
    code: t('留空则自动编号', 'Leave empty to number it automatically', '留空則自動編號'),
    gtin: t('8、12、13 或 14 位', '8, 12, 13 or 14 digits', '8、12、13 或 14 碼'),
    label_id: t(
      '打印它的标识时默认用这个标签',
      'Its codes are printed on this label unless another is chosen',
      '列印它的標識時預設用這個標籤',
    ),
    warranty_policy_id: t(
      '不选就用下面单独填写的质保',
      'Leave empty to enter terms for this part only',
      '不選就用下面單獨填寫的保固',
    ),
    warranty_months: t('0 表示不提供质保', '0 for no warranty', '0 表示不提供保固'),
    warranty_many: t(
      '选了质保政策的物料仍按政策执行',
      'Parts with a warranty policy still follow that policy',
      '選了保固政策的物料仍按政策執行',
    ),
    warranty_grace_days: t(
      '起算日之后再多给的天数',
      'Extra days after the start date',
      '起算日之後再多給的天數',
    ),
  },
  addLanguages: t('填写英文和繁体', 'Add English and Traditional Chinese', '填寫英文和繁體'),
  attributeWords: {
    name_en: t('属性名（英文）', 'Attribute name (English)', '屬性名（英文）'),
    name_tw: t('属性名（繁体）', 'Attribute name (Traditional)', '屬性名（繁體）'),
  },
  manualName: t('资料名称', 'Name', '資料名稱'),
  manualWords: {
    name_en: t('资料名称（英文）', 'Name (English)', '資料名稱（英文）'),
    name_tw: t('资料名称（繁体）', 'Name (Traditional)', '資料名稱（繁體）'),
  },
  addManual: t('添加说明书', 'Add manual', '新增說明書'),
  uploadManual: t('上传说明书', 'Upload manuals', '上傳說明書'),
  manualOf: t('说明书 {name}', 'manual {name}', '說明書 {name}'),
  source: t('来源', 'Source', '來源'),
  ownFile: t('已上传的文件', 'Uploaded file', '已上傳的檔案'),
  days: t('天', 'days', '天'),
  months: t('{n} 个月', '{n} {n:month|months}', '{n} 個月'),
  monthsFrom: {
    activation: t(
      '自激活之日起 {n} 个月',
      '{n} {n:month|months} from activation',
      '自啟用之日起 {n} 個月',
    ),
    sale: t('自销售之日起 {n} 个月', '{n} {n:month|months} from sale', '自銷售之日起 {n} 個月'),
    shipment: t(
      '自发货之日起 {n} 个月',
      '{n} {n:month|months} from shipment',
      '自出貨之日起 {n} 個月',
    ),
  },
  noWarranty: t('无质保', 'No warranty', '無保固'),
  grace: t('宽限 {n} 天', '{n}-day grace period', '寬限 {n} 天'),
  comma: t('，', ', ', '，'),
  uncategorised: t('未分类', 'Uncategorised', '未分類'),
  more: t('还有 {n} 张', '{n} more', '還有 {n} 張'),
  categories: {
    title: t('产品分类', 'Categories', '產品分類'),
    all: t('全部物料', 'All parts', '全部物料'),
    hide: t('收起分类栏', 'Hide categories', '收合分類欄'),
    show: t('展开分类栏', 'Show categories', '展開分類欄'),
    none: t('还没有分类', 'No categories yet', '還沒有分類'),
    manage: t('管理分类', 'Manage categories', '管理分類'),
  },
} as const;

export const revisionTexts = {
  title: t('版次：{name}', 'Revisions of {name}', '版次：{name}'),
  nth: t('第 {n} 版', 'Revision {n}', '第 {n} 版'),
  now: t('当前', 'current', '目前'),
  first: t('建立档案', 'Created', '建立檔案'),
  colon: t('：', ':', '：'),
  before: t('原为', 'before', '原為'),
  after: t('改为', 'now', '改為'),
  empty: t('空', 'empty', '空'),
  added: t('新增', 'added', '新增'),
  removed: t('移除', 'removed', '移除'),
  reordered: t('调整了顺序', 'Order changed', '調整了順序'),
  earlier: t('查看更早的版次', 'Show earlier revisions', '檢視更早的版次'),
  none: t('还没有版次记录', 'No revisions yet', '還沒有版次紀錄'),
  ask: t(
    '确定把“{name}”恢复为第 {n} 版的内容吗？现在的内容会留在版次记录中。',
    'Restore revision {n} of “{name}”? The current content stays in the revision history.',
    '確定把「{name}」恢復為第 {n} 版的內容嗎？現在的內容會留在版次紀錄中。',
  ),
  close: t('关闭', 'Close', '關閉'),
} as const;
