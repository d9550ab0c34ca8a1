import { t } from '#contract/text.ts';

export const materialUiTexts = {
  origins: t('用料批号', 'Material lots', '用料批號'),
  noOrigins: t('没有领料记录', 'No materials recorded', '沒有領料紀錄'),
  uses: t('用在哪些批次', 'Used in batches', '用在哪些批次'),
  noUses: t('还没有批次领用', 'No batch has used it yet', '還沒有批次領用'),
  lot: t('物料批', 'Lot', '物料批'),
  batch: t('生产批次', 'Batch', '生產批次'),
  product: t('产品', 'Product', '產品'),
  quantity: t('领用', 'Used', '領用'),
  units: t('标识数', 'Codes', '標識數'),
  level: t('层级', 'Level', '層級'),
  levelNo: t('第 {n} 层', 'Level {n}', '第 {n} 層'),
  single: t('只用于单件', 'Single units only', '只用於單件'),
  state: t('状态', 'Status', '狀態'),
  receipt: {
    title: t('随收料单收到', 'Received with receipt', '隨收料單收到'),
    line: t(
      '第 {line} 行，序列号 {n} 个',
      'line {line}, serial numbers: {n}',
      '第 {line} 列，序號 {n} 個',
    ),
  },
  serials: {
    title: t('供应商序列号', 'Supplier serial number', '供應商序號'),
    made: t('生产批次', 'Made in batch', '生產批次'),
    shipped: t('发货单', 'Shipment', '出貨單'),
    of: t('共 {n} 个', 'Total: {n}', '共 {n} 個'),
    before: t('上一页', 'Previous', '上一頁'),
    after: t('下一页', 'Next', '下一頁'),
    page: t('{page} / {pages}', '{page} / {pages}', '{page} / {pages}'),
  },
  via: t('经由 {code}', 'through {code}', '經由 {code}'),
} as const;
