import { t, type Text } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';
import type { PartKind, WarrantyStart } from './kinds.ts';
import { partMoves } from './moves.ts';

export const partTexts = {
  one: t('物料', 'part', '物料'),
  line: t(
    '产品、部件与原料的档案，标识与追溯都从这里开始',
    'Products, components and materials; identifiers and traceability start here',
    '產品、部件與原料的檔案，標識與追溯都從這裡開始',
  ),
  fields: {
    code: t('物料编码', 'Part code', '物料編碼'),
    ...namesInThree('name', t('物料名称', 'Part name', '物料名稱')),
    kind: t('类型', 'Type', '類型'),
    category_id: t('分类', 'Category', '分類'),
    category_name: t('分类', 'Category', '分類'),
    ...namesInThree('model', t('型号', 'Model', '型號')),
    gtin: t('商品条码', 'GTIN', '商品條碼'),
    book: t('图书', 'Book', '圖書'),
    unit: t('单位', 'Unit', '單位'),
    net_content: t('净含量', 'Net content', '淨含量'),
    net_unit: t('净含量单位', 'Net content unit', '淨含量單位'),
    price: t('参考价', 'List price', '參考價'),
    introduction: t('产品介绍', 'Description', '產品介紹'),
    image: t('图片', 'Picture', '圖片'),
    images: t('产品图片', 'Product pictures', '產品圖片'),
    manuals: t('说明书', 'Manuals', '說明書'),
    attributes: t('自定义属性', 'Attributes', '自訂屬性'),
    ...namesInThree('value', t('属性值', 'Value', '屬性值')),
    url: t('链接', 'Link', '連結'),
    warranty_months: t('质保期（月）', 'Warranty (months)', '保固期（月）'),
    warranty_start: t('质保起算', 'Warranty starts', '保固起算'),
    warranty_grace_days: t('宽限天数', 'Grace period (days)', '寬限天數'),
    warranty_policy_id: t('质保政策', 'Warranty policy', '保固政策'),
    warranty_policy: t('质保政策', 'Warranty policy', '保固政策'),
    label_id: t('标签模板', 'Label template', '標籤範本'),
    label_name: t('标签模板', 'Label template', '標籤範本'),
    remark: t('备注', 'Remark', '備註'),
    state: t('状态', 'Status', '狀態'),
    revision: t('版次', 'Revision', '版次'),
    part_id: t('物料', 'Part', '物料'),
    keyword: t('编码、名称、型号、条码', 'Code, name, model or GTIN', '編碼、名稱、型號、條碼'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  kinds: {
    product: t('产品', 'Product', '產品'),
    component: t('部件', 'Component', '部件'),
    material: t('原料', 'Material', '原料'),
  } satisfies Record<PartKind, Text>,
  states: partMoves.states,
  starts: {
    activation: t('激活之日', 'Activation', '啟用之日'),
    sale: t('销售之日', 'Sale', '銷售之日'),
    shipment: t('发货之日', 'Shipment', '出貨之日'),
  } satisfies Record<WarrantyStart, Text>,
  actions: {
    revisions: t('版次', 'Revisions', '版次'),
    restore: t('恢复此版次', 'Restore this revision', '恢復此版次'),
  },
  done: {
    restored: t('已恢复到第 {n} 版的内容', 'Revision {n} restored', '已恢復到第 {n} 版的內容'),
  },
  empty: {
    title: t('还没有物料', 'No parts yet', '還沒有物料'),
    hint: t(
      '登记第一个产品，或从表格批量导入。',
      'Add the first product, or import a spreadsheet.',
      '登記第一個產品，或從表格批次匯入。',
    ),
  },
  errors: {
    noPolicy: t('质保政策不存在', 'This warranty policy does not exist', '保固政策不存在'),
    noLabel: t('标签模板不存在', 'This label template does not exist', '標籤範本不存在'),
    noCategory: t('分类不存在', 'This category does not exist', '分類不存在'),
    noUnit: t('单位不在字典中', 'The unit is not in the dictionary', '單位不在字典中'),
    noPicture: t(
      '图片不存在，请重新上传',
      'This picture does not exist; please upload it again',
      '圖片不存在，請重新上傳',
    ),
    noManual: t(
      '说明书不存在，请重新上传',
      'This manual does not exist; please upload it again',
      '說明書不存在，請重新上傳',
    ),
    noRevision: t('该版次不存在', 'This revision does not exist', '該版次不存在'),
  },
} as const;
