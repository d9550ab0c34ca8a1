import { t } from '#contract/text.ts';

export const stockTexts = {
  one: t('库存', 'stock', '庫存'),
  line: t('我手里的商品，按物料汇总', 'Your stock, by product', '我手裡的商品，依物料彙總'),
  fields: {
    part_id: t('物料', 'Product', '物料'),
    part_code: t('物料编码', 'Product code', '物料編碼'),
    part_name: t('物料', 'Product', '物料'),
    units: t('在手', 'In stock', '在手'),
    on_way: t('在途', 'In transit', '在途'),
    blocked: t('冻结或召回', 'Frozen or recalled', '凍結或召回'),
    held_since: t('最早入手', 'Oldest held since', '最早入手'),
    code: t('编码', 'Code', '編碼'),
    level: t('层级', 'Level', '層級'),
    batch_code: t('批次号', 'Batch number', '批號'),
    parent_code: t('所在箱', 'In box', '所在箱'),
    state: t('状态', 'Status', '狀態'),
    keyword: t('物料名称或编码', 'Product name or code', '物料名稱或編碼'),
  },
  empty: {
    title: t('手里还没有商品', 'No stock yet', '手裡還沒有商品'),
    hint: t(
      '收货之后，商品会出现在这里。',
      'Products appear here once you have received them.',
      '收貨之後，商品會出現在這裡。',
    ),
  },
} as const;
