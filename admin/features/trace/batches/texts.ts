import { t } from '#contract/text.ts';

export const batchesPageTexts = {
  print: t('打印标签', 'Print labels', '列印標籤'),
  bind: t('绑定标识', 'Bind identifiers', '綁定標識'),
  collection: t('数据采集', 'Data collection', '資料採集'),
  place: t('工厂 / 产线', 'Factory / line', '工廠 / 產線'),
  partOption: t('{name}（{code}）', '{name} ({code})', '{name}（{code}）'),
  steps: t('批次进度', 'Batch progress', '批次進度'),
  history: t('操作记录', 'History', '操作紀錄'),
  added: t('新建批次', 'Created', '新建批次'),
  hints: {
    code: t(
      '留空则按编号规则自动生成',
      'Leave empty to number it automatically',
      '留空則依編號規則自動產生',
    ),
    bom: t(
      '不选则用最新发布的版本',
      'Leave empty to use the latest released version',
      '不選則用最新發布的版本',
    ),
    part: t('只列出启用的物料', 'Only active parts are listed', '只列出啟用的物料'),
    factory: t(
      '选择已建档的工厂：证书有效时，产品页面显示它的认证标志',
      'Choose a registered factory; while its certificate is valid, product pages show its badge',
      '選擇已建檔的工廠：證書有效時，產品頁面顯示它的認證標誌',
    ),
    expire: t(
      '没有保质期的产品可留空',
      'Leave empty for products without an expiry date',
      '沒有保存期限的產品可留空',
    ),
  },
  released: t(
    '批次已下达：批次号、物料与数量不能再改。',
    'The batch has been released: number, part and quantity can no longer be changed.',
    '批次已下達：批號、物料與數量不能再改。',
  ),
  over: t(
    '批次已结束，只能修改备注。',
    'The batch is closed; only the remark can be changed.',
    '批次已結束，只能修改備註。',
  ),
  holders: {
    title: t('货物去向', 'Where the goods are', '貨物去向'),
    recall: t('召回情况', 'Recall', '召回情況'),
    company: t('本企业库存', 'In our stock', '本企業庫存'),
    cameBack: t('已退回', 'Returned', '已退回'),
    none: t('还没有绑定产品', 'No products are bound yet', '還沒有綁定產品'),
  },
  recallPart: t('召回物料', 'Recall a part', '召回物料'),
  recallPartLine: t(
    '该物料的全部批次（计划中的除外）都将召回，不能撤销；持有这些产品的经销商会收到通知。',
    'All batches of this part, except planned ones, will be recalled. This can’t be undone. The dealers that hold the products are notified.',
    '該物料的全部批次（計劃中的除外）都將召回，不能撤銷；持有這些產品的經銷商會收到通知。',
  ),
  reasonHint: t('会记入批次的操作记录', 'Recorded in the batch history', '會記入批次的操作紀錄'),
} as const;
