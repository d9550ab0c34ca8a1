import { t } from '#contract/text.ts';

export const ordersPageTexts = {
  sections: {
    buyer: t('订货方', 'Ordered by', '訂貨方'),
    lines: t('订货明细', 'Lines', '訂貨明細'),
  },
  buyerHint: t(
    '从经销商和客户中选一个',
    'Choose either a dealer or a customer',
    '從經銷商和客戶中選一個',
  ),
  addLine: t('添加物料', 'Add part', '新增物料'),
  priceHint: t(
    '单价不含税，可以以后再填',
    'Prices exclude tax and can be filled in later',
    '單價未稅，可以之後再填',
  ),
  file: t('下载订单确认书', 'Download confirmation', '下載訂單確認書'),
  view: t('查看', 'View', '檢視'),
  title: t('销售订单 {code}', 'Sales order {code}', '銷售訂單 {code}'),
  purchase: t('客户采购单', 'Customer’s purchase order', '客戶採購單'),
  produce: {
    title: t('排产 {names}', 'Produce {names}', '排產 {names}'),
    hint: t(
      '每个物料建一个计划批次；数量可以减少，0 表示先不排。',
      'One planned batch is created for each part. Quantities can be reduced; 0 leaves a part for later.',
      '每個物料建一個計劃批次；數量可以減少，0 表示先不排。',
    ),
    all: t(
      '将为还没有排产的 {n} 个物料各建一个计划批次。',
      'One planned batch is created for each of the remaining {n} parts.',
      '將為還沒有排產的 {n} 個物料各建一個計劃批次。',
    ),
    nothing: t(
      '订单的数量都已排产或从库存发出。',
      'Everything on this order is already in a batch or was shipped from stock.',
      '訂單的數量都已排產或從庫存出貨。',
    ),
    left: t('待排产 {n}', '{n} left', '待排產 {n}'),
    quantity: t('排产数量', 'Quantity', '排產數量'),
  },
} as const;
